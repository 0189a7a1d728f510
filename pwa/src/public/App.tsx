import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { QueryRunnerContext, type QueryRunner } from './page/pageQuery.ts';
import { SiteContext } from './page/siteContext.ts';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';
import { NOT_FOUND_ROUTE, type FoundRoute } from './routes.tsx';
import { Hydrated } from './hydration/Hydrated.tsx';
import { KeepMarkup } from './hydration/KeepMarkup.tsx';
import '../shared/ui/tokens.css';
import '../shared/ui/fonts.css';
import '../shared/ui/base.css';
import './pages/pages.css';

export interface AppProps {
  readonly facts: CentreFacts;
  readonly origin: string;
  readonly now: Date;
  readonly runQuery: QueryRunner;
  readonly found: FoundRoute;
}

const pageNodes = (): Iterable<Node> => document.querySelector('main')?.childNodes ?? [];

/** Inside a router. Nothing suspends here: the boundary lets React hydrate in small pieces. */
export function App({ facts, origin, now, runQuery, found }: AppProps): ReactNode {
  const { pathname, search } = useLocation();
  const isNotFound = found === NOT_FOUND_ROUTE;
  const { Component } = found.route.page;
  const site = useMemo(
    // The not-found page is cached once for all addresses, so it must not contain the address.
    () => ({ facts, origin, now, address: isNotFound ? '/' : `${pathname}${search}` }),
    [facts, origin, now, isNotFound, pathname, search],
  );
  return (
    <QueryRunnerContext value={runQuery}>
      <SiteContext value={site}>
        <SiteFrame path={isNotFound ? '' : pathname}>
          <Suspense fallback={null}>
            <KeepMarkup nodes={pageNodes}>
              {/* Links load a new document; only the query parameters change in place. */}
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
