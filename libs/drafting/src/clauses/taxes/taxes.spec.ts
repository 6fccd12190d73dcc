import { clauseText } from '../../../test/clause-text.js';
import type { Language } from '../../model/document.js';
import type { CountryCode, Party, Terms } from '../../terms/terms.js';

const party = (code: CountryCode, kind: Party['kind'] = 'company'): Party => ({ kind, country: { code } });

describe('taxes', () => {
  it('says whether prices include VAT', () => {
    expect(clauseText('taxes', 'en', { vat: 'exclusive' }).vat).toMatch(/stated without VAT/);
    expect(clauseText('taxes', 'en', { vat: 'inclusive' }).vat).toMatch(
      /include any VAT that the Provider has to charge/,
    );
    expect(clauseText('taxes', 'lt', { vat: 'not-registered' }).vat).toMatch(/nėra PVM mokėtojas/);
  });

  it('speaks of sales tax for a provider in the United States', () => {
    const terms = { provider: party('us-ny'), vat: 'exclusive' } as const;
    expect(clauseText('taxes', 'en', terms).vat).toMatch(/without sales, use or similar tax/);
    expect(clauseText('taxes', 'lt', terms).vat).toMatch(/be pardavimo ar panašaus mokesčio/);
  });

  it('reverses the charge between businesses of two member states alone', () => {
    const reversed = (provider: Party, client: Party, vat: Terms['vat'] = 'exclusive') =>
      clauseText('taxes', 'en', { provider, client, vat })['reverse-charge'] !== undefined;
    expect(reversed(party('lt'), party('de'))).toBe(true);
    expect(reversed(party('lt'), party('lt'))).toBe(false);
    expect(reversed(party('lt'), party('gb'))).toBe(false);
    expect(reversed(party('lt'), party('de', 'person'))).toBe(false);
    expect(reversed(party('lt'), party('de'), 'inclusive')).toBe(true);
    expect(reversed(party('lt'), party('de'), 'not-registered')).toBe(false);
  });

  it('does not lower a price that includes VAT where the client accounts for it', () => {
    const reversed = (vat: Terms['vat'], language: Language = 'en') =>
      clauseText('taxes', language, { provider: party('ee'), client: party('lt'), vat })['reverse-charge'];
    expect(reversed('inclusive')).toMatch(
      /price is then not reduced: the Client bears this VAT besides it\.$/,
    );
    expect(reversed('inclusive', 'lt')).toMatch(
      /kaina tada nemažinama: šį PVM Klientas sumoka papildomai\.$/,
    );
    expect(reversed('exclusive')).not.toMatch(/reduced/);
  });

  it('has a Lithuanian company withhold the taxes of an author, and nobody else', () => {
    const taxes = (client: Party, providerStatus: Terms['providerStatus'] = 'author') =>
      clauseText('taxes', 'lt', { provider: party('lt', 'person'), client, providerStatus });
    expect(taxes(party('lt')).author).toMatch(/Klientas iš autorinio atlyginimo išskaičiuoja/);
    expect(taxes(party('lt')).withholding).toMatch(/neišskaičiuodamas kitų mokesčių/);
    expect(taxes(party('lt'))['own-taxes']).toMatch(/^Kitus mokesčius/);
    expect(taxes(party('de'))).not.toHaveProperty('author');
    expect(taxes(party('de'))['own-taxes']).toMatch(/nuo jo sumoka pats/);
    for (const status of ['certificate', 'business_certificate', 'unstated'] as const)
      expect(taxes(party('lt'), status)['own-taxes']).toMatch(/^Kiekviena Šalis pati .* savo pajamų\.$/);
  });

  it('never withholds without a certificate, and puts bank charges on the client for the freelancer', () => {
    const abroad = { provider: party('lt'), client: party('gb') };
    const withholding = (style: Terms['style']) =>
      clauseText('taxes', 'en', { ...abroad, style }).withholding;
    expect(withholding('client')).toMatch(/may withhold.*certificate/);
    expect(withholding('balanced')).toMatch(/deducts no tax\..*certificate/);
    /* From a payment at home nothing is withheld. */
    expect(clauseText('taxes', 'en', { provider: party('lt'), client: party('lt') })).not.toHaveProperty(
      'withholding',
    );
    expect(clauseText('taxes', 'en', { style: 'freelancer' })['bank-charges']).toMatch(/full amount/);
    expect(clauseText('taxes', 'en', { style: 'balanced' })).not.toHaveProperty('bank-charges');
  });
});
