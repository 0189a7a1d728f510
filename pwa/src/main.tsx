import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { apolloQueryRunner } from './graphql/apolloQueryRunner.ts';
import { createPublicClient } from './graphql/publicClient.ts';
import { noteSavedAt } from './offline/savedAt.ts';
import { startOffline } from './offline/startOffline.ts';
import { fillEmptyPage, readPageData, seedCache } from './pageData.ts';

/** The device's clock takes over from the server's once the page is alive, and moves on each minute. */
function useNow(renderedAt: Date): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = (): void => {
      setNow(new Date());
    };
    if (document.documentElement.dataset['savedAt']) tick();
    const timer = setInterval(tick, 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

const pageData = readPageData();
const client = createPublicClient(noteSavedAt);
seedCache(client, pageData);
const runQuery = apolloQueryRunner(pageData.queries);

function Root(): ReactNode {
  const now = useNow(pageData.now ? new Date(pageData.now) : new Date());
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

const root = document.getElementById('root');
if (root) {
  if (root.hasChildNodes()) hydrateRoot(root, <Root />);
  else {
    void fillEmptyPage(client, pageData).then(() => {
      createRoot(root).render(<Root />);
    });
  }
  startOffline();
}
