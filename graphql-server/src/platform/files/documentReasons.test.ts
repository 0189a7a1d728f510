import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import {
  filesIn,
  incoming,
  makeDataDir,
  pdf,
  picture,
  pngClaiming,
  WORKBOOK,
  zip,
  type ZipPart,
} from '../../../test/testFiles.ts';

let store: FileStore;

beforeEach(async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  store = createFileStore({ dataDir, clock: () => new Date() });
  return cleanUp;
});

/** The extension under which a file is kept, or why it is not. */
async function fate(kind: FileKind, name: string, bytes: Uint8Array | string): Promise<string> {
  try {
    const kept = await store.withStoredFile(kind, incoming(name, bytes), async (stored) => stored);
    return `kept ${String(kept?.row.extension)}`;
  } catch (thrown) {
    expect(await filesIn(store)).toEqual([]);
    const { code, fields } = thrown as { code?: string; fields?: Record<string, string> };
    return `${String(code)} ${String(fields?.['file'])}`;
  }
}
const refused = (reason: string): string => `WRONG_FILE_KIND ${reason}`;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument';
const relations = (...all: (readonly [type: string, target: string, more?: string])[]): string =>
  `<Relationships>${all
    .map(([type, target, more = '']) => {
      return `<Relationship Id="r" Type="${RELATIONS}/${type}" Target="${target}" ${more}/>`;
    })
    .join('')}</Relationships>`;
const EXTERNAL = 'TargetMode="External"';

interface Office {
  readonly main?: string;
  readonly type?: string;
  readonly text?: string;
  readonly rels?: string;
  readonly types?: string;
  readonly more?: readonly ZipPart[];
}

/** A document as Office writes it, with its main part where its relationships say. */
function office({ main = 'word/document.xml', text = '<w:document/>', ...given }: Office = {}) {
  const { type = `${TYPES}.wordprocessingml.document.main+xml`, types = '', more = [] } = given;
  const [folder = '', name = ''] = main.split('/');
  return zip([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/${main}" ContentType="${type}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', data: relations(['officeDocument', main]) },
    { name: main, data: text },
    ...(given.rels === undefined
      ? []
      : [{ name: `${folder}/_rels/${name}.rels`, data: given.rels }]),
    ...more,
  ]);
}
const SHEET = { main: 'xl/workbook.xml', type: `${TYPES}.spreadsheetml.sheet.main+xml` };

