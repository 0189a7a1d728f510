import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { showIn } from '../../script/script.ts';
import { DocumentLink } from './DocumentLink.tsx';

afterEach(() => {
  showIn('latin', undefined);
});

it('the name of a file stays as it is stored on Cyrillic pages', () => {
  showIn('cyrillic', cyrillicWriter());
  const fileName = 'Konkurs – prijava 2026 (1).pdf';
  const document = { url: '/media/1', fileName, contentType: 'application/pdf', byteSize: 2048 };
  const html = renderToStaticMarkup(<DocumentLink label="Preuzmi dokument" document={document} />);
  expect(html).toContain('<b>Преузми документ</b>');
  expect(html).toContain(`>${fileName}</span>`);
});
