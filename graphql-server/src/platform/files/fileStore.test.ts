import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import sharp, { type Metadata } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256Of } from './disk.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import type { IncomingFile } from './incomingFile.ts';
import type { FileVariant, NewStoredFile } from './storedFile.ts';
import { loadSharp, openOnlyJpegAndPng, pictureFromUpload } from './pictures.ts';
import {
  filesIn,
  incoming,
  makeDataDir,
  pdf,
  picture,
  pngClaiming,
  WORKBOOK,
  zip,
} from '../../../test/testFiles.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let store: FileStore;
let dataDir: string;
let cleanUp: () => Promise<void>;

beforeEach(async () => {
  ({ dataDir, cleanUp } = await makeDataDir());
  store = createFileStore({ dataDir, clock: () => NOW });
});
afterEach(() => cleanUp());

async function upload(kind: 'image' | 'document', file: IncomingFile): Promise<NewStoredFile> {
  const stored = await store.withStoredFile(kind, file, (value) => Promise.resolve(value));
  if (!stored) throw new Error('Nothing stored');
  return stored;
}

const read = (name: string): Promise<Buffer> => readFile(join(dataDir, 'media', name));
const named = (stored: NewStoredFile): string => `${stored.row.id}.${stored.row.extension}`;

async function expectRefused(
  kind: 'image' | 'document',
  file: IncomingFile,
  code: string,
): Promise<void> {
  await expect(upload(kind, file)).rejects.toMatchObject({ name: 'AppError', code });
  expect(await filesIn(store)).toEqual([]);
}

