import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import { readContract } from '../check/read-contract.js';
import type { Language } from '../model/document.js';
import { toldIn } from './neighbours/told.js';
import { proposals } from './proposals.js';

const contractOf = (language: Language, clauses: readonly string[]): string =>
  `${OPENING[language]}\n${clauses.map((clause, at) => `2.${at + 1} ${clause}`).join('\n\n')}\n`;

describe('work for the customers of the client after the end', () => {
  it.each([
    [
      'en' as const,
      'For eighteen (18) months after the end of this Agreement, the Contractor shall not work for any competitor of the Company.',
      'For two years after the end of this Agreement the Contractor shall not accept orders from customers or partners of the Company.',
    ],
    [
      'lt' as const,
      '24 mėnesius po Sutarties pabaigos Vykdytojas neteikia panašių paslaugų jokiam maisto ir gėrimų sektoriaus subjektui.',
      'Vykdytojas dvejus metus po Sutarties pabaigos neturi teisės priimti užsakymų iš Užsakovo klientų ir partnerių.',
    ],
  ])('is not banned beside words that set all work free: %s', (language, ban, customers) => {
    const text = contractOf(language, [ban, customers]);
    const { findings, parties } = check(text, { language });
    const answers = proposals({ text, findings, parties, textLanguage: language, language });
    const start = text.indexOf('2.2');
    const freeing = answers.find(
      ({ finding: { id, evidence } }) =>
        id === 'exclusivity.non-compete' && evidence?.start === text.indexOf('2.1'),
    );
    expect(freeing?.way).toBe('change');
    const touched = [...(freeing?.companions ?? []), ...(freeing?.also ?? [])].map((place) => place.start);
    expect(touched).toContain(start);
    const answer = answers.find(({ finding, way }) => finding.evidence?.start === start && way === 'change');
    expect(answer?.edits[0]?.text ?? '').toMatch(/actively approach|aktyviai nesikreipia/u);
  });

  it.each([
    [
      'en' as const,
      [
        'For six months after the end of this Agreement the Contractor will not actively approach customers of the Company.',
        'The Contractor shall not disclose the names of customers of the Company after the end of this Agreement.',
      ],
    ],
    ['lt' as const, ['Po Sutarties pabaigos Vykdytojas aktyviai nesikreipia į Užsakovo klientus.']],
  ])('stays free where they are only not approached, or not named: %s', (language, clauses) => {
    const told = toldIn(readContract(contractOf(language, clauses), { language }));
    expect(told.map(({ aspect }) => aspect)).not.toContain('customers-afterwards');
  });
});
