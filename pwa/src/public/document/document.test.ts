import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { showIn } from '../../shared/script/script.ts';
import { configuredFacts } from '../../../test/configured.ts';
import { renderDocument, renderStaffDocument, type DocumentParts } from './document.tsx';

const documentOf = (text: string, more: Partial<DocumentParts> = {}): string =>
  renderDocument({
    facts: { ...configuredFacts, name: text, description: text },
    assets: { script: '/assets/a.js', sheets: {}, commonSheets: [], pageSheets: { One: [] } },
    publicUrl: 'https://centar.example',
    path: '/',
    page: 'One',
    head: { title: text },
    now: '2026-11-24T10:00:00.000Z',
    until: '2026-11-25T10:00:00.000Z',
    keepScript: ['Wi-Fi', 'a "b" & c'],
    markup: `<p>${text.replace('</script>', '')}</p>`,
    ...more,
  });

afterEach(() => {
  showIn('latin', undefined);
});

test('control characters in a text do not break the page', () => {
  const html = documentOf('a\u0000\u000b\u0001\ufffe\ud800\u2028\u2029</script>b');
  expect(html).not.toMatch(/(?![\t\n\r])\p{Cc}|\ufffe|\p{Cs}/u);
  expect(html).not.toContain('</script>b');
});

test('a Cyrillic page has the words that its islands keep in Latin', () => {
  expect(documentOf('naslov')).not.toContain('data-keep-script');
  showIn('cyrillic', cyrillicWriter());
  expect(documentOf('naslov')).toContain(
    'data-keep-script="[&quot;Wi-Fi&quot;,&quot;a \\&quot;b\\&quot; &amp; c&quot;]"',
  );
});

test('a visitor who saves data gets no fonts and small pictures', () => {
  const files = '"/a-160.webp 160w, /a-320.webp 320w, /a-640.webp 640w"';
  const markup =
    `<link imageSizes="38vw" imageSrcSet=${files}/>` +
    `<img sizes="(min-width: 900px) 64px, 75px" srcSet=${files}/><img srcSet="/b.webp 200w"/>`;
  const usual = documentOf('naslov', { markup });
  expect(usual).toContain('as="font"');
  expect(usual).toContain(markup);
  const saving = documentOf('naslov', { markup, saveData: true });
  expect(saving).not.toContain('as="font"');
  expect(saving).toContain(
    '<link imageSizes="19vw" imageSrcSet="/a-160.webp 160w, /a-320.webp 320w"/>' +
      '<img sizes="37.5px" srcSet="/a-160.webp 160w, /a-320.webp 320w"/><img srcSet="/b.webp 200w"/>',
  );
  const tokens = readFileSync(new URL('../../shared/ui/tokens.css', import.meta.url), 'utf8');
  const fonts = [...tokens.matchAll(/(--[\w-]+):\s+'(Commissioner|Piazzolla)'/g)];
  expect(fonts).toHaveLength(3);
  for (const [, name, family] of fonts) {
    expect(saving).toContain(`${String(name)}:`);
    expect(saving).not.toContain(`${String(name)}:"${String(family)}",`);
  }
});

test('a page of the mirror is marked as saved while the server fails', () => {
  const savedAt = '2026-11-24T10:00:00.000Z';
  expect(documentOf('naslov')).not.toContain('data-saved-at');
  expect(documentOf('naslov', { savedAt })).toContain(
    `<html lang="sr-Latn" data-saved-at="${savedAt}" data-server-failed="1"`,
  );
});

test('the staff panel is light before its scripts run', () => {
  const assets = { script: '/assets/staff.js', scripts: [], styles: [] };
  expect(renderStaffDocument(assets, configuredFacts)).toContain('<body class="light"');
});
