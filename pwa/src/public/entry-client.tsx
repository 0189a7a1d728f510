import { startTransition, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prepareDates } from '@centar/domain/dates.ts';
import { App } from './App.tsx';
import { readCachedPage } from './device/cachedAt.ts';
import { startOffline } from './offline/startOffline.ts';
import { readPageData } from './page/pageData.ts';
import { fillEmptyPage, loadPageCode } from './pageCode.ts';
import { noteServerMoment, serverNow } from './device/clock.ts';
import { createPageQueries, pageQueryRunner } from './page/pageQueries.ts';
import { useNow } from './device/useNow.ts';
import { createHydration } from './hydration/hydrate.ts';
import type { Hydration } from './hydration/hydrate.ts';

const pageData = readPageData();
const isKept = readCachedPage();
noteServerMoment(pageData.now);
/** Apollo Client comes with the first query that it is asked: most pages came with all that they show. */
const queries = createPageQueries(pageData.queries, async (query) => {
  try {
    const { fetchPublicQuery } = await import('./graphql/fetchPublicQuery.ts');
    return await fetchPublicQuery(query);
  } catch {
    return { code: 'OFFLINE' };
  }
});
const runQuery = pageQueryRunner(queries);

function Root({ takeOver }: { takeOver?: Hydration }): ReactNode {
  const now = useNow(pageData.now ? new Date(pageData.now) : serverNow(), isKept);
  return (
    <StrictMode>
      <BrowserRouter>
        <App
          facts={pageData.facts}
          now={now}
          runQuery={runQuery}
          isNowhere={pageData.isNowhere}
          takeOver={takeOver}
        />
      </BrowserRouter>
    </StrictMode>
  );
}

/** Lets the browser do what waits, a press above all, before the work goes on. */
const lookUp = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What the page's inline script leaves: the button that was pressed while nobody listened. */
interface EarlyWindow extends Window {
  pressed?: HTMLButtonElement;
}

/** What a visitor turns to is taken over before the rest; the listeners stand before React's own. */
function watchVisitor(takeOver: Hydration): void {
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
    const tell = ({ target }: Event): void => {
      // In the navigation nothing waits.
      if (target instanceof Element && target.closest('main, footer')) takeOver.want(target);
    };
    window.addEventListener(type, tell, true);
  }
}

/** From here on presses are heard; the one that came too early is made up for. */
function listen(): void {
  document.body.dataset['alive'] = 'true';
  const { pressed } = window as EarlyWindow;
  if (pressed?.isConnected) pressed.click();
}

/** Takes the page over. Without the page's own code it stays as the server sent it, where every link works. */
async function takeOver(root: HTMLElement): Promise<void> {
  const code = loadPageCode();
  if (root.hasChildNodes()) {
    await code;
    await lookUp();
    prepareDates();
    await lookUp();
    const takeOver = createHydration();
    watchVisitor(takeOver);
    // As a transition the work is done in short pieces, and a press comes between them.
    startTransition(() => {
      hydrateRoot(root, <Root takeOver={takeOver} />);
    });
    listen();
  } else {
    await Promise.all([code, fillEmptyPage(queries, pageData)]);
    createRoot(root).render(<Root />);
  }
}

const root = document.getElementById('root');
if (root) {
  void takeOver(root)
    .catch(() => undefined)
    .finally(() => {
      // While developing nothing is kept: what is shown has to be what the sources say now.
      if (!import.meta.env.DEV) startOffline();
    });
}
