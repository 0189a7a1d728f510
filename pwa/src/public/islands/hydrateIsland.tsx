import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { useNow } from '../device/useNow.ts';
import { WITHOUT_SCRIPTS } from '../document/withoutScripts.ts';
import { createPageQueries, pageQueryRunner } from '../page/pageQueries.ts';
import { QueryRunnerContext, type AnyPageQuery } from '../page/pageQuery.ts';
import { SiteContext, type SiteContextValue } from '../page/siteContext.ts';
import { recordAwake } from './awake.ts';
import { reloadPage } from './reloadPage.ts';
import { LiveContext, type Island } from './island.tsx';

/** A query failed because its code could not be loaded. */
let isCodeMissing = false;

/** Apollo Client is loaded with the first query: most islands have all their data. */
async function fetchQuery(query: AnyPageQuery): Promise<QueryOutcome> {
  const wasMissing = isCodeMissing;
  try {
    const { fetchPublicQuery } = await import('../graphql/fetchPublicQuery.ts');
    return await fetchPublicQuery(query);
  } catch {
    isCodeMissing = true;
    if (wasMissing) await reloadPage().catch(() => undefined);
    return { code: 'OFFLINE' };
  }
}

type StoredSite = Omit<SiteContextValue, 'now'> & { readonly now: string };

interface StoredProps {
  /** Results that the server embedded, by query key. */
  readonly outcomes?: Readonly<Record<string, QueryOutcome>>;
}

const stored = (element: HTMLElement, name: string): unknown =>
  JSON.parse(element.dataset[name] ?? 'null');

interface WithSiteProps {
  readonly site: StoredSite;
  readonly children: ReactNode;
}

function WithSite({ site, children }: WithSiteProps): ReactNode {
  const now = useNow(new Date(site.now));
  return <SiteContext value={{ ...site, now }}>{children}</SiteContext>;
}

interface AwakeProps {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

function Awake({ onAwake, children }: AwakeProps): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Resolves when the island handles presses. If its code throws then or later, the server's markup
 * comes back, without the controls that need scripts.
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { Content }: Island<Props>,
): Promise<void> {
  const markup = element.innerHTML;
  const props = (): Props & StoredProps => stored(element, 'props') as Props & StoredProps;
  const runQuery = pageQueryRunner(createPageQueries(props().outcomes ?? {}, fetchQuery));
  await new Promise<void>((resolve, reject) => {
    const draw = (): ReactNode => {
      const site = stored(element, 'site') as StoredSite | null;
      const content = <Content {...props()} />;
      return (
        <StrictMode>
          <LiveContext value>
            <QueryRunnerContext value={runQuery}>
              <Awake onAwake={resolve}>
                {site ? <WithSite site={site}>{content}</WithSite> : content}
              </Awake>
            </QueryRunnerContext>
          </LiveContext>
        </StrictMode>
      );
    };
    const root = hydrateRoot(element, draw(), {
      onUncaughtError(error) {
        setTimeout(() => {
          root.unmount();
          element.innerHTML = markup;
          element.setAttribute(WITHOUT_SCRIPTS, '');
          reject(new Error('An island threw', { cause: error }));
        });
      },
    });
    recordAwake(element, {
      render() {
        root.render(draw());
      },
      unmount() {
        root.unmount();
      },
    });
  });
}