describe('pictures', () => {
  it('are decoded one at a time, however many come at once', async () => {
    const bytes = await picture('png', { width: 800, height: 600 });
    let most = 0;
    let areReady = false;
    const watch = async (): Promise<void> => {
      while (!areReady) {
        most = Math.max(most, sharp.counters().process);
        await turn();
      }
    };
    const watched = watch();
    await Promise.all(
      Array.from({ length: 3 }, () => upload('image', incoming('slika.png', bytes))),
    );
    areReady = true;
    await watched;
    expect(most).toBe(1);
  });

  it('keeps an opaque picture as JPEG with WebP versions, sizes, hashes and an average colour', async () => {
    const stored = await upload(
      'image',
      incoming('Žena.PNG', await picture('png', { width: 1000, height: 500 })),
    );
    const { id } = stored.row;
    expect(stored.image).toEqual({
      src: `/media/${id}.jpg`,
      width: 1000,
      height: 500,
      placeholder: expect.stringMatching(/^#d[0-9a-f]4[0-9a-f]2[0-9a-f]$/) as string,
      srcSet: [160, 320, 640, 960]
        .map((w) => `/media/${id}-${String(w)}.webp ${String(w)}w`)
        .join(', '),
    });
    expect(stored.row).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      originalName: 'Žena.jpg',
      width: 1000,
      height: 500,
      createdAt: NOW,
    });
    const own = { name: named(stored), byteSize: stored.row.byteSize, sha256: stored.row.sha256 };
    const all = [own, ...(stored.row.variants as unknown as FileVariant[])];
    expect((await filesIn(store)).sort()).toEqual(all.map(({ name }) => name).sort());
    for (const file of all) {
      const bytes = await read(file.name);
      expect([bytes.length, sha256Of(bytes)]).toEqual([file.byteSize, file.sha256]);
    }
  });

  it('keeps a see-through picture as PNG, and a small one in its own width', async () => {
    const bytes = await picture('png', { width: 200, height: 100 }, 0.5);
    const stored = await upload('image', incoming('znak.png', bytes));
    expect(stored.row.extension).toBe('png');
    expect(stored.image?.srcSet).toBe(`/media/${stored.row.id}-200.webp 200w`);
    expect((await sharp(await read(named(stored))).metadata()).hasAlpha).toBe(true);
  });

  it('converts opaque pictures with alpha, grey, 16 bit and CMYK pictures to sRGB JPEG', async () => {
    const png = sharp(await picture('png'));
    const inputs = [
      ['a.png', await png.clone().ensureAlpha().png().toBuffer()],
      ['b.png', await png.clone().toColourspace('b-w').png().toBuffer()],
      ['c.png', await png.clone().toColourspace('rgb16').png().toBuffer()],
      ['d.jpeg', await png.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ] as const;
    for (const [name, bytes] of inputs) {
      const stored = await upload('image', incoming(name, bytes));
      const metadata = await sharp(await read(named(stored))).metadata();
      expect(metadata).toMatchObject({
        format: 'jpeg',
        space: 'srgb',
        channels: 3,
        depth: 'uchar',
      });
    }
  });

  it('makes the longest side at most 2400 pixels', async () => {
    const bytes = await picture('jpeg', { width: 1000, height: 4800 });
    const { image } = await upload('image', incoming('visoka.jpg', bytes));
    expect([image?.width, image?.height]).toEqual([500, 2400]);
  });

  it('turns a picture upright and drops its metadata, place and comments included', async () => {
    const bytes = await sharp(await picture('jpeg', { width: 600, height: 400 }))
      .withExif({
        IFD0: { Artist: 'Marko Tajni', Orientation: '6' },
        IFD3: { GPSLatitude: '44/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const stored = await upload('image', incoming('telefon.jpg', bytes));
    expect([stored.image?.width, stored.image?.height]).toEqual([400, 600]);
    for (const name of await filesIn(store)) {
      const { exif, icc, iptc, xmp, orientation } = await sharp(bytesOf(await read(name), name))
        .metadata()
        .catch((): Partial<Metadata> => ({}));
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
      expect((await read(name)).includes('Tajni')).toBe(false);
    }
  });

  it('rewrites a polyglot: script and archive behind the picture are gone', async () => {
    const payload = '<script>alert(1)</script>PK\x03\x04evil';
    const bytes = Buffer.concat([await picture('jpeg'), Buffer.from(payload)]);
    await upload('image', incoming('dvolicna.jpg', bytes));
    for (const name of await filesIn(store)) {
      const stored = await read(name);
      expect(stored.includes('<script>') || stored.includes('PK\x03\x04')).toBe(false);
    }
  });

  it('refuses what only pretends to be a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]);
    const cases: [string, Buffer | string][] = [
      ['crtez.png', svg],
      ['crtez.svg', svg],
      ['crtez.png', `<?xml version="1.0"?>${svg}`],
      ['strana.jpg', '<!doctype html><script>alert(1)</script>'],
      ['anim.png', await picture('gif')],
      ['nova.jpg', await picture('webp')],
      ['nova.webp', await picture('webp')],
      ['stara.png', bmp],
      ['dokument.png', pdf()],
      ['foto.jpg.exe', await picture('jpeg')],
      ['foto', await picture('jpeg')],
      ['.htaccess', 'AddType'],
      ['prazna.png', ''],
      ['isecena.jpg', (await picture('jpeg')).subarray(0, 400)],
      ['isecena.png', (await picture('png')).subarray(0, 100)],
    ];
    for (const [name, bytes] of cases) {
      await expectRefused('image', incoming(name, bytes), 'WRONG_FILE_KIND');
    }
  });

  it('opens nothing but JPEG and PNG even where the sniffer was fooled', async () => {
    // The test of an import, which opens more, may have run in this process.
    openOnlyJpegAndPng(await loadSharp());
    for (const bytes of [await picture('webp'), await picture('gif'), Buffer.from('<svg/>')]) {
      const path = join(store.tmpDir, 'fooled.png');
      await writeFile(path, bytes);
      await expect(pictureFromUpload(path)).rejects.toMatchObject({ code: 'WRONG_FILE_KIND' });
      await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format');
    }
  });

  it('refuses a pixel bomb by its header, for it has no pixels', async () => {
    await expectRefused('image', incoming('bomba.png', pngClaiming(50_000, 50_000)), 'TOO_LARGE');
  });
});

describe('failures', () => {
  it('leaves nothing when the work fails, and passes the failure on', async () => {
    const failure = new Error('database');
    const file = incoming('a.png', await picture('png'));
    const failing = store.withStoredFile('image', file, async (stored) => {
      expect((await filesIn(store)).length).toBeGreaterThan(1);
      expect(store.isBusy(stored?.row.id ?? '')).toBe(true);
      throw failure;
    });
    await expect(failing).rejects.toBe(failure);
    expect(await filesIn(store)).toEqual([]);
  });

  it('keeps the files where the row was committed although the work failed after it', async () => {
    store = createFileStore({ dataDir, clock: () => NOW, hasRow: () => Promise.resolve(true) });
    const failing = store.withStoredFile('document', incoming('a.pdf', pdf()), () =>
      Promise.reject(new Error()),
    );
    await expect(failing).rejects.toThrow();
    expect(await filesIn(store)).toHaveLength(1);
  });

  it('does the work without a file', async () => {
    expect(
      await store.withStoredFile('image', undefined, (stored) => Promise.resolve(stored)),
    ).toBeUndefined();
  });

  it('refuses what is larger than allowed while it comes in', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (; sent < 1000; sent += 1) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    await expectRefused('image', { fileName: 'a.png', open: () => endless }, 'TOO_LARGE');
    expect(sent).toBeLessThan(30);
  });

  it('blames the sender for a body that breaks off, and keeps a known failure', async () => {
    const broken = (error: Error): IncomingFile => ({
      fileName: 'a.pdf',
      open: () =>
        Readable.from(
          (function* () {
            yield Buffer.from('%PDF-');
            throw error;
          })(),
        ),
    });
    await expectRefused('document', broken(new Error('Unexpected end of form')), 'BAD_USER_INPUT');
    const tooLarge = Object.assign(new Error(), { statusCode: 413 });
    await expectRefused('document', broken(tooLarge), 'TOO_LARGE');
    const thrower = {
      fileName: 'a.pdf',
      open: () => {
        throw tooLarge;
      },
    };
    await expectRefused('document', thrower, 'TOO_LARGE');
  });

  it('takes no drawing under the name of a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"></svg>';
    await expectRefused('image', incoming('a.png', svg), 'WRONG_FILE_KIND');
    // Not even what opens files by their content, as decoding does, would take it.
    const path = join(store.tmpDir, 'drawing.png');
    await writeFile(path, svg);
    await expect(sharp(path).metadata()).rejects.toThrow();
  });

  it('keeps a reserve on the disk', async () => {
    store = createFileStore({
      dataDir,
      clock: () => NOW,
      free: () => Promise.resolve(210 * 1024 * 1024),
    });
    await expectRefused('image', incoming('a.png', await picture('png')), 'STORAGE_FULL');
  });
});

