/** Draws what link previews of cancelled events say across their foot. Run: `npx tsx tools/demo-art/drawCancelledBands.ts` */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { lettering } from './pictures/lettering.ts';
import { C } from './pictures/palette.ts';
import { canvas, stroke } from './pictures/svg.ts';

const ART = new URL('../../pwa/public/art/', import.meta.url);
const BANDS = new URL('../../graphql-server/src/platform/files/cancelledBands.ts', import.meta.url);
const WORDS = { latin: 'Otkazano', cyrillic: 'Отказано' } as const;
const PICTURES = { latin: 'og-otkazano.jpg', cyrillic: 'og-otkazano-cir.jpg' } as const;

function band(word: string): Promise<Buffer> {
  const cross = stroke('M64 38L114 88M114 38L64 88', C.paper, 13);
  const svg = canvas(1200, 126, C.red, cross + lettering(word, 150, 90, 88, C.paper), 1);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

const encoded: string[] = [];
for (const script of ['latin', 'cyrillic'] as const) {
  const bytes = await band(WORDS[script]);
  encoded.push(`  ${script}:\n    '${bytes.toString('base64')}',`);
  await sharp(fileURLToPath(new URL('og-default.jpg', ART)))
    .modulate({ saturation: 0 })
    .composite([{ input: bytes, gravity: 'south' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(fileURLToPath(new URL(PICTURES[script], ART)));
}
await writeFile(
  BANDS,
  `/** The word for what is cancelled, as PNG; drawn by \`tools/demo-art/drawCancelledBands.ts\`. */
export const CANCELLED_BANDS = {
${encoded.join('\n')}
} as const;
`,
);
