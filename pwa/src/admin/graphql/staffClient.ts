import { parse } from '@0no-co/graphql.web';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { parseDocumentsWith } from '../../shared/graphql/tada.ts';
import { staffHeaders } from './staffHeaders.ts';
import { toFailure } from './staffFailure.ts';

export interface StaffClientOptions {
  readonly token: () => string | undefined;
  /** Unless the caller asks for the password itself. */
  readonly onSignedOut: () => void;
}

/** Part of Apollo's `context`. */
export interface StaffCallContext {
  /** Sent without the token: signing in must not fail because of an ended session. */
  readonly anonymous?: boolean;
  /** `useSave` then asks for the password in a dialog, so that unsaved work is kept. */
  readonly asksPasswordInPlace?: boolean;
}

declare module '@apollo/client' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the library's way to type its context
  interface DefaultContext extends StaffCallContext {}
}

/** POST only, with token and anti-forgery header, without a cache. */
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
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
}
