/** The few parts of untyped packages that the demo content uses. */
declare module 'fontkit' {
  /** One drawn character. */
  export interface Glyph {
    readonly codePoints: readonly number[];
    readonly path: {
      scale(x: number, y: number): Glyph['path'];
      translate(x: number, y: number): Glyph['path'];
      toSVG(): string;
    };
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
  /** Cuts a font down to the characters of `text` and pins axes of a variable font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  /** The drawing surface of one PDF document. */
  export default class PDFDocument extends Readable {
    constructor(options: {
      size: string;
      margin: number;
      lang?: string;
      pdfVersion?: string;
      displayTitle?: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: boolean }): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    path(d: string): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    addPage(): this;
    end(): void;
  }
}
