import { isHeading, plainText, sentences } from './segment.js';

const RUN_ON =
  'Exhibit 10.1 1. GOVERNING LAW. This Agreement is governed by the laws of Ohio. 2. Fees. Acme Inc. pays $1,200.50 by wire. 2.1 “Net” means e.g. cash. Page 3 of 9';

const quotes = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end));

describe(sentences.name, () => {
  it.each([
    ['lettered sentences', 'a) The fee is EUR 900.\nb) The fee is paid within 14 days.\nc) Interest is due.'],
    [
      'sentences behind dashes',
      '- The fee is EUR 900.\n- the fee is paid within 14 days.\n- interest is due.',
    ],
  ])('are told apart as %s', (_, text) => expect(sentences(text)).toHaveLength(3));

  it('gives offsets that cut exactly the quoted sentence out of the text', () => {
    expect(quotes(RUN_ON)).toEqual(
      expect.arrayContaining([
        'This Agreement is governed by the laws of Ohio.',
        'Acme Inc. pays $1,200.50 by wire.',
        expect.stringMatching(/“Net” means e\.g\. cash\.$/),
      ]),
    );
    for (const { start, end, plain } of sentences(RUN_ON)) {
      expect(plain.length).toBeGreaterThan(0);
      expect(RUN_ON.slice(start, end).trim()).toBe(RUN_ON.slice(start, end));
    }
  });

  it('covers the text in order without overlaps', () => {
    let last = 0;
    for (const { start, end } of sentences(RUN_ON.repeat(40))) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  });

  it('keeps the number of a heading behind a clause that is nothing but its number', () => {
    const text = `8.2 The fee is paid in full.\n\n8.3.\n\n9. Other provisions\n\n9.1 ${'Notices are sent by post. '.repeat(4)}`;

    expect(sentences(text).at(-1)?.heading).toBe('other provisions');
  });

  it('names the heading a sentence stands under, also in run-on text', () => {
    expect(sentences(RUN_ON).find(({ plain }) => plain.includes('ohio'))?.heading).toContain('governing law');
    expect(sentences(RUN_ON).find(({ plain }) => plain.includes('wire'))?.heading).toBe('fees');
  });

  it('does not end a sentence after an abbreviation or inside an amount', () => {
    expect(quotes('The fee of Beta Corp. Limited is 1.5 percent. It is due at once.')).toEqual([
      'The fee of Beta Corp. Limited is 1.5 percent.',
      'It is due at once.',
    ]);
  });

  it('takes a period for what stands under its heading', () => {
    const text =
      'Statement of Work\n\n2. Period. 1 April 2026 to 30 June 2026.\n\n3. Fees. Time at EUR 95 per hour.';
    expect(sentences(text).find(({ heading }) => heading === 'period')?.plain).toBe(
      '1 april 2026 to 30 june 2026.',
    );
    expect(isHeading('Academic Year 2025–26')).toBe(true);
  });

  it('ends a sentence at a blank line', () => {
    expect(quotes('first line of the text\n\nsecond one goes here')).toEqual([
      'first line of the text',
      'second one goes here',
    ]);
  });

  it('leaves out a table of contents', () => {
    expect(
      quotes('Audit ........... 4 Insurance ........... 9\n\nThe Client may audit the records once a year.'),
    ).toEqual(['The Client may audit the records once a year.']);
  });

  it('leaves out the signature page and goes on with the attachment', () => {
    const body = 'The Provider performs the services that are named here. '.repeat(6);
    const found = quotes(
      `${body}\n\nIN WITNESS WHEREOF the parties sign.\n\nname and title of it\n\nSchedule 1 says what is paid for it.`,
    );
    expect(found).not.toContain('name and title of it');
    expect(found.at(-1)).toBe('Schedule 1 says what is paid for it.');
  });

  it('cuts a run without any end', () => {
    const found = sentences('word '.repeat(2000));
    expect(found.length).toBeGreaterThan(5);
    expect(Math.max(...found.map(({ start, end }) => end - start))).toBeLessThanOrEqual(1601);
  });

  it('reads Lithuanian letters, quotes and abbreviations', () => {
    expect(quotes('Sutartį sudarė UAB „Šaltinis“. Šalys, t. y. abi, susitaria dėl kainos.')).toEqual([
      'Sutartį sudarė UAB „Šaltinis“.',
      'Šalys, t. y. abi, susitaria dėl kainos.',
    ]);
  });

  it('finds nothing in an empty text', () => {
    expect(sentences('')).toEqual([]);
    expect(sentences(' \n\t\n ')).toEqual([]);
  });
});

describe(isHeading.name, () => {
  it.each([
    '9. Governing Law.',
    'LIMITATION OF LIABILITY',
    'Section 4.2 Audit Rights',
    'Term and Termination',
  ])('takes "%s" for a heading', (quote) => expect(isHeading(quote)).toBe(true));
  it.each(['The Client pays at once.', '1,200.50', 'each party may terminate'])('not "%s"', (quote) =>
    expect(isHeading(quote)).toBe(false),
  );
});

describe(plainText.name, () => {
  it.each([
    ['Within one hundred and twenty (120) days', 'within 120 days'],
    ['Within a hundred calendar days', 'within 100 calendar days'],
    ['Per šimtą dvidešimt (120) dienų', 'per 120 dienų'],
    ['Per šimtą aštuoniasdešimt kalendorinių dienų', 'per 180 kalendorinių dienų'],
    ['Within ninety (90) days', 'within ninety (90) days'],
    [
      'One hundred and twenty (120) copies within two weeks',
      'one hundred and twenty (120) copies within two weeks',
    ],
  ])('has long numbers of days in figures: %s', (text, plain) => expect(plainText(text)).toBe(plain));
});
