import { fc, RUNS } from '../../test/fast-check.js';
import type { TypedBlock } from '../model/document.js';
import { typedBlocks, typedItems } from './typed-blocks.js';

const SIGN = { text: 'p', numbered: '#', bullet: '•' } as const;

/** "p We need:", "# Draft;", "  • logo." : indented by its level. */
const outline = (raw: string, read: (raw: string) => TypedBlock[] = typedBlocks): string[] =>
  read(raw).map(({ kind, level, text }) => `${'  '.repeat(level)}${SIGN[kind]} ${text}`);

describe(typedBlocks.name, () => {
  it.each<[string, string, string[]]>([
    ['one line', 'A logo', ['p A logo.']],
    [
      'items that end in abbreviations',
      '- Straipsniai, 5 vnt.\n- Konsultacijos, 20 val.\n- Priežiūra 3 mėn.',
      ['• Straipsniai, 5 vnt.;', '• Konsultacijos, 20 val.;', '• Priežiūra 3 mėn.'],
    ],
    ['nothing', ' \n - \n\u200b\n---', []],
    [
      'a numbered list with bullets in it',
      '1. Wireframes\n2. Build\n- admin\n- shop\n3. Launch',
      ['# Wireframes;', '# Build:', '  • admin;', '  • shop;', '# Launch.'],
    ],
    [
      'the same, indented',
      '1. Wireframes\n2. Build\n   - admin\n   - shop\n3. Launch',
      ['# Wireframes;', '# Build:', '  • admin;', '  • shop;', '# Launch.'],
    ],
    [
      'the same with blank lines',
      '1. Wireframes\n\n2. Build\n\n- admin\n\n- shop\n\n3. Launch',
      ['# Wireframes;', '# Build:', '  • admin;', '  • shop;', '# Launch.'],
    ],
    [
      'three levels by tabs',
      '• Shop\n\t• cart\n\t\t• coupons\n\t• orders\n• Blog',
      ['• Shop:', '  • cart:', '    • coupons;', '  • orders;', '• Blog.'],
    ],
    [
      'levels below the third',
      '- a\n  - b\n    - c\n      - d\n- e',
      ['• a:', '  • b:', '    • c:', '    • d;', '• e.'],
    ],
    [
      'decimal numbering',
      '1. Design\n1.1 Logo\n1.2. Book\n2. Build\n2.1 Shop',
      ['# Design:', '  # Logo;', '  # Book;', '# Build:', '  # Shop.'],
    ],
    ['decimal numbering alone', '1.1 Logo\n1.2 Book\n2.1 Shop', ['# Logo;', '# Book;', '# Shop.']],
    [
      'letters and Roman numbers',
      'I. Design\nA) Logo\na) Sketch\nb) Final\nB) Book\nII. Build\n(a) shop\ni) cart\nii) orders',
      [
        '# Design:',
        '  # Logo:',
        '    # Sketch;',
        '    # Final;',
        '  # Book;',
        '# Build:',
        '  # shop:',
        '    # cart;',
        '    # orders.',
      ],
    ],
    [
      'other bullets',
      '✔ one\n✓ two\n→ three\n‣ four\n· five\n★ six',
      ['• one;', '• two;', '• three;', '• four;', '• five.', 'p ★ six.'],
    ],
    ['bullets without a space', '-logo\n–book\n•shop', ['• logo;', '• book;', '• shop.']],
    [
      'the bullets of Word',
      '• Shop\no cart\no orders\n• Blog',
      ['• Shop:', '  • cart;', '  • orders;', '• Blog.'],
    ],
    [
      'bullets in bullets',
      '* Shop\n- cart\n- orders\n* Blog',
      ['• Shop:', '  • cart;', '  • orders;', '• Blog.'],
    ],
    [
      'an introduction',
      'We need:\n- home page\n• blog,\n* shop',
      ['p We need:', '• home page;', '• blog;', '• shop.'],
    ],
    ['an introduction without its colon', 'We need\n1) a\n2) b', ['p We need:', '# a;', '# b.']],
    [
      'lines without bullets below an introduction',
      'We need:\nhome page\nblog\nsee also:\nshop\nforum.',
      ['p We need:', '# home page;', '# blog.', 'p see also:', '# shop;', '# forum.'],
    ],
    ['short lines', 'Logo\nBrand book\nWebsite', ['# Logo;', '# Brand book;', '# Website.']],
    [
      'sentences and paragraphs',
      'We redesign the shop.\nIt has 40 products.\n\nThe client writes the texts',
      ['p We redesign the shop.', 'p It has 40 products.', 'p The client writes the texts.'],
    ],
    [
      'a line that was broken',
      'The Provider designs a website with as many pages as the Client\nneeds for its shop.\n- Logo in a number of colours that the Client chooses from a palette\nof the Provider\n- Book',
      [
        'p The Provider designs a website with as many pages as the Client needs for its shop.',
        '• Logo in a number of colours that the Client chooses from a palette of the Provider;',
        '• Book.',
      ],
    ],
    [
      'a paragraph with a margin',
      'We redesign the booking site of the clinic: visitors choose a\ndoctor and a time, the calendar takes over what they chose and\nreminds them a day before.',
      [
        'p We redesign the booking site of the clinic: visitors choose a doctor and a time, the calendar takes over what they chose and reminds them a day before.',
      ],
    ],
    [
      'long lines in small letters',
      'logo + menu + sign mock-ups for a café in Kaunas, 10 instagram templates\nfinal files in AI and PDF',
      [
        '# logo + menu + sign mock-ups for a café in Kaunas, 10 instagram templates;',
        '# final files in AI and PDF.',
      ],
    ],
    [
      'the same with commas and a full stop',
      'klientas pats susiranda ir rezervuojasi laiką, mato laisvus laikus,\nintegracija su Google kalendoriumi ir priminimai klientams SMS žinute,\nadministratoriaus skydelis su ataskaitomis.',
      [
        '# klientas pats susiranda ir rezervuojasi laiką, mato laisvus laikus;',
        '# integracija su Google kalendoriumi ir priminimai klientams SMS žinute;',
        '# administratoriaus skydelis su ataskaitomis.',
      ],
    ],
    [
      'an item of two lines',
      '- Logo\n  in colour\n- Book\n  Forty pages',
      ['• Logo in colour;', '• Book. Forty pages.'],
    ],
    ['a list after a paragraph', '1. Draft\n\nWe talk.\n\n2. Final', ['# Draft.', 'p We talk.', '# Final.']],
    ['two lists', '1. a\n2. b\n\n- c\n- d', ['# a;', '# b;', '• c;', '• d.']],
  ])('reads %s', (_case, raw, expected) => {
    expect(outline(raw)).toEqual(expected);
  });

  it.each([
    '15. March begins\n16. March ends',
    '12.01 start\n12.02 design',
    '1.5 hours of advice\n2.5 hours of work',
    'I. Kantas writes the texts.\nA. Petraitis draws the pictures.',
    '3 logos in colour.\n4 posters in colour.',
    '-5 degrees are too cold.\n2027. gada.',
    'Klientas pateikia tekstus.\no Teikėjas juos redaguoja.',
  ])('strips nothing that is a word of the text: %j', (raw) => {
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
    expect(
      words(
        typedBlocks(raw)
          .map(({ text }) => text)
          .join(' '),
      ),
    ).toEqual(words(raw));
  });

  const word = fc.stringMatching(/^q[a-z0-9ąčę]{3,9}q$/u);
  const marker = fc.constantFrom(
    ...[
      '',
      '',
      '- ',
      '• ',
      '* ',
      '✔ ',
      '→ ',
      '1. ',
      '2) ',
      '(3) ',
      'a) ',
      'B) ',
      'ii) ',
      'I. ',
      '1.1 ',
      '1.2. ',
      'o ',
    ],
  );
  const line = fc.tuple(
    fc.constantFrom('', '', '  ', '\t', '\n', '     '),
    marker,
    fc.array(word, { minLength: 1, maxLength: 14 }),
    fc.constantFrom('', '', '.', ':', ';', ',', '?'),
  );

  it('C3 keeps every word in its order, whatever stands before it', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const raw = lines
          .map(([space, mark, words, end]) => `${space}${mark}${words.join(' ')}${end}`)
          .join('\n');
        for (const blocks of [typedBlocks(raw), typedItems(raw)]) {
          const kept = blocks.flatMap(({ text }) => text.match(/q[\p{L}\p{N}]{3,9}q/gu) ?? []);
          expect(kept).toEqual(lines.flatMap(([, , words]) => words));
          for (const [at, { kind, level }] of blocks.entries()) {
            expect(level).toBeLessThanOrEqual(kind === 'text' ? 0 : (blocks[at - 1]?.level ?? -1) + 1);
          }
        }
      }),
      RUNS,
    );
  });

  const prose = fc
    .array(word, { minLength: 40, maxLength: 120 })
    .map((words) => `Q${words.join(' ').slice(1)}.`);
  /** Fills lines as mail programs do, or, with letters of different widths, as a PDF file is laid out. */
  const wrapped = (text: string, margin: number, widthOf: (letter: string) => number): string[] => {
    const lines = [''];
    for (const each of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${each}`.trim();
      const width = [...longer].reduce((sum, letter) => sum + widthOf(letter), 0);
      if (width > margin) lines.push(each);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  };

  it('C3 joins a paragraph that a program has wrapped', () => {
    const widths = fc.constantFrom(
      () => 1,
      (letter: string) => (/[filjrt1 ]/u.test(letter) ? 0.75 : 1.05),
    );
    fc.assert(
      fc.property(prose, fc.integer({ min: 76, max: 110 }), widths, (text, margin, widthOf) => {
        expect(typedBlocks(wrapped(text, margin, widthOf).join('\n')).map((block) => block.text)).toEqual([
          text,
        ]);
      }),
      RUNS,
    );
  });

  it('C3 keeps every line of a list that is typed in small letters', () => {
    const item = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
    const short = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    /* Between long lines stand short ones: nothing has filled them up to a margin. */
    const list = fc.array(fc.tuple(item, short), { minLength: 1, maxLength: 8 }).map((pairs) => pairs.flat());
    fc.assert(
      fc.property(fc.oneof(list, fc.tuple(item, item)), (lines) => {
        for (const read of [typedBlocks, typedItems])
          expect(read(lines.join('\n')).map(({ text }) => text.replace(/[;.]$/u, ''))).toEqual(lines);
      }),
      RUNS,
    );
  });

  it('is quick on the longest texts', () => {
    const raw = Array.from({ length: 5_000 }, (_, at) => `${at % 2 ? '1.' : 'i)'} x`).join('\n');
    const start = performance.now();
    expect(typedBlocks(raw)).toHaveLength(5_000);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe(typedItems.name, () => {
  it.each<[string, string, string[]]>([
    [
      'lines that end in abbreviations',
      'Straipsniai, 5 vnt.\nKonsultacijos, 20 val.',
      ['# Straipsniai, 5 vnt.;', '# Konsultacijos, 20 val.'],
    ],
    ['nothing', ' \n - \n---', []],
    ['one line', 'A logo', ['# A logo.']],
    ['lines without marks', 'Logo;\nBrand guide.\n\nFonts', ['# Logo;', '# Brand guide.', '# Fonts.']],
    [
      'sentences and long lines',
      'The source code is handed over.\nA user guide of about twenty pages with pictures of every page of the shop and its administration',
      [
        '# The source code is handed over.',
        '# A user guide of about twenty pages with pictures of every page of the shop and its administration.',
      ],
    ],
    ['bullets', '- Logo\n- Brand guide', ['• Logo;', '• Brand guide.']],
    [
      'numbers with bullets in them',
      '1. Logo\n  - SVG\n  - PDF\n2. Brand guide',
      ['# Logo:', '  • SVG;', '  • PDF;', '# Brand guide.'],
    ],
    [
      'lines without marks above lists',
      'Website:\n- home page\n- blog\nTraining\n1) slides\n2) recording\nGuide',
      [
        '# Website:',
        '  • home page;',
        '  • blog;',
        '# Training:',
        '  # slides;',
        '  # recording;',
        '# Guide.',
      ],
    ],
    [
      'a list below its heading',
      'You will get:\n- Logo\n- Brand guide',
      ['p You will get:', '• Logo;', '• Brand guide.'],
    ],
    [
      'a list without marks below its heading',
      'You will get:\nLogo\nBrand guide',
      ['p You will get:', '# Logo;', '# Brand guide.'],
    ],
    [
      'several such lists',
      'Print:\n\nposter\nleaflet\n\nScreen:\nbanner\ncover',
      ['# Print:', '  # poster;', '  # leaflet;', '# Screen:', '  # banner;', '  # cover.'],
    ],
    [
      'several lines after a list that hangs on another',
      'Logo\nGuide\n- fonts\n- colours\nTraining\nSupport',
      ['# Logo;', '# Guide:', '  • fonts;', '  • colours;', '# Training;', '# Support.'],
    ],
    [
      'the first item of a list with mixed marks',
      'Logo SVG\n- PNG\n* price list, A4, 2 versions',
      ['• Logo SVG;', '• PNG;', '• price list, A4, 2 versions.'],
    ],
    [
      'the same in Lithuanian, numbered',
      'Logotipas SVG\nVizitinė\n1) PNG\n2) kainoraštis',
      ['# Logotipas SVG;', '# Vizitinė;', '# PNG;', '# kainoraštis.'],
    ],
    [
      'a list below an introduction without a colon',
      'We need the following\n- PNG\n* price list',
      ['p We need the following:', '• PNG;', '• price list.'],
    ],
    [
      'a list below a Lithuanian one',
      'Reikės\n- PNG\n* kainoraščio',
      ['p Reikės:', '• PNG;', '• kainoraščio.'],
    ],
    [
      'a paragraph among marked items',
      '1. Logo\n\nAll files are editable.\n\n2. Guide',
      ['# Logo.', 'p All files are editable.', '# Guide.'],
    ],
  ])('C3 keeps %s', (_, raw, expected) => {
    expect(outline(raw, typedItems)).toEqual(expected);
  });

  it.each([
    ['- Logo\n* Menu\n1) Sign', ['0 Logo;', '0 Menu;', '0 Sign.']],
    ['• Logo\n– Menu\n+ Sign', ['0 Logo;', '0 Menu;', '0 Sign.']],
    ['1. Logo\n2) Menu\n(3) Sign', ['0 Logo;', '0 Menu;', '0 Sign.']],
    ['* Menu\n1) Food\n2) Drinks', ['0 Menu:', '1 Food;', '1 Drinks.']],
    ['+ VAT', ['0 + VAT']],
  ])('reads one list of whoever changes its marks: %j', (raw, said) => {
    const found = typedBlocks(raw).map(({ level, text }) => `${level} ${text}`);
    expect(found).toEqual(
      said.map((each) => expect.stringMatching(new RegExp(`^${each.replace('+', '\\+')}`))),
    );
  });
});
