/**
 * Makes `demo/media` anew: draws the pictures, encodes them as the server does those of staff, and writes the documents.
 * The same files on every run. Run after changing a drawing, the plan, or a title of the content: `npm run demo-art`
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { COMPETITIONS } from '../../demo/content/competitions.ts';
import { PROCUREMENTS } from '../../demo/content/procurements.ts';
import { demoItems } from '../../demo/items.ts';
import { fallbackName, INDEX_NAME, versionName, type MediaIndex } from '../../demo/media.ts';
import {
  makePicture,
  readPixels,
  type Picture,
} from '../../graphql-server/src/platform/files/pictures.ts';
import { documentOf } from './documents.ts';
import type { Drawing } from './plan/drawing.ts';
import { DOCUMENTS, PICTURES } from './plan/plan.ts';

const MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));

// The server's own rule, which came with `pictures.ts`, is that nobody may send in a drawing. These are ours.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

let bytesWritten = 0;

async function write(name: string, bytes: Buffer): Promise<void> {
  bytesWritten += bytes.length;
  await writeFile(join(MEDIA, name), bytes);
}

async function draw({ svg, width, height }: Drawing, title: string): Promise<Picture> {
  const drawn = sharp(Buffer.from(svg(title))).resize({ width, height, fit: 'fill' });
  return makePicture(await readPixels(drawn));
}

/** Draws and writes a picture; gives its line of the index. */
async function makeFiles(baseName: string, title: string): Promise<MediaIndex[string]> {
  const drawing = PICTURES[baseName];
  if (!drawing) throw new Error(`The plan does not say how ${baseName} is drawn`);
  const { width, height, placeholder, fallback, versions } = await draw(drawing, title);
  await write(fallbackName(baseName, fallback.extension), fallback.bytes);
  for (const version of versions) await write(versionName(baseName, version.width), version.bytes);
  const [first = width, ...others] = versions.map((version) => version.width);
  return { width, height, placeholder, fallback: fallback.extension, versions: [first, ...others] };
}

const content = demoItems(new Date());
const titled = [
  ...content.programs,
  ...content.news,
  ...content.movies,
  ...content.gallery,
  ...content.colonies,
  ...content.salons,
  ...content.premises.map(({ caption, picture }) => ({ title: caption, picture })),
  ...content.site.map(({ slot, picture }) => ({ title: slot, picture })),
].map(({ title, picture }) => ({ title, baseName: picture.baseName }));
/** Each document with the notice to which it belongs; a further document has a title of its own. */
const documents = [...COMPETITIONS, ...PROCUREMENTS].flatMap((notice) => {
  const { appendix } = notice;
  return appendix ? [notice, { ...notice, ...appendix }] : [notice];
});

await rm(MEDIA, { recursive: true, force: true });
await mkdir(MEDIA, { recursive: true });

const lines: string[] = [];
for (const { baseName, title } of titled.sort((a, b) => (a.baseName < b.baseName ? -1 : 1))) {
  const facts = await makeFiles(baseName, title);
  lines.push(`  ${JSON.stringify(baseName)}: ${JSON.stringify(facts)}`);
}
for (const notice of documents) {
  const plan = DOCUMENTS[notice.document];
  if (!plan) throw new Error(`The plan does not say what stands in ${notice.document}`);
  await write(notice.document, await documentOf(notice, plan));
}
await write(INDEX_NAME, Buffer.from(`{\n${lines.join(',\n')}\n}\n`));
console.log(
  `${String(lines.length)} pictures and ${String(documents.length)} documents,` +
    ` ${(bytesWritten / 1e6).toFixed(1)} MB, in demo/media`,
);
