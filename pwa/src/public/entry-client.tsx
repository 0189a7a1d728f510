import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CYRILLIC_ROOT, splitScript } from '@centar/domain/scriptAddress.ts';
import { showIn } from '../shared/script/script.ts';
import { prepareDates } from '@centar/domain/dates.ts';
import { App } from './App.tsx';
import { readCachedPage } from './device/cachedAt.ts';
import { readPageData } from './page/pageData.ts';
import { currentRoute } from './pageCode.ts';
import { recordServerMoment } from './device/clock.ts';
import { createPageQueries, pageQueryRunner } from './page/pageQueries.ts';
import { useNow } from './device/useNow.ts';
import { KeepMarkup } from './hydration/KeepMarkup.tsx';
import { WITHOUT_SCRIPTS } from './hydration/withoutScripts.ts';
import { layOutWhenIdle } from './hydration/layOutWhenIdle.ts';

const pageData = readPageData();
const found = currentRoute(pageData);
const { script } = splitScript(window.location.pathname);
const isCached = readCachedPage();
recordServerMoment(pageData.now);

/** A query failed because its code could not be loaded. */
let isCodeMissing = false;

/**
 * Reloads the page once the server is reachable. Most browsers remember a failed module and do not
 * fetch it again on the same page.
 */
async function loadPageAnew(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD' });
  if (ok) window.location.reload();
}

/** Apollo Client is loaded with the first query: most pages arrive with all their data. */
const queries = createPageQueries(pageData.queries, async (query) => {
  const wasMissing = isCodeMissing;
  try {
    const [{ fetchPublicQuery }] = await Promise.all([
      import('./graphql/fetchPublicQuery.ts'),
      // Loaded content may be written in either script.
      prepareLatin(),
    ]);
    return await fetchPublicQuery(query);
  } catch {
    isCodeMissing = true;
    if (wasMissing) await loadPageAnew().catch(() => undefined);
    return { code: 'OFFLINE' };
  }
});
const runQuery = pageQueryRunner(queries);

function Root(): ReactNode {
  const now = useNow(new Date(pageData.now), isCached);
  return (
    <StrictMode>
      <BrowserRouter basename={script === 'cyrillic' ? CYRILLIC_ROOT : '/'}>
        <KeepMarkup nodes={() => document.getElementById('root')?.childNodes ?? []}>
          <App
            facts={pageData.facts}
            origin={pageData.origin}
            now={now}
            runQuery={runQuery}
            found={found}
          />
        </KeepMarkup>
      </BrowserRouter>
    </StrictMode>
  );
}

/** Lets the browser handle pending input before the work continues. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Set by the inline script: the button that was pressed before the page was interactive. */
interface EarlyWindow extends Window {
  pressed?: HTMLButtonElement;
}

/** Also repeats an early press. */
function markInteractive(): void {
  document.body.dataset['interactive'] = 'true';
  const { pressed } = window as EarlyWindow;
  if (pressed?.isConnected) pressed.click();
}

const CYRILLIC = /[Ђ-џ]/;

/** On demand: few pages contain text to convert. */
async function prepareLatin(): Promise<void> {
  if (script !== 'latin') return;
  const { toLatin } = await import('@centar/domain/serbianScript.ts');
  showIn(script, toLatin);
}

/** For the script of the address, if needed. */
async function prepareScript(): Promise<void> {
  if (script === 'latin') {
    const content = document.getElementById('page-data')?.textContent ?? '';
    if (CYRILLIC.test(content)) await prepareLatin();
    return;
  }
  const { cyrillicWriter } = await import('@centar/domain/cyrillicWriter.ts');
  showIn(script, cyrillicWriter(pageData.keepScript));
}

/** If the page's code fails to load, the server's markup stays and links work. */
async function hydratePage(root: HTMLElement): Promise<void> {
  await Promise.all([found.route.page.load(), prepareScript()]);
  await yieldToBrowser();
  prepareDates();
  await yieldToBrowser();
  // A transition is rendered in short pieces, so a press can be handled in between.
  startTransition(() => {
    hydrateRoot(root, <Root />);
  });
  markInteractive();
}

const root = document.getElementById('root');
if (root) {
  void hydratePage(root)
    .catch(() => {
      document.documentElement.setAttribute(WITHOUT_SCRIPTS, '');
    })
    .finally(() => {
      layOutWhenIdle();
      // Nothing is cached during development.
      if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
      // If this code fails to load, the site works except for offline reading.
      import('./offline/watchVisit.ts')
        .then(({ watchVisit }) => watchVisit())
        .catch(() => undefined);
    });
}
