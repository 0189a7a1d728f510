import { fileRefusal } from './fileRefusal.ts';
import { openOfficeZip, type OfficeZip } from './officeZip.ts';

export type OfficeExtension = 'xlsx' | 'docx';

/** Used if the archive does not name its main part. */
const MAIN_PART: Readonly<Record<OfficeExtension, string>> = {
  xlsx: 'xl/workbook.xml',
  docx: 'word/document.xml',
};
const CONTENT_TYPES = '[Content_Types].xml';
/** Content types of the main part. */
const MAIN_TYPE: readonly (readonly [OfficeExtension, RegExp])[] = [
  ['xlsx', /spreadsheetml\.sheet\.main\+xml$/i],
  ['docx', /wordprocessingml\.document\.main\+xml$/i],
];

const MACROS = /vbaProject|macrosheet|vbaData/i;
const CONTROLS = /activeX|oleObject|attachedToolbars/i;
const EXTERNAL_LINKS = /externalLink/i;
const EMBEDDED_SHEET = /embeddings\/[^/]+\.xlsx$/i;
const EMBEDDED = /embeddings\//i;

/** Relationship types, by the ends of their names. */
const TYPES = {
  macros: new Set(['vbaproject', 'wordvbadata', 'xlmacrosheet', 'xlintlmacrosheet']),
  embedded: new Set([
    'afchunk',
    'oleobject',
    'control',
    'activexcontrolbinary',
    'attachedtoolbars',
  ]),
  links: new Set(['externallink', 'externallinkpath', 'subdocument', 'frame']),
  /** May be external: opened by a click, or a picture. */
  external: new Set(['hyperlink', 'image', 'video']),
  /** May be on the author's disk: nothing is fetched if it is missing. */
  local: new Set(['attachedtemplate', 'mailmergesource', 'mailmergeheadersource']),
} as const;
/** A path on another machine. */
const NETWORK_PATH = /^(?:file:)?[/\\]{2}(?![/\\]|localhost[/\\])|^file:[/\\]{4,}/i;
const ADDRESS = /^(?!file:)[a-z][a-z0-9+.-]+:/i;

interface Relationship {
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

const attributeOf = (attributes: string, name: string): string => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return (found?.[1] ?? found?.[2] ?? '').trim();
};

function relationshipsIn(text: string): Relationship[] {
  return [...text.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].map(([, attributes = '']) => ({
    type: attributeOf(attributes, 'Type').split('/').at(-1)?.toLowerCase() ?? '',
    target: attributeOf(attributes, 'Target'),
    isExternal: attributeOf(attributes, 'TargetMode').toLowerCase() === 'external',
  }));
}

function assertPassiveRelationship({ type, target, isExternal }: Relationship): void {
  if (TYPES.macros.has(type)) throw fileRefusal('officeMacros');
  if (TYPES.embedded.has(type)) throw fileRefusal('officeEmbedded');
  if (TYPES.links.has(type)) throw fileRefusal('officeLinks');
  if (!isExternal) return;
  const isOnNetwork = NETWORK_PATH.test(target);
  const isKnown = TYPES.external.has(type)
    ? type === 'hyperlink' || !isOnNetwork
    : TYPES.local.has(type) && !isOnNetwork && !ADDRESS.test(target);
  if (!isKnown) throw fileRefusal('officeLinks');
}

