import { Kind, OperationTypeNode, parse } from 'graphql';
import type { DefinitionNode, OperationDefinitionNode } from 'graphql';

/** The most words and signs of one document. */
export const TOKEN_LIMIT = { maxLexicalTokens: 800 };

/** Mutations that a visitor may send without a registered operation, one at a time. */
const FOR_STRANGERS = new Set(['login', 'resetPassword']);

const isOperation = (one: DefinitionNode): one is OperationDefinitionNode =>
  one.kind === Kind.OPERATION_DEFINITION;

/**
 * Classifies an anonymous client's own document. `read`: it writes nothing, or does not parse, which is refused later.
 * `signIn`: it signs in or asks for a new password. Undefined: anything else.
 */
export function strangersDocument(text: string): 'read' | 'signIn' | undefined {
  let definitions: readonly DefinitionNode[];
  try {
    ({ definitions } = parse(text, TOKEN_LIMIT));
  } catch {
    return 'read';
  }
  const operations = definitions.filter(isOperation);
  if (operations.every(({ operation }) => operation === OperationTypeNode.QUERY)) return 'read';
  const [only] = operations;
  const isSignIn =
    definitions.length === 1 &&
    only?.operation === OperationTypeNode.MUTATION &&
    only.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && FOR_STRANGERS.has(selection.name.value),
    );
  return isSignIn ? 'signIn' : undefined;
}
