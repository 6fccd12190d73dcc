import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { isOffPoint } from './off-point.js';
import { proposals } from './proposals.js';

describe(isOffPoint, () => {
  it.each([
    ['non-solicitation.penalty', 'provider does not agree prices with the end customer itself', true],
    ['confidentiality.penalty', 'a leak costs provider £40,000', false],
    ['non-solicitation.penalty', 'paslaugų teikėjas pati nesiderina kainos su galutiniu klientu', true],
    ['fees.clawback', 'provider does not sign checks, move money or file tax returns', true],
    ['fees.clawback', '1 third of the price is to be remitted to client', false],
    ['fees.clawback', 'trečdalį atlyginimo paslaugų teikėjas perveda atgal', false],
    ['exclusivity.only-client', 'provider does not exceed the agreed budget without leave', true],
    ['change-control.free', 'a change of mind is priced as such before it is undertaken', true],
    ['change-control.free', 'client may change its mind at no further charge', false],
    ['change-control.free', 'papildomi pakeitimai apmokami atskirai', true],
    ['invoicing.withhold', 'client may hold back the price of a song, but only of that song', true],
    ['invoicing.withhold', 'client may hold back any sum as it sees fit', false],
    ['credit-portfolio.moral-rights', 'provider is not named, for this film and no other', true],
    ['ip-ownership.before-payment', 'the ledgers belong to client', true],
    ['ip-ownership.before-payment', 'the rights in the ledgers and all work belong to client at once', false],
    ['handover.before-payment', 'visi apskaitos registrai priklauso klientui', true],
    ['handover.free-help', 'perdavęs apskaitą, paslaugų teikėjas atsako į klausimus be užmokesčio', false],
    ['deposit.refused', "provider gets no part of the publisher's advance", true],
    ['deposit.refused', "client's advance is not paid before the end", false],
  ])('is told by the words: %s of "%s"', (id, plain, isOff) => {
    expect(isOffPoint(id, plain)).toBe(isOff);
  });

  it.each([
    ['en', 'The Contractor will receive no part of the festival’s advance.', 'deposit.refused'],
    ['en', 'All accounting records and ledgers belong to the Company.', 'ip-ownership.before-payment'],
  ] as const)('is asked for only where somebody wants it (%s): %s', (language: Language, clause, id) => {
    const text = `${OPENING[language]}\n2. ${clause}\n`;
    const { findings, parties } = check(text, { language });
    const answers = proposals({ text, findings, parties, textLanguage: language, language });
    const answer = answers.find(({ finding }) => finding.id === id);
    expect(answer).toMatchObject({ way: 'leave' });
    expect(answer?.ways).toContain('comment');
  });
});