/** DDE fields run commands. Their text may be split over several runs. */
function hasCommandField(text: string): boolean {
  const fields = text.split(/fldCharType\s*=\s*["']begin["']/);
  const written = fields.map((field) =>
    [...field.matchAll(/<(?:\w+:)?instrText\b[^>]*>([^<]*)</g)].map(([, part]) => part).join(''),
  );
  const simple = [...text.matchAll(/\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  return [...written, ...simple].some((code) => /^\s*DDE\b|\bDDEAUTO\b/i.test(code));
}

async function mainPart(zip: OfficeZip): Promise<string> {
  const named = relationshipsIn(await zip.readText('_rels/.rels')).find(
    ({ type }) => type === 'officedocument',
  );
  if (named) return named.target.replace(/^\.?\//, '');
  const usual = Object.values(MAIN_PART).filter((name) => zip.names.includes(name));
  const [only] = usual;
  if (only === undefined || usual.length > 1) throw fileRefusal('otherFile');
  return only;
}

async function extensionOf(zip: OfficeZip, types: string): Promise<OfficeExtension> {
  if (!zip.names.includes(CONTENT_TYPES)) {
    throw fileRefusal(zip.names.includes('mimetype') ? 'otherOffice' : 'otherFile');
  }
  const main = await mainPart(zip);
  if (!zip.names.includes(main)) throw fileRefusal('brokenFile');
  const override = [...types.matchAll(/<(?:\w+:)?Override\s([^>]*)>/g)].find(
    ([, attributes = '']) => attributeOf(attributes, 'PartName') === `/${main}`,
  );
  const contentType = attributeOf(override?.[1] ?? '', 'ContentType');
  const declared = MAIN_TYPE.find(([, pattern]) => pattern.test(contentType))?.[0];
  const usual = main.startsWith('xl/') ? 'xlsx' : 'docx';
  const isUsual = contentType === '' && /^(?:xl|word)\//.test(main);
  const extension = declared ?? (isUsual ? usual : undefined);
  if (extension === undefined) throw fileRefusal('otherOffice');
  const other = extension === 'xlsx' ? MAIN_PART.docx : MAIN_PART.xlsx;
  if (zip.names.includes(other)) throw fileRefusal('brokenFile');
  return extension;
}

function assertPassiveNames({ names }: OfficeZip, mayEmbed: boolean): void {
  for (const name of names) {
    if (MACROS.test(name)) throw fileRefusal('officeMacros');
    if (CONTROLS.test(name)) throw fileRefusal('officeEmbedded');
    if (EXTERNAL_LINKS.test(name)) throw fileRefusal('officeLinks');
    if (EMBEDDED.test(name) && !(mayEmbed && EMBEDDED_SHEET.test(name)))
      throw fileRefusal('officeEmbedded');
  }
}

async function inspect(zip: OfficeZip, mayEmbed: boolean): Promise<OfficeExtension> {
  assertPassiveNames(zip, mayEmbed);
  const types = await zip.readText(CONTENT_TYPES);
  if (/macroEnabled|vbaProject|vbaData|macrosheet/i.test(types)) throw fileRefusal('officeMacros');
  const extension = await extensionOf(zip, types);
  for (const name of zip.names.filter((one) => /\.rels$/i.test(one))) {
    const found = relationshipsIn(await zip.readText(name));
    found.forEach(assertPassiveRelationship);
    const packages = found.filter(({ type }) => type === 'package');
    if (packages.some(({ target }) => !EMBEDDED_SHEET.test(target)))
      throw fileRefusal('officeEmbedded');
  }
  if (extension === 'docx') {
    for (const name of zip.names.filter((one) => /\.xml$/i.test(one))) {
      if (hasCommandField(await zip.readText(name))) throw fileRefusal('officeCommands');
    }
  }
  for (const name of zip.names.filter((one) => EMBEDDED_SHEET.test(one))) {
    const sheet = await openOfficeZip((await zip.read(name)) ?? Buffer.alloc(0));
    try {
      if ((await inspect(sheet, false)) !== 'xlsx') throw fileRefusal('officeEmbedded');
    } finally {
      sheet.close();
    }
  }
  return extension;
}

/**
 * The type by the main part. Throws WRONG_FILE_KIND for other ZIP files, bombs, macros, controls,
 * automatic links, command fields, and embedded files except charts' workbooks.
 */
export async function assertPlainOffice(path: string): Promise<OfficeExtension> {
  const zip = await openOfficeZip(path);
  try {
    return await inspect(zip, true);
  } finally {
    zip.close();
  }
}
