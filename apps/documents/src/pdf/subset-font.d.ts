declare module 'subset-font' {
  /** What is asked for of a font; all that its README lists is more. */
  interface Options {
    readonly targetFormat: 'truetype';
    /** Features of layout to keep, by their four letters. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    /** Tables to leave out, by their four letters. */
    readonly dropTables: readonly string[];
  }
  /** The font with nothing but the letters of the text. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
