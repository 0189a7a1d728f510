/** The fonts that every page needs at once, for `link rel=preload`. Written by scripts/subsetFonts.ts. */
export const FONT_FILES: readonly string[] = [
  '/fonts/piazzolla-latin-dd3263c99c.woff2',
  '/fonts/piazzolla-latin-ext-f3c209884c.woff2',
  '/fonts/commissioner-latin-56f9ff0f08.woff2',
  '/fonts/commissioner-latin-ext-01bead3968.woff2',
];
