import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import { isBilingual, prevailingText, textIn, type BilingualDocument } from '../src/model/bilingual.js';
import { contentsOf } from '../src/model/contents.js';
import type { DraftDocument } from '../src/model/document.js';
import { documentText } from '../src/model/document-text.js';
import { TYPED_KEYS } from '../src/reading/second-texts.js';
import { secondKey } from '../src/terms/second-keys.js';
import type { Answers } from '../src/terms/answers.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { hostileAnswers, malformedAnswers, neutralAnswers } from './answers.js';
import { factsOf } from './bilingual-facts.js';
import { fc, RUNS } from './fast-check.js';
import { goldenAnswers } from './golden-answers.js';

const LANGUAGES = ['en', 'lt'] as const;
const choice = fc.record({ left: fc.constantFrom(...LANGUAGES), prevails: fc.constantFrom(...LANGUAGES) });
const anyAnswers = fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers);

/** Second texts of any shape: other numbers of lines, lists where there was none, nothing at all. */
const secondTexts = fc.dictionary(
  fc.constantFrom(...TYPED_KEYS.flatMap((key) => LANGUAGES.map((language) => secondKey(key, language)))),
  fc.oneof(
    fc.constantFrom(
      '',
      '-',
      'n/a',
      '- ΩΨ\n- ΔΣ\n- ΛΞ',
      '1. ΩΨ\n   a) ΔΣ\nΛΞ ΔΣ',
      'Deliverables and Fees',
      'Rezultatas',
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  ),
  { maxKeys: 5 },
);

const over = (
  answers: fc.Arbitrary<Answers>,
  check: (document: BilingualDocument, answers: Answers) => void,
): void => {
  fc.assert(
    fc.property(answers, choice, (given, options) => check(draftBoth(given, options), given)),
    RUNS,
  );
};

const numbersOf = ({ sections }: DraftDocument): string[] =>
  sections.flatMap(({ id, number, blocks }) => [
    `${id} ${number}`,
    ...blocks.map((block) => `${block.id} ${block.kind === 'paragraph' ? block.number : ''}`),
  ]);

describe('a contract in both languages, over random answers', () => {
  it('has the same paragraphs under the same numbers in both texts', () => {
    over(fc.oneof(anyAnswers, withSeconds(anyAnswers)), ({ left, right }) => {
      expect(numbersOf(right)).toEqual(numbersOf(left));
    });
  });

  it('leaves no row with one side', () => {
    over(fc.oneof(anyAnswers, withSeconds(anyAnswers)), ({ rows, notes }) => {
      for (const { id, left, right } of [...rows, ...notes]) {
        const sides = [left, right].map(
          (lines) => lines.length > 0 && lines.every((line) => line.length > 0),
        );
        expect({ id, sides }).toEqual({ id, sides: [true, true] });
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    });
  });

  it('says the same in figures, gaps and references on both sides of every row', () => {
    over(neutralAnswers, ({ left, right, rows }, answers) => {
      const typed = Object.values(answers)
        .flatMap(textsTyped)
        .filter((value) => /\d[.,]\d/.test(value));
      for (const { id, ...row } of rows) {
        const facts = (without: readonly string[]) => ({
          left: factsOf(row.left, left.language, without),
          right: factsOf(row.right, right.language, without),
        });
        const asWritten = facts([]);
        const isSame = asWritten.left.join() === asWritten.right.join();
        const asTyped = typed.filter((text) =>
          [row.left, row.right].every((side) => saidIn(side).includes(text)),
        );
        const { left: one, right: other } = isSame ? asWritten : facts(asTyped);
        expect({ id, facts: other }).toEqual({ id, facts: one });
      }
    });
  });

  it('has every word of both texts in its rows, in their order', () => {
    over(neutralAnswers, ({ left, right, rows }) => {
      for (const [document, side] of [
        [left, 'left'],
        [right, 'right'],
      ] as const) {
        const said = rows.flatMap((row) => row[side].flat());
        const whole = contentsOf({ ...document, signatures: { heading: '', parties: [NO_ONE, NO_ONE] } });
        const gaps = (parts: typeof said): string[] =>
          parts.flatMap((part) => (part.kind === 'text' ? [] : [part.label]));
        expect(gaps(said)).toEqual(gaps(whole.flat()));
      }
    });
  });

  it('names every typed text that stands in one language, and no other', () => {
    over(neutralAnswers, ({ inOneLanguage }) =>
      expect(new Set(keysOf(inOneLanguage)).size).toBe(inOneLanguage.length),
    );
    const answers = { ...goldenAnswers('design', 'en'), exclusions: '', milestones: [] };
    const options = { left: 'en', prevails: 'lt' } as const;
    expect(keysOf(draftBoth(answers, options).inOneLanguage)).toEqual(['scope_of_work', 'deliverables']);
    const given = { ...answers, [secondKey('scope_of_work', 'lt')]: 'Logotipo sukūrimas' };
    const document = draftBoth(given, options);
    expect(keysOf(document.inOneLanguage)).toEqual(['deliverables']);
    expect(documentText(document.right)).toContain('Logotipo sukūrimas');
    expect(documentText(document.left)).not.toContain('Logotipo sukūrimas');
    expect(document.inOneLanguage.every(({ language }) => language === 'en')).toBe(true);
  });

  it('loses no line of a list that has more lines in one language, and says so', () => {
    const word = fc.stringMatching(/^q[a-z]{4,9}q$/);
    const list = fc.uniqueArray(word, { minLength: 1, maxLength: 12 });
    const key = fc.constantFrom('deliverables', 'exclusions');
    fc.assert(
      fc.property(list, list, key, choice, (english, lithuanian, asked, options) => {
        const answers = {
          [asked]: ['The list of the work', ...english].join('\n'),
          [secondKey(asked, 'lt')]: ['Darbų sąrašas', ...lithuanian].join('\n'),
        };
        const both = draftBoth(answers, options);
        const [text, shown] = [textIn(both, 'en'), textIn(both, 'lt')].map(documentText);
        for (const line of english) expect(text).toContain(line);
        for (const line of lithuanian) expect(shown).toContain(line);
        const told = both.inOneLanguage.filter((each) => each.key === asked);
        if (english.length === lithuanian.length) return expect(told).toEqual([]);
        const language = english.length > lithuanian.length ? 'en' : 'lt';
        expect(told).toMatchObject([{ language, isPartly: true }]);
        const lacking = (language === 'en' ? english : lithuanian).filter((line) =>
          (language === 'en' ? shown : text)?.includes(line),
        );
        expect(lacking).toHaveLength(Math.abs(english.length - lithuanian.length));
      }),
      RUNS,
    );
  });

  it.each([
    ['one paragraph', ['Svetainė kavinei.'], 'lt'],
    [
      'the first and the last',
      ['Svetainė kavinei.', 'Prieš paleidžiant viskas patikrinama 3 naršyklėse.'],
      'lt',
    ],
    [
      'all of it',
      ['Svetainė kavinei, su meniu ir rezervacija; prieš paleidžiant viskas patikrinama 3 naršyklėse.'],
      '',
    ],
  ])('R-WIZ-07 loses no paragraph that was typed in one language, and says so: %s', (_what, given, told) => {
    const english = [
      'A website for the café.',
      'It has a menu and bookings.',
      'All is tested in 3 browsers.',
    ];
    const answers = {
      scope_of_work: english.join('\n\n'),
      [secondKey('scope_of_work', 'lt')]: given.join('\n\n'),
    };
    const both = draftBoth(answers, { left: 'en', prevails: 'en' });
    const lithuanian = documentText(textIn(both, 'lt'));
    for (const paragraph of given) expect(lithuanian).toContain(paragraph);
    const lacking = english.filter((paragraph) => lithuanian.includes(paragraph));
    const isTold = told !== '';
    expect(lacking).toHaveLength(isTold ? english.length - given.length : 0);
    const named = both.inOneLanguage.filter(({ key }) => key === 'scope_of_work');
    expect(named).toMatchObject(isTold ? [{ language: 'en', isPartly: true }] : []);
    const scope = both.rows.filter(({ owner }) => owner === 'scope');
    const dashes = scope.filter(({ left, right }) => JSON.stringify([left, right]).includes('"–"'));
    expect(dashes).toHaveLength(isTold ? 0 : 1);
  });

  it('sets as much of each row of the key terms in one column as in the other', () => {
    const long = Array.from({ length: 9 }, (_, at) => `Svetainės puslapių maketų parengimas ${at}`);
    const short = long.map((_, at) => `Page ${at}`);
    const answers = {
      ...goldenAnswers('web_development', 'en'),
      scope_of_work: 'A website for the bakery',
      'scope_of_work@lt': 'Kepyklos svetainė. '.repeat(20),
      deliverables: short.join('\n'),
      'deliverables@lt': long.join('\n'),
      milestones: short.map((name, at) => ({
        name: `${name} of the work`,
        second: long[at],
        date: '',
        amount: '',
        unit: 'money' as const,
      })),
    };
    for (const prevails of LANGUAGES) {
      const { left, right } = draftBoth(answers, { left: 'en', prevails });
      const [english, lithuanian] = [left, right].map(({ keyTerms }) =>
        keyTerms.table.rows.map((row) =>
          (row[1] ?? []).map((part) => (part.kind === 'text' ? part.text : part.label)).join(''),
        ),
      );
      const [, named] = /Page (\d), and \d more \(clause/u.exec(english?.join('\n') ?? '') ?? [];
      const [, beside] = /rengimas (\d) ir dar \d \(/u.exec(lithuanian?.join('\n') ?? '') ?? [];
      expect(named).toMatch(/^\d$/u);
      expect(beside).toBe(named);
      expect(english).toContain('9, as listed in the clause');
      expect(lithuanian).toContain('Iš viso 9, kaip išvardyta punkte');
      expect(english).toContain('A website for the bakery');
      expect(lithuanian).toContain('Kepyklos svetainė');
    }
  });

  it('calls every gap that is signed for both texts as each of them does', () => {
    const { signatures, left, right } = draftBoth(goldenAnswers('design', 'en'), {
      left: 'en',
      prevails: 'lt',
    });
    for (const [at, { lines }] of signatures.parties.entries()) {
      for (const [line, { content }] of lines.entries()) {
        const labels = [left, right].map((text) =>
          text.signatures.parties[at]?.lines[line]?.content.map((part) => 'label' in part && part.label),
        );
        expect(content.map((part) => 'label' in part && part.label)).toEqual([
          `${labels[0]?.[0]} / ${labels[1]?.[0]}`,
        ]);
      }
    }
  });

  it.each(WORK_TYPES)(
    'differs from the single contracts by its layout and the clause on languages alone (%s)',
    (type) => {
      for (const prevails of LANGUAGES) {
        const answers = goldenAnswers(type, prevails);
        const both = draftBoth(answers, { left: 'en', prevails });
        const single = draft(answers, prevails);
        const text = prevailingText(both);
        expect(isBilingual(both)).toBe(true);
        const without = text.sections.flatMap(({ blocks }) =>
          blocks.filter(({ clauseId }) => clauseId !== 'languages').map(({ id }) => id),
        );
        expect(without).toEqual(single.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
      }
    },
  );
});

const saidIn = (lines: BilingualDocument['rows'][number]['left']): string =>
  lines
    .flat()
    .map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('');

/** A sum that cannot be read stands in a row of stages as it was typed, as any other answer does. */
const textsTyped = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value
          .flatMap((row) => (typeof row === 'object' && row !== null ? Object.values(row) : []))
          .flatMap(textsTyped)
      : [];

const keysOf = (texts: BilingualDocument['inOneLanguage']): string[] => texts.map(({ key }) => key);
const NO_ONE = { role: '', lines: [] };

function withSeconds(answers: fc.Arbitrary<Answers>): fc.Arbitrary<Answers> {
  return fc.tuple(answers, secondTexts).map(([given, seconds]): Answers => ({ ...given, ...seconds }));
}
