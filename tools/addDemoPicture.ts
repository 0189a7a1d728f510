/**
 * `npm run demo-picture -- <base name> <file>`: adds or replaces a demo picture, encoded like
 * uploads, and updates the index.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fallbackName, filesOf, INDEX_NAME, readIndex, versionName } from '../demo/media.ts';
import { makePicture, readPixels } from '../graphql-server/src/platform/files/pictures.ts';

const MEDIA = fileURLToPath(new URL('../demo/media', import.meta.url));

const [, , baseName, file] = process.argv;
if (!baseName || !file) throw new Error('Name the picture and its file.');

const index = await readIndex(MEDIA);
const replaced = index[baseName];
const { fallback, versions, ...facts } = await makePicture(await readPixels(sharp(file)));
const [first = facts.width, ...others] = versions.map(({ width }) => width);

for (const { name } of replaced ? filesOf(baseName, replaced) : []) await rm(join(MEDIA, name));
await writeFile(join(MEDIA, fallbackName(baseName, fallback.extension)), fallback.bytes);
for (const { width, bytes } of versions) {
  await writeFile(join(MEDIA, versionName(baseName, width)), bytes);
}
const { width, height, placeholder } = facts;
const added = { width, height, placeholder, fallback: fallback.extension };
const lines = Object.entries({ ...index, [baseName]: { ...added, versions: [first, ...others] } })
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, line]) => `  ${JSON.stringify(name)}: ${JSON.stringify(line)}`);
await writeFile(join(MEDIA, INDEX_NAME), `{\n${lines.join(',\n')}\n}\n`);
