/** Of OpenType: where the tables of a font lie, by their four letters. */
function tablesOf(font: DataView): (name: string) => number {
  const count = font.getUint16(4);
  const places = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const name = [0, 1, 2, 3].map((letter) => String.fromCharCode(font.getUint8(at + letter))).join('');
    places.set(name, font.getUint32(at + 8));
  }
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`the font has no table ${name}`);
    return place;
  };
}

/** The glyph of a letter of the basic plane, by segments of codes (format 4 of `cmap`); 0 where there is none. */
function glyphsOf(font: DataView, cmap: number): (code: number) => number {
  const tables = Array.from({ length: font.getUint16(cmap + 2) }, (_, at) => cmap + 4 + 8 * at);
  const unicode = tables.find((at) => font.getUint16(at) === 3 && font.getUint16(at + 2) === 1);
  if (unicode === undefined) throw new Error('the font does not say which glyph a letter has');
  const start = cmap + font.getUint32(unicode + 4);
  const length = font.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length].map(
    (offset) => start + offset,
  ) as [number, number, number, number];
  return (code) => {
    for (let at = 0; at < length; at += 2) {
      if (font.getUint16(ends + at) < code) continue;
      const first = font.getUint16(starts + at);
      if (first > code) return 0;
      const offset = font.getUint16(offsets + at);
      const delta = font.getUint16(deltas + at);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = font.getUint16(offsets + at + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/**
 * How wide each letter is in a TrueType font, in thousandths of its size; 0 for an empty string.
 * @throws where the font lacks one of the letters
 */
export function widthsIn(file: Uint8Array, letters: readonly string[]): number[] {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = tablesOf(font);
  const units = font.getUint16(table('head') + 18);
  const measured = font.getUint16(table('hhea') + 34);
  const widths = table('hmtx');
  const glyphOf = glyphsOf(font, table('cmap'));
  return letters.map((letter) => {
    const code = letter.codePointAt(0);
    if (code === undefined) return 0;
    const glyph = glyphOf(code);
    if (glyph === 0) throw new Error(`the font has no letter ${letter}`);
    /* Those after the last that is measured are as wide as it. */
    const width = font.getUint16(widths + 4 * Math.min(glyph, measured - 1));
    return Math.round((width * 1000) / units);
  });
}