describe('demo content', () => {
  it('keeps a finished picture as it is, without looking into it', async () => {
    const finished = {
      width: 1200,
      height: 800,
      placeholder: '#0b6b45',
      fallback: { extension: 'jpg', bytes: Buffer.from('the whole picture') },
      versions: [
        { width: 320, bytes: Buffer.from('a small one') },
        { width: 640, bytes: Buffer.from('a larger one') },
      ],
    } as const;
    const stored = await store.storeFinished(finished, 'plakat');
    const { id, originalName } = stored.row;
    expect(stored.image).toEqual({
      src: `/media/${id}.jpg`,
      width: 1200,
      height: 800,
      placeholder: '#0b6b45',
      srcSet: `/media/${id}-320.webp 320w, /media/${id}-640.webp 640w`,
    });
    expect(originalName).toBe('plakat.jpg');
    expect(store.isBusy(id)).toBe(true);
    expect((await filesIn(store)).length).toBe(3);
    expect(await read(`${id}.jpg`)).toEqual(finished.fallback.bytes);
    for (const { width, bytes } of finished.versions) {
      expect(await read(`${id}-${String(width)}.webp`)).toEqual(bytes);
    }
  });

  it('keeps document bytes after the same checks', async () => {
    const stored = await store.storeBytes('document', zip(WORKBOOK), 'Plan nabavki.xlsx');
    expect(stored.document).toMatchObject({
      url: `/media/${named(stored)}`,
      fileName: 'Plan nabavki.xlsx',
    });
    await expect(store.storeBytes('document', Buffer.from('x'), 'a.pdf')).rejects.toThrow(
      'WRONG_FILE_KIND',
    );
  });
});

/** WebP can't be opened by this process any more; its metadata chunks are looked for by name. */
function bytesOf(bytes: Buffer, name: string): Buffer {
  if (name.endsWith('.webp')) {
    for (const chunk of ['EXIF', 'XMP ', 'ICCP']) expect(bytes.includes(chunk)).toBe(false);
  }
  return bytes;
}
