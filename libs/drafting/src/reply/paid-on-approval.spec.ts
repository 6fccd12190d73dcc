import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { proposals } from './proposals.js';

/** What is said of acceptance besides, so that it does not go with the clause. */
const ACCEPTANCE = {
  en: 'The Company accepts the work in writing within ten days of its delivery; after that it counts as accepted.',
  lt: 'Užsakovas darbą priima raštu per dešimt dienų nuo jo perdavimo, vėliau darbas laikomas priimtu.',
};

/** What is written in place of a part of the clause. */
function insteadOf(clause: string, language: Language): readonly (readonly [string, string])[] {
  const text = `${OPENING[language]}\n2. ${clause}\n\n3. ${ACCEPTANCE[language]}\n`;
  const { findings, parties } = check(text, { language });
  const found = findings.filter(({ id }) => id === 'invoicing.on-approval');
  const [answer] = proposals({ text, parties, findings: found, textLanguage: language, language });
  return (answer?.edits ?? []).map(({ start, end, text: words }) => [text.slice(start, end), words]);
}

describe('payment that waits for an acceptance', () => {
  it.each([
    ['en', 'Nothing is payable before Report C has been accepted.', 'before Report C has been accepted'],
    [
      'en',
      'No part of the Fees is payable until the last report has been accepted.',
      'until the last report has been accepted',
    ],
    [
      'en',
      'No payment is due before the final report has been approved by the Company.',
      'before the final report has been approved by the Company',
    ],
    ['lt', 'Jokia kainos dalis nemokama iki galutinio priėmimo.', 'iki galutinio priėmimo'],
    ['lt', 'Jokia kainos dalis nemokama, kol nepriimti visi vertimai.', 'kol nepriimti visi vertimai'],
  ] as const)(
    'waits for the invoice instead, which an advance has as well (%s): %s',
    (language, clause, gone) => {
      const lt = gone.startsWith('iki') ? 'iki sąskaitos gavimo' : 'kol negauta sąskaita';
      const words = { en: 'before an invoice has been received', lt }[language];
      expect(insteadOf(clause, language)).toEqual([[gone, words]]);
    },
  );

  it.each([
    ['en', 'Nothing is payable before the invoice has been received.'],
    ['lt', 'Niekas nemokama, kol negauta sąskaita.'],
  ] as const)('is not what waits for the invoice already (%s): %s', (language, clause) => {
    expect(insteadOf(clause, language)).toEqual([]);
  });
});
