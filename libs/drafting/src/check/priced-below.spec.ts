import { OPENING } from '../../test/contract-opening.js';
import type { Language } from '../model/document.js';
import { check } from './check.js';
import { isPricedBelow } from './priced-below.js';
import { readContract } from './read-contract.js';

const SAID: Readonly<Record<Language, string>> = {
  en: '2.1. The Fees are paid in the stages of the following table.',
  lt: '2.1. Atlygis mokamas etapais pagal šią lentelę.',
};
const ROWS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Stage | Due | Amount', 'Sketches | 16 April 2027 | EUR 2,200', 'Website | 18 June 2027 | EUR 1,800'],
  lt: ['Etapas | Terminas | Suma', 'Eskizai | 2027 m. balandžio 9 d. | 900 Eur'],
};
const BEHIND: Readonly<Record<Language, string>> = {
  en: '2.2. A deposit of EUR 300 is paid to the landlord.',
  lt: '2.2. Nuomotojui sumokamas 300 Eur užstatas.',
};
const contractWith = (language: Language, rows: readonly string[], said = SAID[language]): string =>
  [OPENING[language], said, ...rows, BEHIND[language]].join('\n\n');

describe(isPricedBelow, () => {
  it.each(['en', 'lt'] as const)('is a sentence before rows of which one has a sum (%s)', (language) => {
    const of = (rows: readonly string[]): boolean => {
      const text = contractWith(language, rows);
      const contract = readContract(text, { language });
      const start = text.indexOf(SAID[language]);
      const sentence = contract.sentences.find((each) => each.start === start);
      if (sentence === undefined) throw new Error('no sentence');
      return isPricedBelow(contract, sentence);
    };
    expect(of(ROWS[language])).toBe(true);
    expect(of(ROWS[language].slice(0, 1))).toBe(false);
    expect(of([])).toBe(false);
  });

  it.each(['Atlygis mokamas etapais pagal šią lentelę.', 'Kaina nustatoma pagal lentelę.'])(
    'is blamed for no missing price: %s',
    (said) => {
      const blamed = (rows: readonly string[]): readonly string[] =>
        check(contractWith('lt', rows, said), { language: 'lt' }).findings.flatMap(({ id, evidence }) =>
          evidence?.quote === said && id.startsWith('fees.') ? id : [],
        );
      expect(blamed([])).toHaveLength(1);
      expect(blamed(ROWS.lt)).toEqual([]);
    },
  );
});
