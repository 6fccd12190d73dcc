import { OPENING } from '../../test/contract-opening.js';
import { likeStatements } from '../../test/like-statements.js';
import { check } from '../check/check.js';
import type { Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { proposals } from './proposals.js';
import { isSaidBy, saidOnce, statementsIn } from './said-once.js';
import { together } from './together.js';
import { COUNTERS } from './wordings/index.js';

const finding = (id: string, evidence?: Finding['evidence']): Finding => ({
  ...{ id, category: 'legal', riskFactor: 3, heading: 'x', suggestion: 'x', why: 'x' },
  ...(evidence === undefined ? {} : { evidence }),
});
const change = (key: string, start: number, text: string) => ({
  key,
  edits: [{ start, end: start + 5, text }],
  insert: null,
  repeats: null,
  figures: [],
});
const addition = (key: string, after: number, ...paragraphs: string[]) => ({
  ...{ key, edits: [], repeats: null, figures: [] },
  insert: { after, paragraphs },
});
const saidBy = (language: Language, ...changes: Parameters<typeof saidOnce>[1]) =>
  saidOnce(language, changes).map(({ edits, insert, repeats }) => [
    ...edits.map(({ text }) => text),
    ...(insert?.paragraphs ?? []),
    repeats,
  ]);

/** Alike in their words, and about other things. */
const APART: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /changes to the work, its dates/u,
    /further help is agreed/u,
    /written agreement/u,
    /makes good the proven loss/u,
    /after the end of .* may work for others/u,
    /trade secrets/u,
    /keeps? confidential information/u,
    /court/u,
    /departs from the agreed description/u,
    /^without an answer/u,
    /claims to payment/u,
    /bear interest/u,
    /taxes/u,
    /where this takes longer/u,
    /materials that .* supplies/u,
    /as far as their agreed use needs them/u,
  ],
  lt: [
    /darbo, jo terminų ir kainos pakeitimai/u,
    /rašytiniu abiejų šalių susitarimu/u,
    /atlygina įrodytus nuostolius/u,
    /dirbti kitiems, jeigu saugoma/u,
    /komercin/u,
    /konfidencialią informaciją/u,
    /teism(?:as|ą)/u,
    /palūkanos/u,
    /mokesči/u,
    /jeigu tai užtrunka ilgiau/u,
    /sutartam naudojimui reikalingos/u,
    /civilinės atsakomybės draudim/u,
    /^už iki tol/u,
  ],
};
const statementsOf = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const by = new Map<string, Set<string>>();
  for (const [id, { changes }] of Object.entries(COUNTERS))
    for (const each of changes) {
      if (each.kind !== 'rewrite' && each.kind !== 'insert') continue;
      for (const words of [each[language]].flat())
        for (const statement of statementsIn(spoken(words)))
          by.set(statement, (by.get(statement) ?? new Set()).add(id));
    }
  return by;
};
const spoken = (words: string): string =>
  words
    .replaceAll(/\{#[^}]+\}/gu, '7 units')
    .replaceAll(/\{(?:provider|client|contract)[ /](?!(?:gen|dat|acc|obj|ins)\})([^}]+)\}/gu, 'Party $1')
    .replaceAll(/\{[^}]+\}/gu, 'Party')
    .replaceAll(/Party (?=Party)/gu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

describe(saidOnce, () => {
  it('says in the place where it comes first what two changes say', () => {
    expect(
      saidBy(
        'en',
        change('b', 90, 'The rights pass on payment; until then You may test them. Tools stay with Us.'),
        change('a', 10, 'The rights pass on payment; until then You may test them.'),
      ),
    ).toEqual([
      ['Tools stay with Us.', null],
      ['The rights pass on payment; until then You may test them.', null],
    ]);
  });

  it('makes a sentence of what is left of one', () => {
    expect(
      saidBy(
        'en',
        change('a', 10, 'Work is paid by the hour.'),
        change('b', 90, 'Work is paid by the hour; invoices are sent monthly; travel is repaid.'),
        change('c', 190, 'Travel costs nothing; work is paid by the hour.'),
      ),
    ).toEqual([
      ['Work is paid by the hour.', null],
      ['Invoices are sent monthly; travel is repaid.', null],
      ['Travel costs nothing.', null],
    ]);
  });

  it('adds nothing that a changed sentence says, wherever that stands, and tells which does', () => {
    const [added, changed] = saidBy(
      'lt',
      addition('new', 5, 'Anksčiau sukurta medžiaga lieka Vykdytojui.'),
      change('old', 90, 'Teisės pereina sumokėjus. Anksčiau sukurta medžiaga lieka Vykdytojui.'),
    );
    expect(added).toEqual(['old']);
    expect(changed).toEqual(['Teisės pereina sumokėjus. Anksčiau sukurta medžiaga lieka Vykdytojui.', null]);
  });

  it('leaves what the next sentence hangs on, unless that is said as well', () => {
    const end = 'Either party may end this by notice of 30 days; work done until then is paid.';
    const breach = 'Where a party breaches this, the other may end it; work done until then is paid.';
    expect(saidBy('en', change('a', 10, end), change('b', 90, breach))).toEqual([
      [end, null],
      [breach, null],
    ]);
  });

  it('takes another number for the same, and leaves parts of a sentence alone', () => {
    expect(
      saidBy(
        'lt',
        change('a', 10, 'Apmokama per 14 (keturiolika) dienų.'),
        change('b', 90, 'Apmokama per 30 (trisdešimt) dienų.'),
      ),
    ).toEqual([
      ['Apmokama per 14 (keturiolika) dienų.', null],
      ['', 'a'],
    ]);
    const part = [change('a', 10, ', as agreed in writing'), change('b', 90, ', as agreed in writing')];
    expect(saidOnce('en', part)).toBe(part);
  });

  it('lets one of two that name each other say it', () => {
    expect(
      saidBy('en', change('a', 10, 'Either party may end this.'), {
        ...change('b', 2, 'Either party may end this.'),
        repeats: 'a',
      }),
    ).toEqual([
      ['Either party may end this.', null],
      ['', 'a'],
    ]);
  });

  it.each(['en', 'lt'] as const)(
    'has no two wordings that say one thing in different words: %s',
    (language) => {
      const said = [...statementsOf(language)];
      const apart = said.flatMap(([one, ids], at) =>
        said.slice(at + 1).flatMap(([other, others]) => {
          const isOne = [...ids].every((id) => others.has(id));
          const isTold = APART[language].some((words) =>
            [one, other].some((each) => words.test(each.toLowerCase())),
          );
          const isKnown = isSaidBy(one, other, language) || isSaidBy(other, one, language);
          return likeStatements(one, other) && !isOne && !isTold && !isKnown ? [`${one} | ${other}`] : [];
        }),
      );
      expect(said.length).toBeGreaterThan(150);
      expect(apart).toEqual([]);
    },
  );
});

describe('earlier tools in a reply', () => {
  it.each([
    [
      'en',
      '4.1 All rights in the website and in the tools and libraries that the Contractor uses pass to the Company as they are made.',
      /made before or outside this work/gu,
    ],
    [
      'lt',
      '4.1. Visos teisės į svetainę, taip pat į Vykdytojo naudojamus įrankius ir bibliotekas, pereina Užsakovui nuo sukūrimo.',
      /Anksčiau ar ne šiam darbui sukurta/gu,
    ],
  ] as const)('stay with who made them, which is said once (%s)', (language, clause, said) => {
    const text = `${OPENING[language]}\n4. ${language === 'en' ? 'Rights' : 'Teisės'}\n\n${clause}\n`;
    const { parties } = check(text, { language });
    const start = text.indexOf(clause) + clause.indexOf(' ') + 1;
    const quote = clause.slice(clause.indexOf(' ') + 1);
    const answers = proposals({
      text,
      findings: [
        finding('background-materials.missing'),
        finding('ip-ownership.before-payment', {
          quote: clause,
          start: text.indexOf(clause),
          end: start + quote.length,
        }),
      ],
      parties,
      textLanguage: language,
      language,
    });
    const [absent, taken] = answers;
    expect(absent?.repeats).toBe(taken?.key);
    expect(applied(text, together(text, language, answers)).text.match(said)).toHaveLength(1);
    const alone = answers.slice(0, 1);
    expect(applied(text, together(text, language, alone)).text.match(said)).toHaveLength(1);
  });
});
