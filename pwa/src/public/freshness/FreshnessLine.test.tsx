import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FreshnessLine } from './FreshnessLine.island.tsx';

const at = '2026-11-24T17:05:00.000Z';

test('a page of the mirror says its age without scripts, other pages say nothing', () => {
  const line = (savedAt?: string): string =>
    renderToStaticMarkup(<FreshnessLine at={at} address="/" savedAt={savedAt} />);
  expect(line(at)).toContain('Sačuvano u utorak 24.11. u 18:05 – server trenutno ne radi');
  expect(line(at)).toContain('fresh-off');
  expect(line()).toContain('<p role="status"></p>');
});
