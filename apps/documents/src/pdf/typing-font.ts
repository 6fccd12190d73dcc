import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFName, PDFNumber, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import subsetFont from 'subset-font';
import { widthsIn } from './glyph-widths.js';

/* As wide as the serif that contracts are set in. */
const FILE = '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf';
const NAME = 'PWTYPE+Tinos';
const TABLES_OF_LAYOUT = ['GPOS', 'GSUB', 'GDEF', 'kern', 'gasp'];

/** Letters of Europe's Latin alphabets beyond WinAnsi: a name or an address is typed with them. Lithuanian ones first. */
const FURTHER = 'ĄąČčĘęĖėĮįŲųŪūĀāĒēĢģĪīĶķĻļŅņĆćŁłŃńŚśŹźŻżĎďĚěŇňŘřŤťŮůĽľŐőŰűĂăȘșȚțĞğİıŞşĐđ' as const;
/** Codes that WinAnsi leaves free or gives to signs that stand in no name, the unused ones last. */
const CODES = [
  ...[
    0x7f, 0x81, 0x82, 0x85, 0x8d, 0x8f, 0x90, 0x9d, 0x83, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x95, 0x98, 0x99,
    0x9b,
  ],
  ...[0xa1, 0xa2, 0xa4, 0xa5, 0xa6, 0xa8, 0xa9, 0xac, 0xad, 0xae, 0xaf, 0xb1, 0xb2, 0xb3, 0xb4, 0xb5, 0xb6],
  ...[0xb7, 0xb8, 0xb9, 0xbc, 0xbd, 0xbe, 0xbf, 0xd7, 0xf7],
  ...Array.from({ length: 18 }, (_, at) => 14 + at),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 11, 12],
];
/* What it lacks goes by a name of its own in the list of glyph names that the format refers to. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'acute',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dotaccent',
  '\u030A': 'ring',
  '\u030B': 'hungarumlaut',
  '\u030C': 'caron',
  '\u0326': 'commaaccent',
  '\u0327': 'commaaccent',
  '\u0328': 'ogonek',
};
const NAMED: Readonly<Record<string, string>> = {
  Ł: 'Lslash',
  ł: 'lslash',
  Đ: 'Dcroat',
  đ: 'dcroat',
  ı: 'dotlessi',
  Ş: 'Scedilla',
  ş: 'scedilla',
  Ț: 'uni021A',
  ț: 'uni021B',
};

/** The name of a letter in Adobe's list of glyph names. */
function glyphName(letter: string): string {
  const [base = '', mark = ''] = letter.normalize('NFD');
  return NAMED[letter] ?? `${base}${MARKS[mark] ?? ''}`;
}

const winAnsi = new TextDecoder('windows-1252');
const ownLetters = new Map([...FURTHER].map((letter, at) => [CODES[at], letter] as const));

/** What each code from 0 to 255 stands for; nothing for those that stand for no letter. */
const LETTERS: readonly string[] = Array.from({ length: 256 }, (_, code) => {
  const own = ownLetters.get(code);
  if (own !== undefined) return own;
  return code < 32 || CODES.includes(code) ? '' : winAnsi.decode(Uint8Array.of(code));
});

interface Cut {
  readonly file: Uint8Array;
  readonly widths: readonly number[];
}
let cut: Promise<Cut> | undefined;

/** The font with nothing but these letters, about 20 KB; made once. */
async function cutFont(): Promise<Cut> {
  const whole = await readFile(createRequire(import.meta.url).resolve(FILE));
  const file = new Uint8Array(
    await subsetFont(whole, LETTERS.join(''), {
      targetFormat: 'truetype',
      keepFeatures: [],
      noHinting: true,
      dropTables: TABLES_OF_LAYOUT,
    }),
  );
  return { file, widths: widthsIn(file, LETTERS) };
}

/**
 * The font that typed text is shown in, embedded: of what a viewer has itself it may know no letters but those of WinAnsi, and drop
 * others. A simple font with codes of its own, since viewers write into fields of others badly or not at all.
 */
export async function typingFont(context: PDFContext): Promise<PDFRef> {
  cut ??= cutFont();
  const { file, widths } = await cut.catch((error: unknown) => {
    cut = undefined;
    throw error;
  });
  const program = context.register(context.flateStream(file, { Length1: file.length }));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: NAME,
      /* Serif, and letters by their usual names. */
      Flags: 2 | 32,
      FontBBox: [-168, -218, 1000, 898],
      ItalicAngle: 0,
      Ascent: 891,
      Descent: -216,
      CapHeight: 662,
      StemV: 80,
      FontFile2: program,
    }),
  );
  const differences: PDFObject[] = [...ownLetters].flatMap(([code, letter]) =>
    code === undefined ? [] : [PDFNumber.of(code), PDFName.of(glyphName(letter))],
  );
  const encoding = context.obj({
    Type: 'Encoding',
    BaseEncoding: 'WinAnsiEncoding',
    Differences: differences,
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: NAME,
      FirstChar: 0,
      LastChar: 255,
      Widths: [...widths],
      FontDescriptor: descriptor,
      Encoding: encoding,
    }),
  );
}
