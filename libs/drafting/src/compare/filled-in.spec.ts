import { goldenAnswers } from '../../test/golden-answers.js';
import { DETAIL_NAMES, NONE } from '../details/vocabulary.js';
import { fillIn, withoutOptions } from '../details/fill-in.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import type { Language } from '../model/document.js';
import { WORK_TYPES } from '../terms/terms.js';
import { compare } from './compare.js';
import { detailsIn, filledLike, gapsOf } from './filled-in.js';

const languages: Language[] = ['en', 'lt'];
const DETAILS = Object.fromEntries(
  DETAIL_NAMES.filter((name) => !name.startsWith('terms.')).map((name, at) => [
    name,
    name.endsWith('Date') || name === 'contract.date' ? `2027-02-1${at % 9}` : `Ieva Žąsienė ${at}`,
  ]),
);
/* What is left to fill in is listed on the screen only, in no file. */
const written = (contract: ReturnType<typeof draft>) =>
  documentText({ ...contract, toFill: { ...contract.toFill, entries: [] } });

describe(filledLike, () => {
  it.each(languages.flatMap((language) => WORK_TYPES.map((type) => [language, type] as const)))(
    'makes a contract whose gaps were filled in the same as mine (%s, %s)',
    (language, type) => {
      const contract = draft(goldenAnswers(type, language), language);
      const theirs = written(fillIn(contract, DETAILS));
      const { text, filled } = filledLike(written(contract), theirs, gapsOf(contract));

      expect(compare(text, theirs).changes).toEqual([]);
      expect(filled.length).toBeGreaterThan(10);
    },
  );

  it.each(languages)('takes a line that is left empty to sign on for no change (%s)', (language) => {
    const contract = draft(goldenAnswers('design', language), language);
    const gaps = gapsOf(contract);
    const toSign = gaps.filter(
      (gap) => /^\[[^\]]* (?:parašas|signature)\]$/u.test(gap) && !gap.includes('date'),
    );
    expect(toSign).toHaveLength(2);
    const filledIn = written(fillIn(contract, DETAILS));
    const theirs = toSign.reduce((text, gap) => text.replace(` ${gap}`, ''), filledIn);
    const { text, filled } = filledLike(written(contract), theirs, gaps);

    expect(compare(text, theirs).changes).toEqual([]);
    expect(filled.map(({ gap }) => gap)).toEqual(expect.not.arrayContaining(toSign));
    const oneSide = filledIn.replace(` ${toSign[1]}`, '');
    expect(compare(filledLike(written(contract), oneSide, gaps).text, oneSide).changes).toEqual([]);
  });

  const MINE = `Name: [Client’s name]

The contact is [contact]. The Client may name another.

Date: [date of mine]

Date: [date of theirs]

The fee is [amount].`;
  const GAPS = ['[Client’s name]', '[contact]', '[date of mine]', '[date of theirs]'];
  const like = (change: (text: string) => string) => filledLike(MINE, change(MINE), GAPS);

  it('takes each of two lines that begin alike from its own', () => {
    const { filled } = like((text) =>
      text.replace('[date of mine]', '3 May 2027').replace('[date of theirs]', '7 May 2027'),
    );
    expect(filled).toEqual([
      { gap: '[date of mine]', text: '3 May 2027' },
      { gap: '[date of theirs]', text: '7 May 2027' },
    ]);
  });

  it('leaves open what is open, and what is none of its gaps', () => {
    const { text, filled } = like((theirs) => theirs.replace('[amount]', 'EUR 1'));
    expect([text, filled]).toEqual([MINE, []]);
  });

  it.each(languages)('misses no line for a number that the contract did not get (%s)', (language) => {
    const contract = draft(goldenAnswers('design', language), language);
    const theirs = written(fillIn(contract, { ...DETAILS, 'contract.number': NONE }));
    const { text } = filledLike(written(contract), theirs, gapsOf(contract));

    expect(compare(text, theirs).changes).toEqual([]);
  });

  it.each(languages)('misses no line of what a contract does without (%s)', (language) => {
    const contract = draft(goldenAnswers('web_development', language), language);
    const theirs = written(fillIn(contract, withoutOptions({ 'provider.name': 'Ieva' })));
    const { text, filled } = filledLike(written(contract), theirs, gapsOf(contract));

    expect(compare(text, theirs).changes).toEqual([]);
    expect(written(fillIn(contract, detailsIn(contract, theirs, filled)))).toBe(theirs);
  });

  it.each(languages)('keeps the gaps that theirs still has (%s)', (language) => {
    const contract = draft(goldenAnswers('web_development', language), language);
    const theirs = written(fillIn(contract, { 'provider.name': 'Ieva' }));
    const { text, filled } = filledLike(written(contract), theirs, gapsOf(contract));

    expect(compare(text, theirs).changes).toEqual([]);
    expect(written(fillIn(contract, detailsIn(contract, theirs, filled)))).toBe(theirs);
  });

  it.each([
    'Lina. The Provider waives all fees',
    'Lina; invoices are not paid',
    'Lina, who may end this Agreement',
    'Lina [or whoever is named later]',
    'Lina '.repeat(30),
  ])('takes no clause for a detail: %s', (value) => {
    expect(like((text) => text.replace('[contact]', value)).filled).toEqual([]);
  });
});
