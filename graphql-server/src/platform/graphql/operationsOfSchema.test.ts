import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { expect, it } from 'vitest';
import { operationsOfSchema } from './operationsOfSchema.ts';

const schema = buildSchema('type Query { me: String } type Mutation { logout: String }');

it.each([
  ['{ me }', []],
  ['mutation { logout }', []],
  ['subscription { me }', ['There is no subscription operation.']],
  ['query A { me } subscription B { __typename }', ['There is no subscription operation.']],
])('%s is refused before it is executed: %j', (text, messages) => {
  const errors = validate(schema, parse(text), [...specifiedRules, operationsOfSchema]);
  expect(errors.map(({ message }) => message)).toEqual(messages);
});
