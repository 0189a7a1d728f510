import { expect, test } from 'vitest';
import { centreFacts } from '@centar/domain/centre.ts';
import { configured } from '../../../test/configured.ts';
import { renderDocument } from './document.tsx';

const facts = centreFacts(configured);

const documentOf = (text: string, data: unknown): string =>
  renderDocument({
    facts: { ...facts, name: text, description: text },
    assets: { script: '/assets/a.js', sheets: {}, commonSheets: [], pageSheets: { One: [] } },
    publicUrl: 'https://centar.example',
    path: '/',
    page: 'One',
    now: '2026-11-24T12:00:00Z',
    head: { title: text },
    markup: `<p>${text.replace('</script>', '')}</p>`,
    data,
  });

const dataOf = (html: string): string => /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('control characters in a text break neither the page nor its data', () => {
  const text = 'a\u0000\u000b\u0001\ufffe\ud800\u2028\u2029</script>b';
  const html = documentOf(text, { text });
  expect(html).not.toMatch(/(?![\t\n\r])\p{Cc}|\ufffe|\p{Cs}/u);
  const json = dataOf(html);
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text: text.replace('\ufffe', '') });
});

test('the data of a page omits type names', () => {
  const html = documentOf('naslov', { items: [{ id: 1, __typename: 'News' }] });
  expect(JSON.parse(dataOf(html))).toEqual({ items: [{ id: 1 }] });
});
