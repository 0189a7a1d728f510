/** The parts of untyped packages that the fonts are made with. */
declare module 'fontkit' {
  /** One drawn character. */
  export interface Glyph {
    readonly codePoints: readonly number[];
  }
  /** Where a character stands after kerning. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  /** A line of characters. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  /** An opened font file. */
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly id: number };
    layout(text: string): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}

declare module 'subset-font' {
  /** Cuts a font down to the letters of `text` and, if asked, pins or limits its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
