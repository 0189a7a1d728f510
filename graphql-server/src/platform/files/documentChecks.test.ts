import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './fileStore.ts';
import {
  filesIn,
  incoming,
  makeDataDir,
  pdf,
  WORKBOOK,
  zip,
  type ZipPart,
} from '../../../test/testFiles.ts';

let store: FileStore;
let cleanUp: () => Promise<void>;

beforeEach(async () => {
  const made = await makeDataDir();
  cleanUp = made.cleanUp;
  store = createFileStore({ dataDir: made.dataDir, clock: () => new Date() });
});
afterEach(() => cleanUp());

async function verdict(fileName: string, bytes: Uint8Array | string): Promise<string> {
  try {
    await store.withStoredFile('document', incoming(fileName, bytes), () => Promise.resolve());
    return 'kept';
  } catch (thrown) {
    expect(await filesIn(store)).toEqual([]);
    return (thrown as { code?: string }).code ?? String(thrown);
  }
}

describe('workbooks', () => {
  const TEXT: readonly ZipPart[] = WORKBOOK.map((part) =>
    part.name === 'xl/workbook.xml' ? { ...part, name: 'word/document.xml' } : part,
  );
  const workbook = (...parts: ZipPart[]) => zip([...WORKBOOK, ...parts]);

  it('keeps a plain one', async () => {
    expect(await verdict('plan.xlsx', zip(WORKBOOK))).toBe('kept');
    expect(await verdict('plan.docx', zip(TEXT))).toBe('kept');
    expect(await verdict('PLAN.XLSX', workbook({ name: 'xl/media/image1.png' }))).toBe('kept');
  });

  it('is told by its content and not by its name', async () => {
    const both = workbook({ name: 'word/document.xml', data: '<document/>' });
    expect(await verdict('plan.xlsx', both)).toBe('WRONG_FILE_KIND');
    expect(await verdict('plan.docx', zip(WORKBOOK))).toBe('kept');
    expect(await verdict('plan.xlsx', zip(TEXT))).toBe('kept');
    expect(await verdict('plan.pdf', zip(TEXT))).toBe('kept');
  });

  const zeroes = Buffer.alloc(8 * 1024 * 1024);
  it.each<[string, () => Uint8Array | string]>([
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['an old encrypted workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a ZIP without a workbook', () => zip(WORKBOOK.slice(0, 2))],
    ['macros in other case', () => workbook({ name: 'xl/VBAPROJECT.bin' })],
    ['old macros', () => workbook({ name: 'xl/macrosheets/sheet1.xml' })],
    ['links to other files', () => workbook({ name: 'xl/externalLinks/externalLink1.xml' })],
    ['embedded files', () => workbook({ name: 'xl/embeddings/oleObject1.bin' })],
    ['controls', () => workbook({ name: 'xl/activeX/activeX1.bin' })],
    ['a name that leads out', () => workbook({ name: '../../evil.txt' })],
    ['an absolute name', () => workbook({ name: '/etc/cron.d/evil' })],
    ['a Windows path', () => workbook({ name: '..\\evil.txt' })],
    ['a Windows path within', () => workbook({ name: 'xl\\evil.xml' })],
    ['a name twice', () => workbook({ name: 'xl/workbook.xml' })],
    ['encrypted parts', () => workbook({ name: 'xl/a.xml', flags: 1 })],
    ['a bomb', () => workbook({ name: 'xl/worksheets/sheet2.xml', data: zeroes })],
    ['a bomb by its claim', () => workbook({ name: 'xl/a.xml', claims: 500 * 1024 * 1024 })],
    [
      'many parts that are large together',
      () => workbook(...list(120, (i) => ({ name: `xl/${i}`, claims: 1024 * 1024 - 1 }))),
    ],
    ['too many entries', () => workbook(...list(2001, (i) => ({ name: `xl/${i}`, data: '' })))],
    ['a directory only', () => zip([])],
  ])('refuses %s', async (_, make) => {
    expect(await verdict('plan.xlsx', make())).toBe('WRONG_FILE_KIND');
  });
});

describe('PDF documents', () => {
  it('keeps a plain one, also with names that only look active', async () => {
    expect(await verdict('oglas.pdf', pdf())).toBe('kept');
    expect(await verdict('oglas.pdf', pdf('/JSize 3 /LaunchPad 1 /Title (JS)'))).toBe('kept');
  });

  it.each<[string, string]>([
    ['a page under its name', '<!doctype html><script>alert(1)</script>%%EOF'],
    ['PHP under its name', '<?php system($_GET[0]); ?>%%EOF'],
    ['one that starts too late', ' '.repeat(1025) + pdf()],
    ['one behind a page', `<html>${pdf()}`],
    ['one without an end', pdf().replace('%%EOF', '')],
    ['one whose end is followed by much else', pdf() + 'x'.repeat(5000)],
    ['a script by its text alone', pdf('/OpenAction << /JS(app.alert(1)) >>')],
    ['a script kept elsewhere', pdf('/OpenAction << /JS 7 0 R >>')],
    [
      'a script across a reading border',
      `%PDF-1.4${' '.repeat(1024 * 1024 - 12)}/JavaScript ${pdf()}`,
    ],
    [
      'a script behind a reading border',
      `%PDF-1.4${' '.repeat(1024 * 1024 + 300)}/JavaScript %%EOF`,
    ],
  ])('refuses %s', async (_, text) => {
    expect(await verdict('oglas.pdf', text)).toBe('WRONG_FILE_KIND');
  });

  it('keeps a large one of random streams', async () => {
    const noise = Buffer.alloc(
      3 * 1024 * 1024,
      'stream \x00\xff #zz /JSX /JS(\x80\x01 /JS<ab\xff',
      'latin1',
    );
    const bytes = Buffer.concat([Buffer.from(pdf()), noise, Buffer.from('%%EOF')]);
    expect(await verdict('velik.pdf', bytes)).toBe('kept');
  });
});

function list(count: number, make: (index: string) => ZipPart): ZipPart[] {
  return Array.from({ length: count }, (_, index) => make(String(index)));
}
