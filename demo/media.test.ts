import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { demoItems } from './items.ts';
import { filesOf, INDEX_NAME, readIndex } from './media.ts';

const MEDIA = fileURLToPath(new URL('media', import.meta.url));

const content = demoItems(new Date('2026-11-21T10:00:00Z'));
const pictures = [
  content.programs,
  content.news,
  content.movies,
  content.gallery,
  content.colonies,
  content.salons,
  content.premises,
  content.site,
]
  .flatMap((items) => items.map(({ picture }) => picture))
  .concat(content.news.flatMap(({ morePictures }) => morePictures))
  .map(({ baseName }) => baseName);
const documents = [...content.competitions, ...content.procurements].flatMap(
  ({ document, appendix }) => (appendix ? [document, appendix.document] : [document]),
);
const index = await readIndex(MEDIA);

const filesNamed = (baseName: string) => {
  const facts = index[baseName];
  if (!facts) throw new Error(`${baseName} is not in the index`);
  return filesOf(baseName, facts);
};

it('no two items of the content share a file', () => {
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(documents).size).toBe(documents.length);
});

it('the index names the pictures of the content', () => {
  expect(Object.keys(index).toSorted()).toEqual(pictures.toSorted());
});

it('the folder holds the files of the content and nothing else', async () => {
  const wanted = [
    INDEX_NAME,
    ...documents,
    ...pictures.flatMap((baseName) => filesNamed(baseName).map(({ name }) => name)),
  ];
  expect((await readdir(MEDIA)).toSorted()).toEqual(wanted.toSorted());
});

it('pictures have the sizes that the index states', async () => {
  // The product reads no WebP, and says so to the library for the whole process.
  const webp = { operation: ['VipsForeignLoadWebp'] };
  sharp.unblock(webp);
  onTestFinished(() => {
    sharp.block(webp);
  });
  for (const baseName of pictures) {
    for (const { name, ...size } of filesNamed(baseName)) {
      const { format, width, height } = await sharp(join(MEDIA, name)).metadata();
      expect({ name, format, width, height }).toEqual({ name, ...size });
    }
  }
});

it('the installation dialog has a wide and a narrow picture of sizes that browsers take', () => {
  const sizeOf = (slot: string) => {
    const place = content.site.find((one) => one.slot === slot);
    const { width = 0, height = 0 } = index[place?.picture.baseName ?? ''] ?? {};
    return { width, height };
  };
  const [wide, narrow] = [sizeOf('installWide'), sizeOf('installNarrow')];
  expect(wide.width).toBeGreaterThan(wide.height);
  expect(narrow.height).toBeGreaterThan(narrow.width);
  for (const { width, height } of [wide, narrow]) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
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
  }
});
