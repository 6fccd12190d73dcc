import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { proposals } from './proposals.js';

/** What is said in place of the clause, were it taken for an advance that goes back. */
function insteadOf(clause: string, language: Language): string {
  const text = `${OPENING[language]}\n2. ${clause}\n`;
  const { findings, parties } = check(text, { language });
  const [any] = findings;
  if (any === undefined) throw new Error('nothing is found');
  const start = text.indexOf(`2. ${clause}`);
  const quote = `2. ${clause}`;
  const asRefundable: Finding = {
    ...{ ...any, id: 'deposit.refundable', riskFactor: 4 },
    evidence: { quote, start, end: start + quote.length },
  };
  const [answer] = proposals({ text, parties, findings: [asRefundable], textLanguage: language, language });
  return answer?.edits.map((edit) => edit.text).join(' ') ?? '';
}

describe('an advance', () => {
  it.each([
    ['lt', 'Avansinis mokėjimas nenumatytas.'],
    ['lt', 'Avansas nemokamas.'],
    ['lt', 'Avanso nėra.'],
    ['lt', 'Išankstinis mokėjimas pagal šią sutartį netaikomas.'],
    ['en', 'No advance is paid.'],
    ['en', 'No deposit is due under this Agreement.'],
    ['en', 'The Company makes no down payment.'],
    ['en', 'Nothing is payable up front.'],
  ] as const)('that does not exist is not given back in part (%s): %s', (language, clause) => {
    expect(insteadOf(clause, language)).toBe('');
  });

  it.each([
    ['lt', 'Darbą nutraukus, Vykdytojas grąžina visą avansą.', /tik ta avanso dalis/u],
    ['en', 'Where the work ends early, the whole advance is repaid.', /only that part of the advance/u],
  ] as const)('that goes back whatever was done goes back in part (%s): %s', (language, clause, instead) => {
    expect(insteadOf(clause, language)).toMatch(instead);
  });
});
