import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { QueryRunnerContext, type QueryRunner } from './page/pageQuery.ts';
import { SiteContext } from './page/siteContext.ts';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';
import { NOWHERE, type FoundRoute } from './routes.tsx';
import { Hydrated } from './hydration/Hydrated.tsx';
import { KeepMarkup } from './hydration/KeepMarkup.tsx';
import '../shared/ui/tokens.css';
import '../shared/ui/fonts.css';
import '../shared/ui/base.css';
import './pages/pages.css';

/** The props that the server and the browser each give the application. */
export interface AppProps {
  readonly facts: CentreFacts;
  readonly origin: string;
  readonly now: Date;
  readonly runQuery: QueryRunner;
  /** The page of the address. */
  readonly found: FoundRoute;
}

const pageNodes = (): Iterable<Node> => document.querySelector('main')?.childNodes ?? [];

/**
 * The public site, inside a router. Nothing in the page waits for anything; the boundary lets the browser take
 * it over a little at a time.
 */
export function App({ facts, origin, now, runQuery, found }: AppProps): ReactNode {
  const { pathname, search } = useLocation();
  const isNowhere = found === NOWHERE;
  const { Component } = found.route.page;
  const site = useMemo(
    // The page of all addresses that lead nowhere knows none of them.
    () => ({ facts, origin, now, address: isNowhere ? '/' : `${pathname}${search}` }),
    [facts, origin, now, isNowhere, pathname, search],
  );
  return (
    <QueryRunnerContext value={runQuery}>
      <SiteContext value={site}>
        <SiteFrame path={isNowhere ? '' : pathname}>
          <Suspense fallback={null}>
            <KeepMarkup nodes={pageNodes}>
              {/* Links load whole pages; only the parameters change in place. */}
              {Component ? (
                <Component {...found.input} search={new URLSearchParams(search)} />
              ) : null}
            </KeepMarkup>
            <Hydrated part="page" />
          </Suspense>
        </SiteFrame>
      </SiteContext>
    </QueryRunnerContext>
  );
}
