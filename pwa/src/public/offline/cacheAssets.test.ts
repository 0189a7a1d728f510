import { expect, test } from 'vitest';
import { ownBuildOf } from './cacheAssets.ts';

test('the renderer and the Cyrillic fonts are apart from the files that all devices keep', () => {
  const entry = (url: string) => ({ url, revision: null });
  const script = entry('assets/public-a.js');
  const latin = entry('fonts/piazzolla-850-latin-a.woff2');
  const cyrillic = entry('fonts/piazzolla-850-cyrillic-b.woff2');
  expect(ownBuildOf([script, entry('assets/renderer-c.js'), latin, cyrillic])).toEqual({
    renderer: '/assets/renderer-c.js',
    assets: [script, latin],
    cyrillicFonts: [cyrillic],
  });
});
