import type { ComponentType, FunctionComponent } from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentNode } from 'graphql';
import type { ApolloClient } from '@apollo/client';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { QueryOutcome, SiteParts } from '@centar/domain/pageContract.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import { QueryRunnerContext, queryKey } from '../../public/page/pageQuery.ts';
import type { RouteInput } from '../../public/page/publicRoute.ts';
import { SiteContext } from '../../public/page/siteContext.ts';
import '../../public/pages/pages.css';
import { shownRoute } from '../../public/routes.tsx';
import type { Seen, SeenItem } from '../form/waitingParts.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { dryRunOf } from './dryRun.ts';
import { askAsVisitors, fetchSite, switchScript, restoreScript } from './PreviewPage.tsx';
import { PART_PREVIEWS } from './partPreviews.tsx';

export interface TypedItem {
  readonly itemType: ItemType;
  /** The public page: `/news/3`; any number for a new item. */
  readonly path: string;
  /** The operation that would save it. */
  readonly save: DocumentNode;
  readonly input: object;
}

export interface TypedPage extends Pick<SiteParts, 'facts' | 'keepScript'> {
  readonly path: string;
  readonly Page: ComponentType<RouteInput> | FunctionComponent;
  readonly route: RouteInput;
  readonly outcomes: ReadonlyMap<string, QueryOutcome>;
  /** As sent. */
  readonly input: object;
}

/** What does not depend on the typed values. */
async function loadSurroundings({ itemType, path }: TypedItem) {
  const { route, input } = shownRoute(path, new URLSearchParams());
  const part = PART_PREVIEWS[itemType];
  const [query, ...others] = part ? [part.query] : (route.queries(input) ?? []);
  const [{ facts, keepScript }, outcomes] = await Promise.all([
    fetchSite(),
    askAsVisitors(others),
    part ? undefined : route.page.load(),
  ]);
  const Page = part?.Part ?? route.page.Component;
  if (!Page || !query) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
  return { page: { path, Page, route: input, facts, keepScript }, outcomes, query, part };
}

/** The server checks the values and answers as if they were saved. Nothing is saved. */
async function askServer(
  client: ApolloClient,
  { save, input }: TypedItem,
  page: DocumentNode,
): Promise<readonly [key: string, item: SeenItem]> {
  const mutation = dryRunOf(save, page);
  if (!mutation) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
  const answer = await client.mutate({
    mutation,
    variables: { input },
    // A session that has ended must not close the form.
    context: { headers: { 'x-preview': '1' }, asksPasswordInPlace: true },
    fetchPolicy: 'no-cache',
  });
  const [key, item] = Object.entries(answer.data ?? {})[0] ?? [];
  if (key === undefined || item === undefined) {
    throw new CallFailed({ code: 'INTERNAL_SERVER_ERROR', fields: {} });
  }
  return [key, { ...item }];
}

/** The last result of its kind, unless it failed. */
function lastOf<Result>() {
  let last: { readonly of: string; readonly result: Promise<Result> } | undefined;
  return (of: string, load: () => Promise<Result>): Promise<Result> => {
    if (last?.of === of) return last.result;
    const loading = { of, result: load() };
    last = loading;
    loading.result.catch(() => {
      if (last === loading) last = undefined;
    });
    return loading.result;
  };
}

/** For one form: requests only changed values again. */
export function typedPageLoader(client: ApolloClient) {
  const surroundings = lastOf<Awaited<ReturnType<typeof loadSurroundings>>>();
  const answers = lastOf<Awaited<ReturnType<typeof askServer>>>();
  return async (item: TypedItem, waiting: readonly Seen[]): Promise<TypedPage> => {
    const { path, input } = item;
    const around = await surroundings(path, () => loadSurroundings(item));
    const { page, outcomes, query, part } = around;
    const [key, typed] = await answers(JSON.stringify([path, input]), () =>
      askServer(client, item, query.document),
    );
    let shown = typed;
    for (const seen of waiting) shown = await seen(shown, input);
    const [own, data] = part?.answer(shown) ?? [queryKey(query), { [key]: shown }];
    return { ...page, input, outcomes: new Map([...outcomes, [own, { data }]]) };
  };
}

/** Static, so that the surrounding panel keeps its script. */
export function markupOf(page: TypedPage, script: Script): string {
  const { path, Page, route, facts, outcomes, keepScript } = page;
  const site = { facts, origin: window.location.origin, now: new Date(), address: path };
  switchScript(script, keepScript);
  try {
    return renderToStaticMarkup(
      <StaticRouter location={path}>
        <QueryRunnerContext value={(query) => outcomes.get(queryKey(query))}>
          <SiteContext value={site}>
            <Page {...route} />
          </SiteContext>
        </QueryRunnerContext>
      </StaticRouter>,
    );
  } finally {
    restoreScript();
  }
}
