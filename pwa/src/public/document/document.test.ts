import { expect, test } from 'vitest';
import { renderDocument } from './document.tsx';

test('a text with signs that no text has breaks neither the page nor the data in it', () => {
  const text = 'a\u0000\u000b\u0001\ufffe\ud800\u2028\u2029</script>b';
  const html = renderDocument({
    facts: { name: text, description: text, pictures: {} } as never,
    assets: { script: '/assets/a.js', sheets: {}, commonSheets: [], pageSheets: {} },
    publicUrl: 'https://centar.example',
    path: '/',
    head: { title: text },
    markup: `<p>${text.replace('</script>', '')}</p>`,
    data: { text },
  });
  expect(html).not.toMatch(/(?![\t\n\r])\p{Cc}|\ufffe|\p{Cs}/u);
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text: text.replace('\ufffe', '') });
});
