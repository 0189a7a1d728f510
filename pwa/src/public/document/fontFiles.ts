import type { Script } from '@centar/domain/scriptAddress.ts';

/** The fonts that every page of a script needs at once, for `link rel=preload`. Written by tools/fonts/subsetFonts.ts. */
export const FONT_FILES: Readonly<Record<Script, readonly string[]>> = {
  latin: [
    '/fonts/piazzolla-850-latin-b161bb14e3.woff2',
    '/fonts/piazzolla-850-latin-ext-5e53ef8c7e.woff2',
    '/fonts/commissioner-latin-56f9ff0f08.woff2',
    '/fonts/commissioner-latin-ext-01bead3968.woff2',
  ],
  cyrillic: [
    '/fonts/piazzolla-850-latin-b161bb14e3.woff2',
    '/fonts/piazzolla-850-cyrillic-5e61d6e14a.woff2',
    '/fonts/commissioner-latin-56f9ff0f08.woff2',
    '/fonts/commissioner-cyrillic-6f07050a1f.woff2',
  ],
};
