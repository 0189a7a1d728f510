import {
  Kind,
  parse,
  print,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import { inlineFragments } from './inlineFragments.ts';

/** The result contains the page's only field. */
type DryRun = TypedDocumentNode<Record<string, object>, { input: object }>;

const operationIn = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);

const rootOf = (document: DocumentNode): FieldNode | undefined =>
  operationIn(document)?.selectionSet.selections.find((node) => node.kind === Kind.FIELD);

/**
 * Returns the fields of a page's query, under the name that the page expects. Undefined if either
 * document has no field.
 */
export function dryRunOf(save: DocumentNode, page: DocumentNode): DryRun | undefined {
  const saved = rootOf(save);
  const asked = rootOf(inlineFragments(page));
  const input = operationIn(save)?.variableDefinitions?.find(
    ({ variable }) => variable.name.value === 'input',
  );
  if (!saved || !asked?.selectionSet || !input) return undefined;
  const key = asked.alias?.value ?? asked.name.value;
  return parse(
    `mutation Preview(${print(input)}) { ${key}: ${saved.name.value}(input: $input) ${print(asked.selectionSet)} }`,
  );
}
