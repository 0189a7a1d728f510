import { useMemo } from 'react';
import { Kind, OperationTypeNode } from 'graphql';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { creationHeaders } from './idempotencyKey.ts';
import { CallFailed } from './staffFailure.ts';

/** The calls of staff screens; both throw what `toFailure` understands. */
export interface StaffCalls {
  /** Reads, always from the server. */
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /**
   * Reads or writes within `useSave`, which asks for the password where the session has ended. A creation with an
   * idempotency key can be sent again without making a second item.
   */
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    creationKey?: string,
  ): Promise<Data>;
}

function present<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new CallFailed({ code: 'INTERNAL_SERVER_ERROR', fields: {} });
  return data;
}

/** The calls over the panel's Apollo Client; the same object all the time. */
export function useStaffCalls(): StaffCalls {
  const client = useApolloClient();
  return useMemo<StaffCalls>(
    () => ({
      async query(query, variables) {
        const options = { query, variables, fetchPolicy: 'network-only' } as const;
        return present((await client.query(options)).data);
      },
      async mutate(document, variables, creationKey) {
        const context = { asksPasswordInPlace: true, headers: creationHeaders(creationKey) };
        const answer = isQuery(document)
          ? await client.query({ query: document, variables, context, fetchPolicy: 'network-only' })
          : await client.mutate({
              mutation: document,
              variables,
              context,
              fetchPolicy: 'no-cache',
            });
        return present(answer.data);
      },
    }),
    [client],
  );
}

function isQuery({ definitions }: TypedDocumentNode<unknown, never>): boolean {
  return definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  );
}
