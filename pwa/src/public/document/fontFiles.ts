/** The fonts that every page needs at once, for `link rel=preload`. Written by scripts/subsetFonts.ts. */
export const FONT_FILES: readonly string[] = [
  '/fonts/piazzolla-850-latin-b161bb14e3.woff2',
  '/fonts/piazzolla-850-latin-ext-5e53ef8c7e.woff2',
  '/fonts/commissioner-latin-56f9ff0f08.woff2',
  '/fonts/commissioner-latin-ext-01bead3968.woff2',
];
