import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inlineFragments } from './inlineFragments.ts';

const same = (text: string): string => print(parse(text));

describe('an operation without fragments of its own', () => {
  it('asks for the same fields, spread within spread included', () => {
    const document = parse(`
      query One($id: Int!) { item(id: $id) { ...Card description } }
      fragment Card on Item { id image { ...Image } }
      fragment Image on Image { src size { ...Size } }
      fragment Size on Size { width }
    `);
    expect(print(inlineFragments(document))).toBe(
      same(
        'query One($id: Int!) { item(id: $id) { id image { src size { width } } description } }',
      ),
    );
  });

  it('stays as it is where nothing is spread', () => {
    const text = 'query One { item { id } }';
    expect(print(inlineFragments(parse(text)))).toBe(same(text));
  });
});
