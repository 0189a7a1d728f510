import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

interface Latest {
  readonly latestNews: { readonly items: readonly { id: number; title: string }[] };
}

/** The minimum of React, its router and Apollo Client, for comparison. */
const LATEST: TypedDocumentNode<Latest> = gql`
  query LatestNews {
    latestNews {
      items {
        id
        title
      }
    }
  }
`;

function List(): ReactNode {
  const { data, error } = useQuery(LATEST);
  if (error) return <p>{error.message}</p>;
  return (
    <ul>
      {data?.latestNews.items.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/news/${String(id)}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '/graphql' }),
});
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<List />} />
        </Routes>
      </BrowserRouter>
    </ApolloProvider>,
  );
}
