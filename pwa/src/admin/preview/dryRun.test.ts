import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { dryRunOf } from './dryRun.ts';

it("is the save with the page's fields under the page's name", () => {
  const save = parse(`
    mutation CreateNews($input: NewsInput!, $file: Upload) {
      item: createNews(input: $input, file: $file) { id }
    }
  `);
  const page = parse(`
    query NewsDetail($id: Int!) { newsById(id: $id) { ...Card description } }
    fragment Card on News { id title }
  `);
  const expected = parse(
    'mutation Preview($input: NewsInput!) { newsById: createNews(input: $input) { id title description } }',
  );
  const made = dryRunOf(save, page);
  expect(made && print(made)).toBe(print(expected));
});
