import { expect, it } from 'vitest';
import { creditIn } from './pictureCredit.ts';

const encode = (text: string): Buffer => Buffer.from(text, 'utf8');

function segment(marker: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A directory of texts; `order` is II or MM. */
function exif(order: 'II' | 'MM', entries: readonly (readonly [number, string])[]): Buffer {
  const isLittle = order === 'II';
  const write16 = (value: number): Buffer => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const write32 = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  let at = 8 + 2 + entries.length * 12 + 4;
  const texts: Buffer[] = [];
  const directory = entries.map(([tag, text]) => {
    const bytes = encode(`${text}\0`);
    texts.push(bytes);
    at += bytes.length;
    return Buffer.concat([
      write16(tag),
      write16(2),
      write32(bytes.length),
      write32(at - bytes.length),
    ]);
  });
  const tiff = [encode(order), write16(42), write32(8), write16(entries.length)];
  return segment(0xe1, encode('Exif\0\0'), ...tiff, ...directory, write32(0), ...texts);
}

function iptc(dataset: number, text: Buffer): Buffer {
  const record = Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), text]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const resource = [encode('8BIM'), Buffer.from([0x04, 0x04, 0, 0]), size, record];
  return segment(0xed, encode('Photoshop 3.0\0'), ...resource);
}

const jpeg = (...segments: readonly Buffer[]): Blob =>
  new Blob([Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda])])]);

const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;

it.each<[string, Blob, string]>([
  ['the artist of EXIF', jpeg(exif('II', [[ARTIST, 'Ana Hadžić']])), 'Ana Hadžić'],
  ['the same in the other byte order', jpeg(exif('MM', [[ARTIST, 'Ana Hadžić']])), 'Ana Hadžić'],
  ['the owner of the rights, without its sign', jpeg(exif('II', [[COPYRIGHT, '© Era']])), 'Era'],
  ['the author of IPTC', jpeg(iptc(80, encode('Foto: Miloš Đurić'))), 'Miloš Đurić'],
  ['IPTC before EXIF', jpeg(exif('II', [[ARTIST, 'Canon']]), iptc(80, encode('Ana'))), 'Ana'],
  ['the code page of older programs', jpeg(iptc(80, Buffer.from([0x8e, 0x65, 0x9a]))), 'Žeš'],
  [
    'what stands before cut metadata',
    jpeg(iptc(80, encode('Ana')), segment(0xe2).fill(255, 2)),
    'Ana',
  ],
  ['nothing of a picture without it', jpeg(), ''],
  ['nothing of another kind of file', new Blob(['%PDF-1.7 and more']), ''],
  ['nothing of an empty file', new Blob([]), ''],
  ['nothing of broken metadata', jpeg(segment(0xe1, encode('Exif\0\0II*\0\xff\xff'))), ''],
])('reads %s', async (_, file, credit) => {
  expect(await creditIn(file)).toBe(credit);
});
