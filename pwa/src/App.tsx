import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { CentreFacts } from '../../domain/centre.ts';
import { QueryRunnerContext } from './site/pageQuery.ts';
import type { QueryRunner } from './site/pageQuery.ts';
import { SiteContext } from './site/siteContext.ts';
import { SiteFrame } from './pages/SiteFrame.tsx';
import { PublicPages } from './router.tsx';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './pages/pages.css';

/** What the server and the browser each bring to the same public application. */
export interface AppProps {
  readonly facts: CentreFacts;
  readonly now: Date;
  readonly runQuery: QueryRunner;
}

/**
 * The public site, inside a router. Nothing in the page waits for anything; the boundary lets the browser take
 * it over a little at a time.
 */
export function App({ facts, now, runQuery }: AppProps): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <QueryRunnerContext value={runQuery}>
      <SiteContext value={{ facts, now, address: `${pathname}${search}` }}>
        <SiteFrame path={pathname}>
          <Suspense fallback={null}>
            <PublicPages />
          </Suspense>
        </SiteFrame>
      </SiteContext>
    </QueryRunnerContext>
  );
}
