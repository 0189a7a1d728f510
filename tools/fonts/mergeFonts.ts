import { create } from 'fontkit';

/**
 * Merges two TrueType fonts of a family. Packages split a family by letter ranges, and a word with
 * letters of two files is drawn in two fonts while one is missing. Keeps the first font's kerning;
 * between both there was none.
 */

type Tables = Map<string, Buffer>;

const DIRECTORY = 12;
const RECORD = 16;

function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = DIRECTORY + index * RECORD;
      const offset = font.readUInt32BE(at + 8);
      const length = font.readUInt32BE(at + 12);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
    }),
  );
}

const padded = (data: Buffer): Buffer =>
  Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

/** The subsetting step writes checksums. */
function writeTables(tables: Tables): Buffer {
  const entries = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(DIRECTORY + entries.length * RECORD);
  head.writeUInt32BE(0x00_01_00_00, 0);
  head.writeUInt16BE(entries.length, 4);
  let offset = head.length;
  entries.forEach(([tag, data], index) => {
    const at = DIRECTORY + index * RECORD;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  });
  return Buffer.concat([head, ...entries.map(([, data]) => padded(data))]);
}

function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

const countGlyphs = (tables: Tables): number => tableOf(tables, 'maxp').readUInt16BE(4);

/** Short offsets are stored halved. */
function pieces(data: Buffer, offsets: Buffer, count: number, isLong: boolean): Buffer[] {
  const at = (index: number): number =>
    isLong ? offsets.readUInt32BE(index * 4) : offsets.readUInt16BE(index * 2) * 2;
  return Array.from({ length: count }, (_, index) => data.subarray(at(index), at(index + 1)));
}

/** With long offsets. */
function joined(parts: readonly Buffer[]): { data: Buffer; offsets: Buffer } {
  const whole = parts.map(padded);
  const offsets = Buffer.alloc((whole.length + 1) * 4);
  let end = 0;
  whole.forEach((part, index) => {
    end += part.length;
    offsets.writeUInt32BE(end, (index + 1) * 4);
  });
  return { data: Buffer.concat(whole), offsets };
}

const glyphsOf = (tables: Tables): Buffer[] =>
  pieces(
    tableOf(tables, 'glyf'),
    tableOf(tables, 'loca'),
    countGlyphs(tables),
    tableOf(tables, 'head').readInt16BE(50) === 1,
  );

const COMPONENT = { words: 0x1, scale: 0x8, more: 0x20, scales: 0x40, matrix: 0x80 };

/** Renumbers the parts of a composite glyph. */
function renumbered(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  let at = 10;
  let flags: number;
  do {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    at += flags & COMPONENT.words ? 8 : 6;
    if (flags & COMPONENT.scale) at += 2;
    if (flags & COMPONENT.scales) at += 4;
    if (flags & COMPONENT.matrix) at += 8;
  } while (flags & COMPONENT.more);
  return copy;
}

/** Advance width and left side bearing. */
function metricsOf(tables: Tables): Buffer {
  const widths = tableOf(tables, 'hhea').readUInt16BE(34);
  const hmtx = tableOf(tables, 'hmtx');
  const count = countGlyphs(tables);
  const all = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) {
    const own = Math.min(index, widths - 1) * 4;
    const side = index < widths ? own + 2 : widths * 4 + (index - widths) * 2;
    all.writeUInt16BE(hmtx.readUInt16BE(own), index * 4);
    all.writeInt16BE(hmtx.readInt16BE(side), index * 4 + 2);
  }
  return all;
}

interface Variations {
  readonly axes: number;
  readonly tuples: Buffer;
  readonly glyphs: readonly Buffer[];
}

/** Glyph variations along the axes. */
function variationsOf(gvar: Buffer): Variations {
  const axes = gvar.readUInt16BE(4);
  const start = gvar.readUInt32BE(8);
  const count = gvar.readUInt16BE(12);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.subarray(gvar.readUInt32BE(16));
  return {
    axes,
    tuples: gvar.subarray(start, start + gvar.readUInt16BE(6) * axes * 2),
    glyphs: pieces(data, gvar.subarray(20), count, isLong),
  };
}

const TUPLE = { embedded: 0x8000, intermediate: 0x4000, count: 0xfff };

