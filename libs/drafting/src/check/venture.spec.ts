import { CHECKS } from './checks.js';
import { readContract } from './read-contract.js';
import { sentences } from './segment.js';
import { isVenture } from './venture.js';

const read = (text: string, language: 'en' | 'lt') =>
  isVenture(readContract(text, sentences(text), { language, industry: 'general', checks: CHECKS }));

describe('a common venture', () => {
  it.each([
    ['en', 'JOINT VENTURE AGREEMENT\n\nThe proceeds of the films are divided between the Parties equally.'],
    ['lt', 'JUNGTINĖS VEIKLOS SUTARTIS\n\nPajamos iš filmų dalijamos Partneriams po lygiai.'],
  ] as const)('divides what it earns (%s)', (language, text) => {
    expect(read(text, language)).toBe(true);
  });

  it.each([
    ['en', 'COLLABORATION AGREEMENT\n\nThe Freelancer shall cut six films. The parties share the proceeds.'],
    ['en', 'SERVICES AGREEMENT\n\nThe proceeds are divided between the Parties equally.'],
    [
      'lt',
      'BENDRADARBIAVIMO SUTARTIS\n\nVykdytojas įsipareigoja sumontuoti filmus. Pajamos dalijamos po lygiai.',
    ],
  ] as const)('is no contract that hires somebody, whatever its title (%s): %s', (language, text) => {
    expect(read(text, language)).toBe(false);
  });
});
