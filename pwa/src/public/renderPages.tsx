import type { PageBundle, QueryOutcome, RenderRequest } from '@centar/domain/pageContract.ts';
import { App } from './App.tsx';
import { renderDocument } from './document/document.tsx';
import {
  operationName,
  queryKey,
  type AnyPageQuery,
  type QueryVariables,
  type PageQuery,
  type QueryRunner,
} from './page/pageQuery.ts';
import { RenderTurnContext, type RenderMarkup } from './page/renderTurn.ts';
import type { ReadData } from './page/publicRoute.ts';
import { headOf } from './pageMetadata.ts';
import { sharedPicture } from './page/sharedTicket.ts';
import type { SharedPicture } from '@centar/domain/sharedPicture.ts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { isSecretPage, pathOf } from '@centar/domain/pages.ts';
import { toLatin, type WriteText } from '@centar/domain/serbianScript.ts';
import { showIn } from '../shared/script/script.ts';
import { siteTexts } from '../shared/texts/site.texts.ts';
import { NOT_FOUND_ROUTE, routeOf, type FoundRoute } from './routes.tsx';

/** Error codes that result in a 404 page. */
const MISSING = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

async function runAll(
  queries: readonly AnyPageQuery[],
  query: RenderRequest['query'],
): Promise<Map<string, QueryOutcome>> {
  const outcomes = await Promise.all(
    queries.map(
      async (one) => [queryKey(one), await query(operationName(one), one.variables)] as const,
    ),
  );
  return new Map(outcomes);
}

/** All queries have finished before rendering. */
function readyRunner(outcomes: ReadonlyMap<string, QueryOutcome>): QueryRunner {
  return (query) => outcomes.get(queryKey(query));
}

function reader(outcomes: ReadonlyMap<string, QueryOutcome>): ReadData {
  return <Data, Variables extends QueryVariables>(
    query: PageQuery<Data, Variables>,
  ): Data | undefined => {
    const outcome = outcomes.get(queryKey(query));
    return outcome && 'data' in outcome ? (outcome.data as Data) : undefined;
  };
}

/** A route may learn from the data that its page does not exist. */
function isThere({ route, input }: FoundRoute, read: ReadData): boolean {
  return route.exists === undefined || route.exists(input, read);
}

let writer: { readonly words: readonly string[]; readonly write: WriteText } | undefined;

/** Sets the script for all synchronous rendering until the next `await`. */
function setRequestScript({
  script,
  keepScript: words,
}: Pick<RenderRequest, 'script' | 'keepScript'>): void {
  if (writer?.words !== words) writer = { words, write: cyrillicWriter(words) };
  showIn(script, script === 'cyrillic' ? writer.write : toLatin);
}

/** How a server and a device render differently. */
export interface Renderer {
  readonly renderMarkup: RenderMarkup;
  /** The device has rendered the page, from its copy of the content. */
  readonly isOnDevice: boolean;
}

/** `address` is the same in both scripts. When it resolves, the request's script is set. */
async function renderApp(
  { renderMarkup, isOnDevice }: Renderer,
  request: Omit<RenderRequest, 'page' | 'search' | 'query'>,
  address: string,
  found: FoundRoute,
  outcomes: ReadonlyMap<string, QueryOutcome>,
): Promise<string> {
  const {
    facts,
    now,
    publicUrl: origin,
    accessTest,
    reservation,
    notification,
    offersMail,
    savedAt,
  } = request;
  const shown = { facts, origin, now: new Date(now), address, isOnDevice, accessTest };
  const begin = (): void => {
    setRequestScript(request);
  };
  const markup = await renderMarkup(begin, (pauseIfDue) => (
    <RenderTurnContext value={pauseIfDue}>
      <App
        site={{ ...shown, reservation, notification, offersMail, savedAt }}
        runQuery={readyRunner(outcomes)}
        found={found}
      />
    </RenderTurnContext>
  ));
  begin();
  return markup;
}

async function renderPage(renderer: Renderer, request: RenderRequest) {
  const { page, search } = request;
  const found = routeOf(page, search);
  const queries = found.route.queries(found.input);
  const outcomes = await runAll(queries ?? [], request.query);
  const codes = [...outcomes.values()].flatMap((one) => ('code' in one ? [one.code] : []));
  const read = reader(outcomes);
  const failed = codes.some((code) => !MISSING.has(code));
  const exists = queries && codes.length === 0 && isThere(found, read);
  if (!failed && !exists) return { status: 404 } as const;
  const redirect = exists ? found.route.redirect?.(found.input, read) : undefined;
  if (redirect !== undefined) return { status: 302, location: redirect } as const;
  await found.route.page.load();
  const path = pathOf(page);
  const query = search.toString();
  const address = query ? `${path}?${query}` : path;
  const markup = await renderApp(renderer, request, address, found, outcomes);
  const html = renderDocument({
    ...request,
    // Metadata must not repeat an address that may change something.
    ...(isSecretPage(page) ? {} : { path }),
    page: found.route.page.name,
    head: headOf(page.name)(found.input, read, new Date(request.now)),
    markup,
  });
  // A page with a failed part shows its other parts. Status 500 keeps it out of all caches.
  return { status: failed ? 500 : 200, html } as const;
}

/** Undefined for a page that is missing, or has no ticket. */
export async function pictureOfPage(request: RenderRequest): Promise<SharedPicture | undefined> {
  const { page, search, facts, now } = request;
  const found = routeOf(page, search);
  const outcomes = await runAll(found.route.queries(found.input) ?? [], request.query);
  setRequestScript(request);
  return sharedPicture(headOf(page.name)(found.input, reader(outcomes), new Date(now)), facts);
}

/** The page contains nothing of the address, so one page serves all unknown addresses. */
async function renderNotFound(
  renderer: Renderer,
  request: Parameters<PageBundle['renderNotFound']>[0],
) {
  const { page, queries } = NOT_FOUND_ROUTE.route;
  const outcomes = await runAll(queries(NOT_FOUND_ROUTE.input) ?? [], request.query);
  await page.load();
  const markup = await renderApp(renderer, request, '/', NOT_FOUND_ROUTE, outcomes);
  const html = renderDocument({
    ...request,
    page: page.name,
    head: { title: siteTexts[renderer.isOnDevice ? 'notCached' : 'notFound'].title },
    markup,
  });
  const failed = [...outcomes.values()].some((one) => 'code' in one);
  return { status: failed ? 500 : 404, html } as const;
}

/** Pages with their data, on the server and on a device. */
export const pageRenderer = (
  renderer: Renderer,
): Pick<PageBundle, 'renderPage' | 'renderNotFound'> => ({
  renderPage: (request) => renderPage(renderer, request),
  renderNotFound: (request) => renderNotFound(renderer, request),
});
