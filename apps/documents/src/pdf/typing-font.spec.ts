import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { typingFont } from './typing-font.js';

const key = (name: string): PDFName => PDFName.of(name);

/** What a reader of the file finds out: the letter of each code, and how wide it is. */
async function read() {
  const { context } = await PDFDocument.create();
  const font = context.lookup(await typingFont(context), PDFDict);
  const differences = font.lookup(key('Encoding'), PDFDict).lookup(key('Differences'), PDFArray).asArray();
  const names = new Map<number, string>();
  for (let at = 0; at < differences.length; at += 2) {
    const [code, name] = [differences[at], differences[at + 1]];
    if (!(code instanceof PDFNumber) || !(name instanceof PDFName))
      throw new Error('no pair of code and name');
    names.set(code.asNumber(), name.decodeText());
  }
  const widths = font
    .lookup(key('Widths'), PDFArray)
    .asArray()
    .map((width) => (width instanceof PDFNumber ? width.asNumber() : Number.NaN));
  const program = font.lookup(key('FontDescriptor'), PDFDict).lookup(key('FontFile2'));
  if (!(program instanceof PDFRawStream)) throw new Error('no font is embedded');
  return { names, widths, bytes: decodePDFRawStream(program).decode().length };
}

describe(typingFont, () => {
  it('has a code of its own for each Lithuanian letter, by the name that viewers know', async () => {
    const { names, widths } = await read();
    const codeOf = (name: string): number => [...names].find(([, each]) => each === name)?.[0] ?? 0;
    for (const base of ['A', 'E', 'I', 'U'])
      for (const name of [`${base}ogonek`, `${base.toLowerCase()}ogonek`])
        expect([name, widths[codeOf(name)]]).toEqual([name, widths[name.charCodeAt(0)]]);
    for (const name of ['Ccaron', 'ccaron', 'Edotaccent', 'edotaccent', 'Umacron', 'umacron'])
      expect([name, widths[codeOf(name)]]).toEqual([name, widths[name.charCodeAt(0)]]);
  });

  it('gives no letter two codes and no code two letters', async () => {
    const { names } = await read();
    expect(names.size).toBe(72);
    expect(new Set(names.values()).size).toBe(names.size);
    expect([...names.values()].filter((name) => !/^(?:[A-Za-z]{2,}|uni[0-9A-F]{4})$/.test(name))).toEqual([]);
  });

  it('is as wide as Times where both have a letter, and small', async () => {
    const { widths, bytes } = await read();
    expect([...'Ai0 €'].map((letter) => widths[letter === '€' ? 0x80 : letter.charCodeAt(0)])).toEqual([
      722, 278, 500, 250, 500,
    ]);
    expect(bytes).toBeLessThan(25_000);
  });
});
