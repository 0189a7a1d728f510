import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isEnumType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { contentModules } from '../../graphql-server/src/contentTypes/registry.ts';
import { root } from './processes.ts';
import { readDocuments } from './product.ts';

/** The first address that answers 200 is used. */
export interface PublicRead {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** More than the demo content has of any type. */
const IDS = Array.from({ length: 80 }, (_, index) => index + 1);

function valuesOf(schema: GraphQLSchema, definition: VariableDefinitionNode): unknown[] {
  const { type, variable } = definition;
  if (type.kind !== Kind.NON_NULL_TYPE) return variable.name.value === 'first' ? [20] : [];
  const inner = typeFromAST(schema, type.type);
  if (variable.name.value === 'page') return [1];
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name);
  return /^(id|.*Id)$/.test(variable.name.value) ? IDS : [...SECTIONS];
}

/**
 * All combinations would be too many: variables take their first values together, then their second
 * ones.
 */
function variants(schema: GraphQLSchema, text: string): Record<string, unknown>[] {
  const [operation] = parse(text).definitions as readonly OperationDefinitionNode[];
  const choices = (operation?.variableDefinitions ?? [])
    .map((definition) => [definition.variable.name.value, valuesOf(schema, definition)] as const)
    .filter(([, values]) => values.length > 0);
  const count = Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(choices.map(([name, values]) => [name, values[index % values.length]])),
  );
}

/** Of the PWA. */
export function graphqlReads(): PublicRead[] {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  return readDocuments().map(({ id, name, text }) => ({
    name,
    addresses: variants(schema, text).map((variables) => registeredAddress(id, variables)),
  }));
}

/** Documented reads without sign-in. */
export function restReads(dependencies: Parameters<typeof contentModules>[0]): PublicRead[] {
  return contentModules(dependencies, {} as never, {} as never)
    .flatMap(({ routes }) => routes)
    .filter(({ method, policy }) => method === 'GET' && !policy)
    .map(({ path, query = [] }) => {
      const [parameter] = query;
      if (parameter === undefined) return { name: path, addresses: [path] };
      const values = parameter === 'page' ? [1] : /id$/i.test(parameter) ? IDS : SECTIONS;
      const given = values.map((value) => new URLSearchParams({ [parameter]: String(value) }));
      return { name: path, addresses: [path, ...given.map((one) => `${path}?${one.toString()}`)] };
    });
}
