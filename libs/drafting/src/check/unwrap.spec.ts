import { unwrap } from './unwrap.js';

const SETTING = 'x'.repeat(70);

describe(unwrap.name, () => {
  it.each([
    [
      'a paragraph without a dot behind its number begins by itself',
      [
        '2.2 The Provider hands over the files of the website and its drafts.',
        '2.3 The Client pays for them.',
      ],
      2,
    ],
    [
      'a reference at the beginning of a line goes on',
      ['2.2 The Provider hands over the files and is paid for them under clause', '5.1 without delay.'],
      1,
    ],
    [
      'rows of a table stay apart',
      ['Term | What is agreed between the two of them | Where it stands, clause', 'Price | EUR 900 | 3.1'],
      2,
    ],
    [
      'a row goes on until it has its cells',
      [
        'Term | What is agreed between the two of them | Where it stands, clause',
        'Work | Review the purchasing process of three plants, and compare them',
        'with good practice',
        '| 2.2',
      ],
      3,
    ],
    [
      'a street goes on',
      ['MB „Jūros vėjas“ (įmonės kodas 304455667, buveinės adresas yra Jūros', 'g. 10, Klaipėda)'],
      1,
    ],
  ])('%s', (_, lines, paragraphs) =>
    expect(unwrap([...lines, '', SETTING].join('\n'))).toHaveLength(paragraphs + 2),
  );
});