/** Renumbers references to shared tuples. */
function withTuples(variation: Buffer, axes: number, by: number): Buffer {
  if (variation.length === 0) return variation;
  const copy = Buffer.from(variation);
  let at = 4;
  for (let left = copy.readUInt16BE(0) & TUPLE.count; left > 0; left -= 1) {
    const index = copy.readUInt16BE(at + 2);
    const isShared = (index & TUPLE.embedded) === 0;
    if (isShared) copy.writeUInt16BE(index + by, at + 2);
    at += 4 + (isShared ? 0 : axes * 2) + (index & TUPLE.intermediate ? axes * 4 : 0);
  }
  return copy;
}

function mergedVariations(one: Variations, other: Variations): Buffer {
  const { axes } = one;
  const by = one.tuples.length / (axes * 2);
  const added = other.glyphs.map((glyph) => withTuples(glyph, axes, by));
  const { data, offsets } = joined([...one.glyphs, ...added]);
  const tuples = Buffer.concat([one.tuples, other.tuples]);
  const head = Buffer.alloc(20);
  head.writeUInt32BE(0x00_01_00_00, 0);
  head.writeUInt16BE(axes, 4);
  head.writeUInt16BE(tuples.length / (axes * 2), 6);
  head.writeUInt32BE(head.length + offsets.length, 8);
  head.writeUInt16BE(one.glyphs.length + other.glyphs.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(head.length + offsets.length + tuples.length, 16);
  return Buffer.concat([head, offsets, tuples, data]);
}

/** A format 4 table with one segment per letter. */
function letterTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const letters = [...glyphs].toSorted(([one], [other]) => one - other);
  const segments = [...letters, [0xffff, 0] as const];
  const table = Buffer.alloc(12 + 16 + segments.length * 8);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(4, 12);
  table.writeUInt16BE(table.length - 12, 14);
  table.writeUInt16BE(segments.length * 2, 18);
  const column = segments.length * 2;
  segments.forEach(([letter, glyph], index) => {
    const at = 26 + index * 2;
    table.writeUInt16BE(letter, at);
    table.writeUInt16BE(letter, at + column + 2);
    table.writeUInt16BE((glyph - letter) & 0xffff, at + column * 2 + 2);
  });
  return table;
}

/** Fields of `maxp` that need the maximum. */
const LIMITS = [6, 8, 10, 12, 28, 30];

/** Uncompressed fonts; the first one's glyphs win. */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const one = readTables(first);
  const other = readTables(second);
  const by = countGlyphs(one);
  const letters = new Map<number, number>();
  for (const [font, added] of [
    [create(second), by],
    [create(first), 0],
  ] as const) {
    for (const letter of font.characterSet) {
      letters.set(letter, font.glyphForCodePoint(letter).id + added);
    }
  }
  const glyphs = joined([
    ...glyphsOf(one),
    ...glyphsOf(other).map((glyph) => renumbered(glyph, by)),
  ]);
  const maxp = Buffer.from(tableOf(one, 'maxp'));
  maxp.writeUInt16BE(by + countGlyphs(other), 4);
  for (const at of LIMITS) {
    maxp.writeUInt16BE(
      Math.max(maxp.readUInt16BE(at), tableOf(other, 'maxp').readUInt16BE(at)),
      at,
    );
  }
  const head = Buffer.from(tableOf(one, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tableOf(one, 'hhea'));
  hhea.writeUInt16BE(by + countGlyphs(other), 34);
  const post = Buffer.from(tableOf(one, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00_03_00_00, 0);
  const merged = new Map(one);
  merged.set('glyf', glyphs.data).set('loca', glyphs.offsets).set('maxp', maxp).set('head', head);
  merged.set('hhea', hhea).set('hmtx', Buffer.concat([metricsOf(one), metricsOf(other)]));
  merged.set('post', post).set('cmap', letterTable(letters));
  const variations = [one, other]
    .map((tables) => tables.get('gvar'))
    .map((gvar) => gvar && variationsOf(gvar));
  const [ours, theirs] = variations;
  if (ours && theirs) merged.set('gvar', mergedVariations(ours, theirs));
  // Without the table, widths follow from the glyph variations.
  merged.delete('HVAR');
  return writeTables(merged);
}
