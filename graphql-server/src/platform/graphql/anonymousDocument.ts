import {
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export const TOKEN_LIMIT = { maxLexicalTokens: 800 };

const ANONYMOUS_MUTATIONS = new Set([
  'login',
  'completeLogin',
  'beginPasskeyLogin',
  'passkeyLogin',
  'resetPassword',
  'reserve',
  'changeReservation',
  'cancelReservation',
]);

const isOperation = (one: DefinitionNode): one is OperationDefinitionNode =>
  one.kind === Kind.OPERATION_DEFINITION;

/**
 * `read`: only queries, or unparsable, which is refused later. `open`: mutations that need no
 * session, such as signing in. Undefined: needs a session.
 */
export function classifyAnonymousDocument(text: string): 'read' | 'open' | undefined {
  let definitions: readonly DefinitionNode[];
  try {
    ({ definitions } = parse(text, TOKEN_LIMIT));
  } catch {
    return 'read';
  }
  const operations = definitions.filter(isOperation);
  if (operations.every(({ operation }) => operation === OperationTypeNode.QUERY)) return 'read';
  const [only] = operations;
  const isOpen =
    definitions.length === 1 &&
    only?.operation === OperationTypeNode.MUTATION &&
    only.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && ANONYMOUS_MUTATIONS.has(selection.name.value),
    );
  return isOpen ? 'open' : undefined;
}
