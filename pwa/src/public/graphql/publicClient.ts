import { parse } from '@0no-co/graphql.web';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import documentIds from 'virtual:document-ids';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { parseDocumentsWith } from '../../shared/graphql/tada.ts';
import { SAVED_AT_HEADER, SERVER_FAILED_HEADER } from '../offline/cachedAtHeader.ts';

/** Registered operations use GET with an id, so that every cache can store the response. */
function registeredLink(
  onSavedAnswer: (savedAt: string, hasServerFailed: boolean) => void,
): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const id = documentIds[operation.operationName ?? ''] ?? '';
        fetch(registeredAddress(id, operation.variables), {
          signal: abort.signal,
          credentials: 'omit',
          headers: { accept: 'application/json' },
        })
          .then(async (response) => {
            const savedAt = response.headers.get(SAVED_AT_HEADER);
            if (savedAt) onSavedAnswer(savedAt, response.headers.has(SERVER_FAILED_HEADER));
            observer.next((await response.json()) as ApolloLink.Result);
            observer.complete();
          })
          .catch((error: unknown) => {
            observer.error(error);
          });
        return () => {
          abort.abort();
        };
      }),
  );
}

/** Queries only, without credentials. */
export function createPublicClient(
  onSavedAnswer: (savedAt: string, hasServerFailed: boolean) => void,
): ApolloClient {
  parseDocumentsWith(parse);
  return new ApolloClient({
    link: registeredLink(onSavedAnswer),
    cache: new InMemoryCache(),
  });
}
