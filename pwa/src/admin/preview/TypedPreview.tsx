import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentNode } from 'graphql';
import { useApolloClient } from '@apollo/client/react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { QueryOutcome, SiteParts } from '@centar/domain/pageContract.ts';
import { SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { QueryRunnerContext, queryKey } from '../../public/page/pageQuery.ts';
import type { RouteInput } from '../../public/page/publicRoute.ts';
import { SiteContext } from '../../public/page/siteContext.ts';
import '../../public/pages/pages.css';
import { shownRoute } from '../../public/routes.tsx';
import type { Seen, SeenItem } from '../form/waitingParts.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { Modal } from '../ui/Modal.tsx';
import { dryRunOf } from './dryRun.ts';
import { askAsVisitors, fetchSite, switchScript, restoreScript } from './PreviewPage.tsx';
import { PART_PREVIEWS } from './partPreviews.tsx';

const texts = publicationTexts.preview;

export interface TypedItem {
  readonly itemType: ItemType;
  /** The public page: `/news/3`; any number for a new item. */
  readonly path: string;
  /** The operation that would save it. */
  readonly save: DocumentNode;
  readonly input: object;
  readonly waiting: readonly Seen[];
}

interface ReadyPage extends Pick<SiteParts, 'facts' | 'keepScript'> {
  readonly path: string;
  readonly Page: ComponentType<RouteInput> | FunctionComponent;
  readonly input: RouteInput;
  readonly outcomes: ReadonlyMap<string, QueryOutcome>;
}

const ignoreFailure = (): void => undefined;

/** Static, so that the surrounding panel keeps its script. */
function markupOf(page: ReadyPage, script: Script): string {
  const { path, Page, input, facts, outcomes, keepScript } = page;
  const site = { facts, origin: window.location.origin, now: new Date(), address: path };
  switchScript(script, keepScript);
  try {
    return renderToStaticMarkup(
      <StaticRouter location={path}>
        <QueryRunnerContext value={(query) => outcomes.get(queryKey(query))}>
          <SiteContext value={site}>
            <Page {...input} />
          </SiteContext>
        </QueryRunnerContext>
      </StaticRouter>,
    );
  } finally {
    restoreScript();
  }
}

/** Nothing is saved. */
export function TypedPreview(props: {
  readonly item: TypedItem;
  readonly onClose: () => void;
}): ReactNode {
  const { item, onClose } = props;
  const [script, setScript] = useState<Script>('latin');
  const client = useApolloClient();
  const load = useCallback(async (): Promise<ReadyPage> => {
    const { itemType, path, save, waiting } = item;
    const { route, input } = shownRoute(path, new URLSearchParams());
    const part = PART_PREVIEWS[itemType];
    const [query, ...others] = part ? [part.query] : (route.queries(input) ?? []);
    const mutation = query && dryRunOf(save, query.document);
    if (!query || !mutation) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
    const asking = client.mutate({
      mutation,
      variables: { input: item.input },
      context: { headers: { 'x-preview': '1' } },
      fetchPolicy: 'no-cache',
    });
    const [{ facts, keepScript }, answer, outcomes] = await Promise.all([
      fetchSite(),
      asking,
      askAsVisitors(others),
      part ? undefined : route.page.load(),
    ]);
    const Page = part?.Part ?? route.page.Component;
    const [key, typed] = Object.entries(answer.data ?? {})[0] ?? [];
    if (!Page || key === undefined || typed === undefined) {
      throw new CallFailed({ code: 'INTERNAL_SERVER_ERROR', fields: {} });
    }
    let shown: SeenItem = { ...typed };
    for (const seen of waiting) shown = await seen(shown, item.input);
    const [own, data] = part?.answer(shown) ?? [queryKey(query), { [key]: shown }];
    return {
      path,
      Page,
      input,
      facts,
      keepScript,
      outcomes: new Map<string, QueryOutcome>([...outcomes, [own, { data }]]),
    };
  }, [client, item]);
  const loaded = useAsync(load, ignoreFailure);
  return (
    <Modal open wide title={texts.title} onClose={onClose}>
      <AlertBox tone="amber" text={texts.typed}>
        {SCRIPTS.filter((one) => one !== script).map((other) => (
          <button
            key={other}
            type="button"
            onClick={() => {
              setScript(other);
            }}
          >
            {texts.inScript[other]}
          </button>
        ))}
      </AlertBox>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(page) => <PageMarkup page={page} script={script} />}
      </LoadedView>
    </Modal>
  );
}

function PageMarkup({ page, script }: { readonly page: ReadyPage; script: Script }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { body } = new DOMParser().parseFromString(markupOf(page, script), 'text/html');
    host.current?.replaceChildren(...body.childNodes);
  }, [page, script]);
  return (
    <div
      ref={host}
      lang={script === 'cyrillic' ? 'sr-Cyrl' : 'sr-Latn'}
      // A link in the page would leave the form.
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a, button')) event.preventDefault();
      }}
    />
  );
}