/** A PDF with these objects in a compressed stream. */
function packed(objects: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer {
  const data = dictionary.includes('Flate') ? deflateSync(objects) : Buffer.from(objects);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n5 0 obj\n<< ${dictionary} /N 1 /First 4 /Length ${data.length} >>\nstream\r\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

describe('what readers open is taken', () => {
  it.each<[string, string, () => Uint8Array | string, string]>([
    ['a byte order mark before a PDF', 'a.pdf', () => `\u{feff}${pdf()}`, 'pdf'],
    ['the head of a mail before a PDF', 'a.pdf', () => `Content-Type: x\r\n\r\n${pdf()}`, 'pdf'],
    ['4 KB behind a PDF', 'a.pdf', () => pdf() + '\0'.repeat(4096), 'pdf'],
    ['a PDF with packed objects', 'a.pdf', () => packed('1 0 << /Type /Page >>'), 'pdf'],
    ['a link to a part of another PDF', 'a.pdf', () => pdf('/S /GoToR /F (prilog.pdf)'), 'pdf'],
    ['a link to the web', 'a.pdf', () => pdf('/S /URI /URI (https://centar.rs)'), 'pdf'],
    [
      'a text document of Word Online',
      'a.docx',
      () => office({ main: 'word/document2.xml' }),
      'docx',
    ],
    ['a workbook elsewhere', 'a.xlsx', () => office({ ...SHEET, main: 'xl/book2.xml' }), 'xlsx'],
    [
      'a text document with an absolute main part',
      'a.docx',
      () => office({ main: 'word/a.xml' }),
      'docx',
    ],
    ['a workbook named as a text', 'a.docx', () => office(SHEET), 'xlsx'],
    ['a PDF named as a workbook', 'a.xlsx', () => pdf(), 'pdf'],
    [
      'a chart with its sheet',
      'a.docx',
      () =>
        office({
          more: [
            { name: 'word/embeddings/Microsoft_Excel_Worksheet.xlsx', data: office(SHEET) },
            {
              name: 'word/charts/_rels/chart1.xml.rels',
              data: relations(['package', '../embeddings/Microsoft_Excel_Worksheet.xlsx']),
            },
          ],
        }),
      'docx',
    ],
    [
      'links and a picture of the web',
      'a.docx',
      () =>
        office({
          rels: relations(
            ['hyperlink', 'https://centar.rs', EXTERNAL],
            ['image', 'https://centar.rs/a.png', EXTERNAL],
          ),
        }),
      'docx',
    ],
    [
      'a template of the own disk',
      'a.docx',
      () =>
        office({
          rels: relations(['attachedTemplate', 'file:///C:\\Users\\Ana\\a.dotx', EXTERNAL]),
        }),
      'docx',
    ],
    [
      'fields of a page and a date',
      'a.docx',
      () => office({ text: '<w:instrText> PAGE </w:instrText><w:fldSimple w:instr=" DATE "/>' }),
      'docx',
    ],
  ])('%s', async (_name, fileName, make, extension) => {
    expect(await fate('document', fileName, make())).toBe(`kept ${extension}`);
  });

  it('a picture is what its bytes are, whatever its name says', async () => {
    const size = { width: 40, height: 30 };
    expect(await fate('image', 'slika.png', await picture('jpeg', size))).toBe('kept jpg');
    expect(await fate('image', 'slika.jpg', await picture('png', size, 0.5))).toBe('kept png');
    const press = sharp(await picture('jpeg', size))
      .toColourspace('cmyk')
      .jpeg();
    expect(await fate('image', 'slika.jpg', await press.toBuffer())).toBe('kept jpg');
  });
});

describe('active content of a PDF is refused with its reason', () => {
  const ACTIVE: readonly (readonly [string, string, string])[] = [
    ['a script', '/S /JavaScript /JS (app.alert)', 'pdfScript'],
    ['a script in escaped letters', '/S /J#61vaScript', 'pdfScript'],
    ['a start of a program', '/S /Launch /F (cmd.exe)', 'pdfProgram'],
    ['a link to another machine', String.raw`/S /GoToR /F (\\\\host\\share\\a.pdf)`, 'pdfProgram'],
    ['a link to an address', '/S /GoToR /F (http://host/a.pdf)', 'pdfProgram'],
    ['a link in hexadecimal', '/S /GoToE /F <5C5C686F7374>', 'pdfProgram'],
    [
      'a link through another object',
      String.raw`/S /GoToR /F 9 0 R >> << /UF (//host/a)`,
      'pdfProgram',
    ],
    ['a form that is sent', '/S /SubmitForm /F (http://host)', 'pdfForm'],
    ['data that are fetched', '/S /ImportData /F (a.fdf)', 'pdfForm'],
    ['an XFA form', '/AcroForm << /XFA [(a) 3 0 R] >>', 'pdfForm'],
    ['an XFA form by reference', '/AcroForm << /XFA 3 0 R >>', 'pdfForm'],
    ['media', '/Subtype /RichMedia', 'pdfMedia'],
    ['an attachment', '/Names << /EmbeddedFiles 3 0 R >>', 'pdfAttachment'],
    ['an attachment on a page', '/Subtype /FileAttachment', 'pdfAttachment'],
  ];

  it.each(ACTIVE)('%s, plain and within packed objects', async (_name, objects, reason) => {
    expect(await fate('document', 'a.pdf', pdf(objects))).toBe(refused(reason));
    expect(await fate('document', 'a.pdf', packed(objects))).toBe(refused(reason));
    const abbreviated = packed(objects, '/Type/#4FbjStm/Filter[/Fl]');
    expect(await fate('document', 'a.pdf', abbreviated)).toBe(refused(reason));
    const untyped = packed(objects, '/Filter /FlateDecode');
    expect(await fate('document', 'a.pdf', untyped)).toBe(refused(reason));
  });

  it('a script in hexadecimal, and packed objects that break off', async () => {
    const script = '<< /S /JavaScript >>';
    const hex = Buffer.from(script).toString('hex');
    expect(await fate('document', 'a.pdf', packed(hex, '/Filter /ASCIIHexDecode'))).toBe(
      refused('pdfScript'),
    );
    const whole = packed(script + ' '.repeat(5000));
    const end = whole.indexOf('\nendstream');
    const broken = Buffer.concat([whole.subarray(0, end - 8), whole.subarray(end)]);
    expect(await fate('document', 'a.pdf', broken)).toBe(refused('pdfScript'));
  });

  it('packed objects that nobody can read, and a bomb of them', async () => {
    for (const filter of ['/LZWDecode', '[/ASCII85Decode /FlateDecode]', '7 0 R']) {
      const bytes = packed('hidden', `/Filter ${filter}`);
      expect(await fate('document', 'a.pdf', bytes)).toBe(refused('brokenFile'));
    }
    expect(await fate('document', 'a.pdf', packed(' '.repeat(40 * 1024 * 1024)))).toBe(
      refused('brokenFile'),
    );
  });
});

describe('active content of Office documents is refused with its reason', () => {
  const link = (type: string, target: string, more = EXTERNAL): Office => ({
    rels: relations([type, target, more]),
  });
  it.each<[string, Office, string]>([
    ['macros', { more: [{ name: 'word/vbaProject.bin' }] }, 'officeMacros'],
    ['macros under another name', link('vbaProject', 'image1.bin', ''), 'officeMacros'],
    [
      'macros by their type',
      {
        types:
          '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      },
      'officeMacros',
    ],
    [
      'a type in references',
      {
        types: '<Default Extension="bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
      },
      'officeMacros',
    ],
    [
      'a document with macros named as one without',
      { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
      'officeMacros',
    ],
    ['a template of the web', link('attachedTemplate', 'https://host/a.dotm'), 'officeLinks'],
    ['a template of a share', link('attachedTemplate', 'file://host/a.dotm'), 'officeLinks'],
    [
      'a template of a Windows share',
      link('attachedTemplate', String.raw`\\host\a.dotm`),
      'officeLinks',
    ],
    [
      'a template behind four slashes',
      link('attachedTemplate', 'file:////host/a.dotm'),
      'officeLinks',
    ],
    ['a picture of a share', link('image', 'file://host/a.png'), 'officeLinks'],
    ['a frame', link('frame', 'https://host'), 'officeLinks'],
    ['a linked object', link('oleObject', 'https://host/a'), 'officeEmbedded'],
    ['another document within', link('aFChunk', 'afchunk.mht', ''), 'officeEmbedded'],
    [
      'an embedded program',
      { more: [{ name: 'word/embeddings/oleObject1.bin' }] },
      'officeEmbedded',
    ],
    [
      'an embedded text',
      { more: [{ name: 'word/embeddings/a.docx', data: office() }] },
      'officeEmbedded',
    ],
    [
      'a chart whose sheet has macros',
      {
        more: [
          {
            name: 'word/embeddings/a.xlsx',
            data: office({ ...SHEET, more: [{ name: 'xl/vbaProject.bin' }] }),
          },
        ],
      },
      'officeMacros',
    ],
    ['a command field', { text: '<w:fldSimple w:instr="DDEAUTO c:\\\\cmd"/>' }, 'officeCommands'],
    [
      'a command field in parts',
      {
        text: '<w:fldChar w:fldCharType="begin"/><w:instrText> DDE</w:instrText><w:instrText>AUTO c:\\cmd</w:instrText>',
      },
      'officeCommands',
    ],
    [
      'a command field in a footer',
      { more: [{ name: 'word/footer1.xml', data: '<w:instrText>DDE excel</w:instrText>' }] },
      'officeCommands',
    ],
  ])('%s', async (_name, given, reason) => {
    expect(await fate('document', 'a.docx', office(given))).toBe(refused(reason));
  });

  it('an entry that the archive does not count', async () => {
    const bytes = Buffer.from(office({ more: [{ name: 'word/vbaProject.bin' }] }));
    const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
    const fewer = bytes.readUInt16LE(end + 10) - 1;
    for (const at of [end + 8, end + 10]) bytes.writeUInt16LE(fewer, at);
    expect(await fate('document', 'a.docx', bytes)).toBe(refused('brokenFile'));
  });

  it('macros in a text of two bytes a letter', async () => {
    const rels = Buffer.from(`\u{feff}${relations(['vbaProject', 'a.bin'])}`, 'utf16le');
    const bytes = office({ more: [{ name: 'word/_rels/document.xml.rels', data: rels }] });
    expect(await fate('document', 'a.docx', bytes)).toBe(refused('officeMacros'));
  });
});

describe('another file is refused with what to do', () => {
  const ftyp = (brand: string) =>
    Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`), Buffer.alloc(40)]);
  const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const locked = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]);

  it.each<[FileKind, string, () => Uint8Array | string | Promise<Uint8Array>, string]>([
    ['image', 'a.heic', () => ftyp('heic'), refused('heicPicture')],
    ['image', 'a.jpg', () => ftyp('heic'), refused('heicPicture')],
    ['image', 'a.jpg', () => ftyp('avif'), refused('avifPicture')],
    ['image', 'a.jpg', () => picture('webp'), refused('webpPicture')],
    ['image', 'a.png', () => picture('gif'), refused('gifPicture')],
    ['image', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', refused('svgPicture')],
    [
      'image',
      'a.png',
      () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
      refused('otherPicture'),
    ],
    ['image', 'a.jpg', () => pdf(), refused('documentAsPicture')],
    ['image', 'a.pdf', () => pdf(), refused('documentAsPicture')],
    ['image', 'a.jpg', async () => (await picture('jpeg')).subarray(0, 700), refused('brokenFile')],
    ['image', 'a.jpg', () => 'slika', refused('otherFile')],
    ['image', 'a.jpg', () => '', refused('brokenFile')],
    ['document', 'a.pdf', () => '', refused('brokenFile')],
    ['image', 'a.exe', () => picture('png'), refused('wrongName')],
    ['image', 'a.png', () => pngClaiming(9000, 9000), 'TOO_LARGE tooManyPixels'],
    ['image', 'a.png', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'TOO_LARGE tooManyBytes'],
    ['document', 'a.pdf', () => Buffer.alloc(20 * 1024 * 1024 + 1), 'TOO_LARGE tooManyBytes'],
    ['document', 'a.pdf', () => picture('png'), refused('pictureAsDocument')],
    ['document', 'a.doc', () => container, refused('oldOffice')],
    ['document', 'a.docx', () => container, refused('oldOffice')],
    ['document', 'a.docx', () => locked, refused('encryptedFile')],
    ['document', 'a.odt', () => 'x', refused('otherOffice')],
    ['document', 'a.docx', () => zip([{ name: 'mimetype' }]), refused('otherOffice')],
    ['document', 'a.docx', () => zip([{ name: 'a.txt' }]), refused('otherFile')],
    ['document', 'a.docx', () => office().subarray(0, -30), refused('brokenFile')],
    ['document', 'a.pdf', () => pdf().slice(0, 40), refused('brokenFile')],
    ['document', 'a.pdf', () => 'a;b', refused('otherFile')],
    [
      'document',
      'a.docx',
      () => office({ type: `${TYPES}.presentationml.presentation.main+xml` }),
      refused('otherOffice'),
    ],
  ])('%s %s', async (kind, name, make, expected) => {
    expect(await fate(kind, name, await make())).toBe(expected);
  });

  it('by its name: a picture instead of a document, and the reverse', async () => {
    for (const name of ['a.heic', 'a.avif', 'a.webp', 'a.gif', 'a.svg', 'a.tiff', 'a.jpg']) {
      expect(await fate('document', name, 'x')).toBe(refused('pictureAsDocument'));
    }
    for (const name of ['a.doc', 'a.xlsm', 'a.odt', 'a.csv', 'a.docx']) {
      expect(await fate('image', name, 'x')).toBe(refused('documentAsPicture'));
    }
  });

  it('broken content of each kind under each name: always with a reason', async () => {
    const png = sharp(await picture('png', { width: 90, height: 60 }));
    const whole = [
      await png.clone().png().toBuffer(),
      await png.clone().jpeg().toBuffer(),
      await png.clone().webp().toBuffer(),
      await png.clone().avif().toBuffer(),
      await png.clone().gif().toBuffer(),
      await png.clone().tiff().toBuffer(),
      office(),
      Buffer.from(pdf('/Type /Page')),
      locked,
      ftyp('heic'),
    ];
    const contents = [
      ...whole.map((bytes) => bytes.subarray(0, bytes.length / 2)),
      ...whole.map((bytes) => bytes.subarray(4)),
      Buffer.alloc(0),
      Buffer.from('Običan tekst.'),
      Buffer.alloc(3000, 0xff),
    ];
    const names = ['jpg', 'jpeg', 'png', 'pdf', 'xlsx', 'docx', 'heic', 'webp', 'doc', 'exe'].map(
      (extension) => `a.${extension}`,
    );
    const unsaid: string[] = [];
    for (const kind of ['image', 'document'] as const) {
      for (const name of [...names, 'a', '.png']) {
        for (const [at, bytes] of contents.entries()) {
          const said = await fate(kind, name, bytes);
          if (!/^WRONG_FILE_KIND (?!undefined)\w+$/.test(said)) {
            unsaid.push(`${kind} ${name} ${String(at)}: ${said}`);
          }
        }
      }
    }
    expect(unsaid).toEqual([]);
  });

  it('a TIFF, whatever its name says', async () => {
    const tiff = await sharp(await picture('png'))
      .tiff()
      .toBuffer();
    expect(await fate('image', 'a.jpg', tiff)).toBe(refused('otherPicture'));
  });
});

describe('workbooks', () => {
  const TEXT: readonly ZipPart[] = WORKBOOK.map((part) =>
    part.name === 'xl/workbook.xml' ? { ...part, name: 'word/document.xml' } : part,
  );
  const workbook = (...parts: ZipPart[]) => zip([...WORKBOOK, ...parts]);

  it('keeps a plain one', async () => {
    expect(await fate('document', 'plan.xlsx', zip(WORKBOOK))).toMatch(/^kept/);
    expect(await fate('document', 'plan.docx', zip(TEXT))).toMatch(/^kept/);
    expect(await fate('document', 'PLAN.XLSX', workbook({ name: 'xl/media/image1.png' }))).toMatch(
      /^kept/,
    );
  });

  it('is told by its content and not by its name', async () => {
    const both = workbook({ name: 'word/document.xml', data: '<document/>' });
    expect(await fate('document', 'plan.xlsx', both)).toMatch(/^WRONG_FILE_KIND/);
    expect(await fate('document', 'plan.docx', zip(WORKBOOK))).toMatch(/^kept/);
    expect(await fate('document', 'plan.xlsx', zip(TEXT))).toMatch(/^kept/);
    expect(await fate('document', 'plan.pdf', zip(TEXT))).toMatch(/^kept/);
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
    expect(await fate('document', 'plan.xlsx', make())).toMatch(/^WRONG_FILE_KIND/);
  });
});

describe('PDF documents', () => {
  it('keeps a plain one, also with names that only look active', async () => {
    expect(await fate('document', 'oglas.pdf', pdf())).toMatch(/^kept/);
    expect(await fate('document', 'oglas.pdf', pdf('/JSize 3 /LaunchPad 1 /Title (JS)'))).toMatch(
      /^kept/,
    );
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
    expect(await fate('document', 'oglas.pdf', text)).toMatch(/^WRONG_FILE_KIND/);
  });

  it('keeps a large one of random streams', async () => {
    const noise = Buffer.alloc(
      3 * 1024 * 1024,
      'stream \x00\xff #zz /JSX /JS(\x80\x01 /JS<ab\xff',
      'latin1',
    );
    const bytes = Buffer.concat([Buffer.from(pdf()), noise, Buffer.from('%%EOF')]);
    expect(await fate('document', 'velik.pdf', bytes)).toMatch(/^kept/);
  });
});

function list(count: number, make: (index: string) => ZipPart): ZipPart[] {
  return Array.from({ length: count }, (_, index) => make(String(index)));
}
