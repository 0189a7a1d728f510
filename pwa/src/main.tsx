import { ApolloProvider } from '@apollo/client/react';
import { startTransition, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prepareDates } from '../../domain/dates.ts';
import { App } from './App.tsx';
import { apolloQueryRunner, prepareQueries } from './graphql/apolloQueryRunner.ts';
import { createPublicClient } from './graphql/publicClient.ts';
import { noteSavedAt, readKeptPage } from './offline/savedAt.ts';
import { startOffline } from './offline/startOffline.ts';
import { fillEmptyPage, loadPageCode, readPageData } from './pageData.ts';
import { noteServerMoment, serverNow } from './site/clock.ts';
import { useNow } from './site/useNow.ts';

const pageData = readPageData();
const isKept = readKeptPage();
noteServerMoment(pageData.now);
const client = createPublicClient(noteSavedAt);
const runQuery = apolloQueryRunner(pageData.queries);

function Root(): ReactNode {
  const now = useNow(pageData.now ? new Date(pageData.now) : serverNow(), isKept);
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <App facts={pageData.facts} now={now} runQuery={runQuery} />
        </BrowserRouter>
      </ApolloProvider>
    </StrictMode>
  );
}

/** Lets the browser do what waits, a press above all, before the work goes on. */
const lookUp = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What the page's inline script leaves: the button that was pressed while nobody listened. */
interface EarlyWindow extends Window {
  pressed?: HTMLButtonElement;
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
    await prepareQueries(client, lookUp);
    await lookUp();
    // As a transition the work is done in short pieces, and a press comes between them.
    startTransition(() => {
      hydrateRoot(root, <Root />);
    });
    listen();
  } else {
    await Promise.all([code, fillEmptyPage(client, pageData)]);
    createRoot(root).render(<Root />);
  }
}

const root = document.getElementById('root');
if (root) {
  void takeOver(root)
    .catch(() => undefined)
    .finally(startOffline);
}
