import { parse } from '@0no-co/graphql.web';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { parseDocumentsWith } from '../../shared/graphql/tada.ts';
import { staffHeaders } from './staffHeaders.ts';
import { toFailure } from './staffFailure.ts';

/** The client's access to the session: the current token and a callback for its end. */
export interface StaffClientOptions {
  readonly token: () => string | undefined;
  /** Called when the server no longer knows the session, except where the caller asks for the password itself. */
  readonly onSignedOut: () => void;
}

/** How one call deals with the session; goes into Apollo's `context`. */
export interface StaffCallContext {
  /** Sent without the token: signing in must not stumble over an ended session. */
  readonly anonymous?: boolean;
  /** When the session has ended, `useSave` asks for the password over the screen, so that unsaved work is not lost. */
  readonly asksPasswordInPlace?: boolean;
}

declare module '@apollo/client' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the library's way to type its context
  interface DefaultContext extends StaffCallContext {}
}

/** The staff panel's Apollo Client: everything by POST with token and anti-forgery header, nothing from a cache. */
export function createStaffClient({ token, onSignedOut }: StaffClientOptions): ApolloClient {
  const signedOut = new ErrorLink(({ error, operation }) => {
    const { anonymous, asksPasswordInPlace } = operation.getContext();
    if (anonymous || asksPasswordInPlace) return;
    if (toFailure(error).code === 'UNAUTHENTICATED') onSignedOut();
  });
  const headers = new SetContextLink(({ headers: others, anonymous }) => ({
    headers: { ...(others as object), ...staffHeaders(anonymous ? undefined : token()) },
  }));
  parseDocumentsWith(parse);
  return new ApolloClient({
    link: ApolloLink.from([
      signedOut,
      headers,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
}
