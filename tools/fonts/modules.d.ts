/** Used parts of untyped packages. */
declare module 'fontkit' {
  export interface Glyph {
    readonly codePoints: readonly number[];
    readonly path: GlyphPath;
  }
  export interface GlyphPath {
    /** Both axes. */
    scale(factor: number): GlyphPath;
    /** Path data. */
    toSVG(): string;
  }
  /** After kerning. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
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
  /** Subsets a font to `text` and optionally pins or limits variation axes. */
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
