import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { RegisteredDocument } from '@centar/domain/pageContract.ts';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Apollo Client adds `__typename` to every selection, so the registered text must contain it too.
 */
function withTypenames<Definition extends OperationDefinitionNode | FragmentDefinitionNode>(
  definition: Definition,
): Definition {
  const visited: unknown = visit(definition, {
    SelectionSet(node, _key, parent) {
      const isOperation =
        (parent as { kind?: string } | undefined)?.kind === Kind.OPERATION_DEFINITION;
      return isOperation ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
  return visited as Definition;
}

function fragmentNames(node: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  const names: string[] = [];
  visit(node, { FragmentSpread: (spread) => void names.push(spread.name.value) });
  return names;
}

function operationFiles(sourceDir: string): string[] {
  return readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.operations.ts'))
    .sort()
    .map((name) => join(sourceDir, name));
}

/**
 * All public queries (`*.operations.ts`) with their fragments; the id is a hash of the text.
 * Throws when a fragment is missing.
 */
export function collectDocuments(sourceDir: string): RegisteredDocument[] {
  const texts = operationFiles(sourceDir).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/graphql\(\s*`([^`]*)`/g)].map(
      ([, text]) => text ?? '',
    ),
  );
  const definitions = texts.flatMap((text) => parse(text, { noLocation: true }).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, withTypenames(definition));
    }
  }
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => register(withTypenames(definition), fragments));
}

function register(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): RegisteredDocument {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (names: string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`No fragment ${name}`);
      used.set(name, fragment);
      collect(fragmentNames(fragment));
    }
  };
  collect(fragmentNames(operation));
  const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] });
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { id, name: operation.name?.value ?? '', text };
}
