import { clauseText } from '../../../test/clause-text.js';
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

  it('leaves the taxes of an individual activity with the provider', () => {
    expect(clauseText('taxes', 'lt', { provider: party('lt', 'person') })['own-taxes']).toMatch(
      /individualios veiklos/,
    );
    expect(clauseText('taxes', 'lt', { provider: party('lt') })['own-taxes']).not.toMatch(/individualios/);
  });

  it('has a Lithuanian company withhold the taxes of an author, and nobody else', () => {
    const taxes = (client: Party, providerStatus: Terms['providerStatus'] = 'author') =>
      clauseText('taxes', 'lt', { provider: party('lt', 'person'), client, providerStatus });
    expect(taxes(party('lt')).author).toMatch(/Klientas iš autorinio atlyginimo išskaičiuoja/);
    expect(taxes(party('lt')).withholding).toMatch(/neišskaičiuodamas kitų mokesčių/);
    expect(taxes(party('lt'))['own-taxes']).toMatch(/^Kitus mokesčius/);
    expect(taxes(party('de'))).not.toHaveProperty('author');
    expect(taxes(party('de'))['own-taxes']).toMatch(/nuo jo sumoka pats/);
    expect(taxes(party('lt'), 'business_certificate')['own-taxes']).toMatch(/Verslo liudijimui nustatytą/);
    expect(taxes(party('lt'), 'unstated')['own-taxes']).toMatch(/savo pajamų\.$/);
  });

  it('never withholds without a certificate, and puts bank charges on the client for the freelancer', () => {
    expect(clauseText('taxes', 'en', { style: 'client' }).withholding).toMatch(/may withhold.*certificate/);
    expect(clauseText('taxes', 'en', { style: 'balanced' }).withholding).toMatch(
      /deducts no tax\..*certificate/,
    );
    expect(clauseText('taxes', 'en', { style: 'freelancer' })['bank-charges']).toMatch(/full amount/);
    expect(clauseText('taxes', 'en', { style: 'balanced' })).not.toHaveProperty('bank-charges');
  });
});
