import { parse, print, visit } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { graphql, parseDocumentsWith } from './tada.ts';

const part = graphql(`
  fragment Part on News {
    id
  }
`);
const whole = graphql(
  `
    query Whole {
      newsById(id: 1) {
        ...Part
      }
    }
  `,
  [part],
);

beforeAll(() => {
  parseDocumentsWith(parse);
});

test('a document is parsed once, on first use, with its fragments', () => {
  const isParsed = (): boolean =>
    Object.getOwnPropertyDescriptor(whole, 'definitions')?.get === undefined;
  expect(isParsed()).toBe(false);
  expect(whole.definitions).toHaveLength(2);
  expect(isParsed()).toBe(true);
  expect(whole.definitions).toBe(whole.definitions);
});

test('a document can be copied and edited like any other', () => {
  const edited = visit(whole, { FragmentDefinition: () => null });
  expect(edited.definitions).toHaveLength(1);
  expect(whole.definitions).toHaveLength(2);
  expect(print(edited)).toContain('...Part');
});

test('an invalid document throws on first use', () => {
  const wrong = graphql('query {' as never) as { definitions: unknown };
  expect(() => wrong.definitions).toThrow();
});
