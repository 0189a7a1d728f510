import type { ReactNode } from 'react';
import { QueryRunnerContext, type QueryRunner } from './page/pageQuery.ts';
import { SiteContext, type SiteContextValue } from './page/siteContext.ts';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';
import { NOT_FOUND_ROUTE, type FoundRoute } from './routes.tsx';
import '../shared/ui/tokens.css';
import '../shared/ui/fonts.css';
import '../shared/ui/base.css';
import './pages/pages.css';

export interface AppProps {
  /** Its address is `/` for the not-found page, which is the same for all addresses. */
  readonly site: SiteContextValue;
  readonly runQuery: QueryRunner;
  readonly found: FoundRoute;
}

/** A public page. Only its islands are hydrated. */
export function App({ site, runQuery, found }: AppProps): ReactNode {
  const { Component } = found.route.page;
  const [path = ''] = site.address.split('?');
  return (
    <QueryRunnerContext value={runQuery}>
      <SiteContext value={site}>
        <SiteFrame path={found === NOT_FOUND_ROUTE ? '' : path}>
          {Component ? <Component {...found.input} /> : null}
        </SiteFrame>
      </SiteContext>
    </QueryRunnerContext>
  );
}
