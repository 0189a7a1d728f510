import { useCallback, useEffect, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { inScript, SCRIPTS, splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import { toLatin } from '@centar/domain/serbianScript.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { QueryOutcome, SiteParts } from '@centar/domain/pageContract.ts';
import { showIn } from '../../shared/script/script.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { createPublicClient } from '../../public/graphql/publicClient.ts';
import { runQuery } from '../../public/graphql/runQuery.ts';
import { inlineFragments } from './inlineFragments.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { SiteFrame } from '../../public/pages/frame/SiteFrame.tsx';
import '../../public/pages/pages.css';
import { PRESSES } from '../../public/browser/presses.ts';
import { listenForPresses } from '../../shared/press/listenForPresses.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { screenOfPage } from '../navigation/contentTypes.ts';
import { shownRoute } from '../../public/routes.tsx';
import { QueryRunnerContext, queryKey, type AnyPageQuery } from '../../public/page/pageQuery.ts';
import type { RouteInput } from '../../public/page/publicRoute.ts';
import { SiteContext } from '../../public/page/siteContext.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';

const texts = publicationTexts.preview;

interface Preview {
  readonly script: Script;
  readonly path: string;
  readonly facts: CentreFacts;
  readonly Page: ComponentType<RouteInput>;
  readonly input: RouteInput;
  readonly outcomes: ReadonlyMap<string, QueryOutcome>;
  readonly screen: string;
}

// Sharing and the script are the site's own.
const { frame, star } = PRESSES;
listenForPresses({ frame, star });

/** An anonymous client for everything but the previewed item, so that no other drafts are shown. */
const visitors = createPublicClient(() => undefined);

/** Switches the script of all texts, as the site does. */
export function switchScript(script: Script, keepScript: readonly string[] = []): void {
  showIn(script, script === 'cyrillic' ? cyrillicWriter(keepScript) : toLatin);
}

/** Switches back to the texts as typed. */
export function restoreScript(): void {
  showIn('latin', undefined);
}

export async function fetchSite(): Promise<SiteParts> {
  return (await (await fetch('/site.json')).json()) as SiteParts;
}

/** The results by key. */
export const askAsVisitors = (queries: readonly AnyPageQuery[]) =>
  Promise.all(
    queries.map(async (query) => [queryKey(query), await runQuery(visitors, query)] as const),
  );

/** Throws NOT_FOUND for paths without an item. */
async function loadPreview(client: ApolloClient, address: string): Promise<Preview> {
  const { script, path } = splitScript(address);
  const { route, input } = shownRoute(path, new URLSearchParams());
  const screen = screenOfPage(path);
  const [item, ...others] = route.queries(input) ?? [];
  if (screen === undefined || !item) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
  const asEditor = { ...item, document: inlineFragments(item.document) };
  const [{ facts, keepScript }, own, asOthers] = await Promise.all([
    fetchSite(),
    runQuery(client, asEditor, 'network-only'),
    askAsVisitors(others),
    route.page.load(),
  ]);
  const { Component } = route.page;
  if (!Component) throw new CallFailed({ code: 'INTERNAL_SERVER_ERROR', fields: {} });
  switchScript(script, keepScript);
  return {
    script,
    path,
    facts,
    Page: Component,
    input,
    outcomes: new Map([[queryKey(item), own], ...asOthers]),
    screen,
  };
}

/**
 * Rendered in the panel with data that only the section's editors can query, so that no public URL
 * reveals an unpublished item.
 */
export function PreviewPage(): ReactNode {
  const { '*': rest = '' } = useParams();
  const address = `/${rest}`;
  const client = useApolloClient();
  const loaded = useAsync(useCallback(() => loadPreview(client, address), [client, address]));
  // The panel shows texts as typed.
  useEffect(() => restoreScript, []);
  return (
    <>
      <title>{`${texts.title} – ${staffTexts.panel}`}</title>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ script, path, facts, Page, input, outcomes, screen }) => (
          <QueryRunnerContext value={(query) => outcomes.get(queryKey(query))}>
            <SiteContext
              value={{ facts, origin: window.location.origin, now: new Date(), address: path }}
            >
              <SiteFrame path={path} scriptSwitch={null}>
                <AlertBox tone="amber" text={texts.asVisitors}>
                  {SCRIPTS.filter((one) => one !== script).map((other) => (
                    <a key={other} href={adminPaths.preview(inScript(other, path))}>
                      {texts.inScript[other]}
                    </a>
                  ))}
                  <a href={screen}>{texts.back}</a>
                </AlertBox>
                <Page {...input} />
              </SiteFrame>
            </SiteContext>
          </QueryRunnerContext>
        )}
      </LoadedView>
    </>
  );
}
