import type { Script } from '@centar/domain/scriptAddress.ts';

/** The fonts that every page of a script needs at once, for `link rel=preload`. Written by tools/fonts/subsetFonts.ts. */
export const FONT_FILES: Readonly<Record<Script, readonly string[]>> = {
  latin: [
    '/fonts/piazzolla-850-latin-3578897083.woff2',
    '/fonts/commissioner-latin-aaef8a83cf.woff2',
  ],
  cyrillic: [
    '/fonts/piazzolla-850-latin-3578897083.woff2',
    '/fonts/piazzolla-850-cyrillic-5e61d6e14a.woff2',
    '/fonts/commissioner-latin-aaef8a83cf.woff2',
    '/fonts/commissioner-cyrillic-6f07050a1f.woff2',
  ],
};
