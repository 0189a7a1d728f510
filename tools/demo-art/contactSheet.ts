/** Puts every finished picture on one sheet, to look at. Run: `npx tsx tools/demo-art/contactSheet.ts sheet.png [kind]` */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoItems } from '../../demo/items.ts';
import { fallbackName, readIndex } from '../../demo/media.ts';
import type { DemoPicture } from '../../demo/types.ts';

const MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));
const GAP = 14;
const SHEET_WIDTH = 1900;

const [, , target, kind] = process.argv;
if (target === undefined) throw new Error('Usage: contactSheet.ts <file.png> [kind]');

const content = demoItems(new Date());
const pictures = {
  films: content.movies,
  programs: content.programs,
  news: content.news,
  gallery: content.gallery,
  colonies: [...content.colonies, ...content.salons],
  premises: content.premises,
} satisfies Record<string, readonly { readonly picture: DemoPicture }[]>;
const ACROSS = { films: 6, programs: 6, news: 5, gallery: 6, colonies: 4, premises: 3 } as const;

const index = await readIndex(MEDIA);
const layers: { input: Buffer; left: number; top: number }[] = [];
let top = GAP;
for (const name of ['films', 'programs', 'news', 'gallery', 'colonies', 'premises'] as const) {
  if (kind !== undefined && kind !== name) continue;
  const items = pictures[name];
  const width = Math.floor((SHEET_WIDTH - GAP) / ACROSS[name]) - GAP;
  let height = 0;
  for (const [place, { picture }] of items.entries()) {
    const facts = index[picture.baseName];
    if (!facts) throw new Error(`${picture.baseName} is not drawn yet`);
    const column = place % ACROSS[name];
    if (column === 0 && place > 0) top += height + GAP;
    height = Math.round((width * facts.height) / facts.width);
    const path = join(MEDIA, fallbackName(picture.baseName, facts.fallback));
    const input = await sharp(path).resize(width, height).png().toBuffer();
    layers.push({ input, left: GAP + column * (width + GAP), top });
  }
  top += height + GAP * 2;
}

const sheet = { width: SHEET_WIDTH, height: top, channels: 3, background: '#f6f1e6' } as const;
await sharp({ create: sheet }).composite(layers).png().toFile(target);
