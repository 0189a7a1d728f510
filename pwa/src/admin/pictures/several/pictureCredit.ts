/** Metadata is at the beginning of a file. */
const BEGINNING = 256 * 1024;

const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const IPTC_RESOURCE = 0x0404;
const BYLINE = 80;
const CREDIT = 110;

/** Older programs write in the code page of Central Europe. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** Without 'Foto:' and signs. */
const cleaned = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\p{C}+/gu, ' ')
    .replace(/^\s*(?:foto(?:grafija)?|photo(?: by)?|©|\(c\))[\s:]*/iu, '')
    .trim()
    .slice(0, 200);

const bytesAt = (view: DataView, at: number, length: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + at, length);

const part = (view: DataView, at: number, length: number): DataView =>
  new DataView(view.buffer, view.byteOffset + at, length);

/** TIFF 6.0: the texts of the first directory. */
function readExif(tiff: DataView): Map<number, string> {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  const found = new Map<number, string>();
  for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12;
    const tag = tiff.getUint16(at, isLittle);
    if (tag !== ARTIST && tag !== COPYRIGHT) continue;
    const length = tiff.getUint32(at + 4, isLittle);
    const start = length > 4 ? tiff.getUint32(at + 8, isLittle) : at + 8;
    found.set(tag, textOf(bytesAt(tiff, start, length)));
  }
  return found;
}

/** IPTC-IIM within the resources of Photoshop. */
function readIptc(resources: DataView): Map<number, string> {
  const found = new Map<number, string>();
  for (let at = 0; at + 12 <= resources.byteLength;) {
    const id = resources.getUint16(at + 4);
    const nameLength = resources.getUint8(at + 6) + 1;
    const start = at + 6 + nameLength + (nameLength % 2);
    const size = resources.getUint32(start);
    if (id === IPTC_RESOURCE) readDatasets(part(resources, start + 4, size), found);
    at = start + 4 + size + (size % 2);
  }
  return found;
}

function readDatasets(iptc: DataView, found: Map<number, string>): void {
  for (let at = 0; at + 5 <= iptc.byteLength && iptc.getUint8(at) === 0x1c;) {
    const [record, dataset, size] = [
      iptc.getUint8(at + 1),
      iptc.getUint8(at + 2),
      iptc.getUint16(at + 3),
    ];
    if (record === 2) found.set(dataset, textOf(bytesAt(iptc, at + 5, size)));
    at += 5 + size;
  }
}

const startsWith = (view: DataView, at: number, word: string): boolean =>
  textOf(bytesAt(view, at, word.length)) === word;

interface Found {
  exif: ReadonlyMap<number, string>;
  iptc: ReadonlyMap<number, string>;
}

function readSegments(jpeg: DataView, found: Found): void {
  for (let at = 2; jpeg.getUint8(at) === 0xff;) {
    const marker = jpeg.getUint8(at + 1);
    // The picture begins.
    if (marker === 0xda) return;
    const length = jpeg.getUint16(at + 2);
    const [start, size] = [at + 4, length - 2];
    if (marker === 0xe1 && startsWith(jpeg, start, 'Exif\0\0'))
      found.exif = readExif(part(jpeg, start + 6, size - 6));
    if (marker === 0xed && startsWith(jpeg, start, 'Photoshop 3.0\0'))
      found.iptc = readIptc(part(jpeg, start + 14, size - 14));
    at += 2 + length;
  }
}

/** The author in the metadata; empty without one. */
export async function creditIn(file: Blob): Promise<string> {
  const view = new DataView(await file.slice(0, BEGINNING).arrayBuffer());
  const found: Found = { exif: new Map(), iptc: new Map() };
  try {
    if (view.getUint16(0) === 0xffd8) readSegments(view, found);
  } catch (thrown) {
    // Broken or cut metadata reaches outside of the bytes.
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  const { exif, iptc } = found;
  const all = [iptc.get(BYLINE), exif.get(ARTIST), iptc.get(CREDIT), exif.get(COPYRIGHT)];
  return all.map(cleaned).find(Boolean) ?? '';
}
