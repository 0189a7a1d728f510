import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { expect, it } from 'vitest';
import { printSchemaText } from './schemaText.ts';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

const root = fileURLToPath(new URL('../../', import.meta.url));
const committed = (path: string): string => readFileSync(join(root, path), 'utf8');

it('schema.graphql is what the resolvers make (npm run schema)', () => {
  expect(committed('schema.graphql')).toBe(printSchemaText());
});

it('every type, field and argument is described', () => {
  const types = Object.values(buildSchema(committed('schema.graphql')).getTypeMap());
  const bare = types.flatMap((type) => {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) return [];
    const fields = Object.values<Field>(type.getFields()).flatMap((field) => {
      const parameters: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      return [field, ...parameters];
    });
    return [type, ...fields]
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name} ${name}`);
  });
  expect(bare).toEqual([]);
});

it('the types that operations are checked against are made from schema.graphql', () => {
  const folder = mkdtempSync(join(tmpdir(), 'centar-types-'));
  const output = join(folder, 'schemaTypes.d.ts');
  const tool = join(root, 'node_modules/.bin/gql.tada');
  const made = spawnSync(process.execPath, [tool, 'generate-output', '--output', output], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  expect(committed('pwa/src/shared/graphql/schemaTypes.d.ts')).toBe(readFileSync(output, 'utf8'));
  rmSync(folder, { recursive: true });
});
