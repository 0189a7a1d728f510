import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singleUse } from './singleUseRule.ts';
import { startAuthServer, type AuthServer } from '../../../test/authServer.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const LOGIN = 'login(email: "a@x.rs", password: "p") { token }';
const NESTED = Array.from(
  { length: 60 },
  (_, index) =>
    `fragment f${String(index)} on Mutation { ...f${String(index + 1)} ...f${String(index + 1)} }`,
).join(' ');

describe('one sign-in a request (DO2)', () => {
  test.each([
    ['aliases', `mutation { a: ${LOGIN} b: ${LOGIN} }`],
    ['the same field twice', `mutation { ${LOGIN} ${LOGIN} }`],
    [
      'a fragment beside a field',
      `mutation { a: ${LOGIN} ...f } fragment f on Mutation { ${LOGIN} }`,
    ],
    ['a fragment spread twice', `mutation { ...f ...f } fragment f on Mutation { ${LOGIN} }`],
    [
      'fragments in fragments',
      `mutation { ...f ...g } fragment f on Mutation { ...g } fragment g on Mutation { ${LOGIN} }`,
    ],
    ['inline fragments', `mutation { ... { a: ${LOGIN} } ... on Mutation { b: ${LOGIN} } }`],
    [
      'a skipped one',
      `mutation { a: ${LOGIN} b: ${LOGIN} @skip(if: true) }`.replace(
        '{ token } @skip(if: true)',
        '@skip(if: true) { token }',
      ),
    ],
    ['2^60 of them', `mutation { ...f0 } ${NESTED} fragment f60 on Mutation { ${LOGIN} }`],
  ])('%s are refused before any hashing', async (_how, query) => {
    const before = server.auth.passwords.runs;
    const answer = await server.graphql(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('BAD_USER_INPUT');
    expect(server.auth.passwords.runs).toBe(before);
  });

  test('one is let through, also by a fragment', async () => {
    const answer = await server.graphql(`mutation { ...f } fragment f on Mutation { ${LOGIN} }`);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'WRONG_CREDENTIALS' }] });
  });

  test('fields of that name deeper down and circles of fragments are not its business', () => {
    const schema = buildSchema('type Query { a: A } type A { login: Int a: A }');
    const errors = (query: string) =>
      validate(schema, parse(query), [...specifiedRules, singleUse(['login'])]);
    expect(errors('{ a { login a { login } } }')).toEqual([]);
    expect(errors('{ ...f } fragment f on Query { ...f }')).toHaveLength(1);
  });
});
