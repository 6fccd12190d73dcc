import { someTerms } from '../../test/clause-text.js';
import { placeholderLabel } from './placeholders.js';
import type { Terms } from '../terms/terms.js';

const LITHUANIAN = { kind: 'person', country: { code: 'lt' } } as const;

describe(placeholderLabel.name, () => {
  it.each<[Partial<Terms>, string, string]>([
    [{ provider: LITHUANIAN }, 'vardas ir pavardė', 'individualios veiklos vykdymo pažymos numeris'],
    [
      { provider: LITHUANIAN, providerStatus: 'business_certificate' },
      'vardas ir pavardė',
      'verslo liudijimo numeris',
    ],
    [{ provider: LITHUANIAN, providerStatus: 'author' }, 'vardas ir pavardė', 'mokesčių mokėtojo kodas'],
    [
      { provider: { kind: 'person', country: { code: 'de' } } },
      'vardas ir pavardė',
      'mokesčių mokėtojo kodas',
    ],
    [{ provider: { kind: 'company', country: { code: 'lt' } } }, 'pavadinimas', 'juridinio asmens kodas'],
  ])('C9 asks a Lithuanian contract’s provider for what it has: %j', (changes, name, code) => {
    const terms = someTerms(changes);
    expect(placeholderLabel('provider.name', 'lt', terms)).toBe(`Paslaugų teikėjo ${name}`);
    expect(placeholderLabel('provider.code', 'lt', terms)).toBe(`Paslaugų teikėjo ${code}`);
  });

  it('C9 asks its client too', () => {
    const person = someTerms({ client: LITHUANIAN });
    expect(placeholderLabel('client.name', 'lt', person)).toBe('Kliento vardas ir pavardė');
    expect(placeholderLabel('client.code', 'lt', person)).toBe('Kliento mokesčių mokėtojo kodas');
    expect(placeholderLabel('client.code', 'lt', someTerms())).toBe('Kliento juridinio asmens kodas');
  });
});
