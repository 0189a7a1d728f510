import { useMemo } from 'react';
import { Kind, OperationTypeNode } from 'graphql';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { creationHeaders } from './idempotencyKey.ts';
import { CallFailed } from './staffFailure.ts';

/** Both throw errors that `toFailure` accepts. */
export interface StaffCalls {
  /** Always from the server. */
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /**
   * For use within `useSave`, which asks for the password if the session has ended. A creation
   * resent with the same key makes no second item.
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

export function useStaffCalls(): StaffCalls {
  const client = useApolloClient();
  return useMemo<StaffCalls>(
    () => ({
      async query(query, variables) {
        const options = { query, variables, fetchPolicy: 'no-cache' } as const;
        return present((await client.query(options)).data);
      },
      async mutate(document, variables, creationKey) {
        const context = { asksPasswordInPlace: true, headers: creationHeaders(creationKey) };
        const answer = isQuery(document)
          ? await client.query({ query: document, variables, context, fetchPolicy: 'no-cache' })
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
