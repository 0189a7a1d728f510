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
