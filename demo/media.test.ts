import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { DOCUMENTS, PICTURES } from '../tools/demo-art/plan/plan.ts';
import { demoItems } from './items.ts';
import { fallbackName, INDEX_NAME, readIndex, versionName } from './media.ts';

const MEDIA = fileURLToPath(new URL('media', import.meta.url));
const HINT = 'Does `npm run demo-art` make it right?';

const content = demoItems(new Date('2026-11-21T10:00:00Z'));
const pictures = [
  ...[content.programs, content.news, content.movies, content.gallery],
  ...[content.colonies, content.salons, content.premises, content.site],
].flatMap((items) => items.map(({ picture }) => picture.baseName));
const documents = [...content.competitions, ...content.procurements].flatMap(
  ({ document, appendix }) => (appendix ? [document, appendix.document] : [document]),
);
const index = await readIndex(MEDIA);

/** Every file of a picture, with the size that the index states. */
function filesOf(baseName: string) {
  const facts = index[baseName];
  if (!facts) throw new Error(`${baseName} is not in the index`);
  const { width, height, fallback, versions } = facts;
  return [
    {
      name: fallbackName(baseName, fallback),
      format: fallback === 'jpg' ? 'jpeg' : fallback,
      width,
      height,
    },
    ...versions.map((wanted) => ({
      name: versionName(baseName, wanted),
      format: 'webp',
      width: wanted,
      height: Math.round((height * wanted) / width),
    })),
  ];
}

it('no two items of the content share a file', () => {
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(documents).size).toBe(documents.length);
});

it('content, index and plan name the same pictures and documents', () => {
  expect(Object.keys(index).sort(), HINT).toEqual([...pictures].sort());
  expect(Object.keys(PICTURES).sort()).toEqual([...pictures].sort());
  expect(Object.keys(DOCUMENTS).sort()).toEqual([...documents].sort());
});

it('the folder holds the files of the content and nothing else', async () => {
  const wanted = [
    INDEX_NAME,
    ...documents,
    ...pictures.flatMap((baseName) => filesOf(baseName).map(({ name }) => name)),
  ];
  expect((await readdir(MEDIA)).sort(), HINT).toEqual(wanted.sort());
});

it('pictures have the sizes that the index states, and the plan draws them in these', async () => {
  // The product reads no WebP, and says so to the library for the whole process.
  const webp = { operation: ['VipsForeignLoadWebp'] };
  sharp.unblock(webp);
  onTestFinished(() => {
    sharp.block(webp);
  });
  for (const baseName of pictures) {
    expect(index[baseName], HINT).toMatchObject({
      width: PICTURES[baseName]?.width,
      height: PICTURES[baseName]?.height,
    });
    for (const { name, ...size } of filesOf(baseName)) {
      const { format, width, height } = await sharp(join(MEDIA, name)).metadata();
      expect({ name, format, width, height }).toEqual({ name, ...size });
    }
  }
});

it('documents are what their names say', async () => {
  const beginnings = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004' };
  for (const name of documents) {
    const bytes = await readFile(join(MEDIA, name));
    const beginning = beginnings[name.endsWith('.pdf') ? 'pdf' : 'xlsx'];
    expect({ name, beginning: bytes.toString('latin1', 0, beginning.length) }).toEqual({
      name,
      beginning,
    });
    expect('sheet' in (DOCUMENTS[name] ?? {})).toBe(name.endsWith('.xlsx'));
  }
});
