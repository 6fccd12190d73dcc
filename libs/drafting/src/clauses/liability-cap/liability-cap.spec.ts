import { belongs, clauseText, someTerms } from '../../../test/clause-text.js';
import type { CountryCode, Payment, Style, Terms } from '../../terms/terms.js';

const paid = (structure: Payment['structure'], amount?: number): Pick<Terms, 'payment'> => ({
  payment: { ...someTerms().payment, structure, amount, currency: 'EUR' },
});
const carveOuts = (code: CountryCode, language: 'en' | 'lt' = 'en', style: Style = 'balanced'): string =>
  clauseText('liability-cap', language, { governingLaw: { code }, style, personalData: true })[
    'carve-outs'
  ] ?? '';

describe('limit of liability', () => {
  it('always belongs', () => {
    expect(belongs('liability-cap', { liabilityCap: 'uncapped' })).toBe(true);
  });

  it('limits both parties alike', () => {
    expect(clauseText('liability-cap', 'en').cap).toMatch(/^The total liability of each Party/);
    expect(clauseText('liability-cap', 'lt').cap).toMatch(/^Bendra kiekvienos Šalies atsakomybė/);
  });

  it('measures the limit by the price, in figures where they are known', () => {
    const terms = { ...paid('fixed', 4800), liabilityCap: 2 };
    expect(clauseText('liability-cap', 'en', terms).cap).toMatch(
      /limited to 2 times the total Fees \(EUR 9,600\.00 on signing; agreed changes change this sum\)\.$/,
    );
    expect(clauseText('liability-cap', 'lt', terms).cap).toMatch(
      /neviršija visos Kainos, padaugintos iš 2 \(pasirašant Sutartį – 9 600,00 Eur \(devyni tūkstančiai šeši šimtai eurų, 00 ct\); kartu/,
    );
    expect(clauseText('liability-cap', 'en', { ...paid('fixed'), liabilityCap: 1 }).cap).toMatch(
      /the total Fees\.$/,
    );
  });

  it('measures it by twelve months of fees where there is no single price', () => {
    const terms = { ...paid('hourly', 60), deadline: '2027-06-30', liabilityCap: 1 } as const;
    expect(clauseText('liability-cap', 'en', terms).cap).toMatch(
      /the Fees payable for the 12 months before the event .* or, .* for its first 12 months or its shorter term\.$/,
    );
    expect(clauseText('liability-cap', 'lt', terms).cap).toMatch(/už 12 \(dvylika\) mėnesių iki įvykio/);
    expect(clauseText('liability-cap', 'en', terms).cap).not.toMatch(/60/);
  });

  it('can be reckoned in the second month of work without an end', () => {
    const terms = { ...paid('hourly', 60), hasNoEnd: true, liabilityCap: 1 };
    expect(clauseText('liability-cap', 'en', terms).cap).toMatch(
      /if this Agreement has not lasted so long, twelve times the Fees of an average month until then\.$/,
    );
    expect(clauseText('liability-cap', 'lt', terms).cap).toMatch(
      /\(o jeigu Sutartis tada galiojo trumpiau – iki tol už vidutinį mėnesį mokėtinos Kainos, padaugintos iš dvylikos\)\.$/,
    );
  });

  it('never falls to nothing where no sale has earned a commission yet', () => {
    const cap = (structure: 'commission' | 'retainer', language: 'en' | 'lt') =>
      clauseText('liability-cap', language, { ...paid(structure), liabilityCap: 2 }).cap;
    expect(cap('commission', 'en')).toMatch(/, but not to less than EUR 1,000\.00\.$/);
    expect(cap('commission', 'lt')).toMatch(
      /padaugintos iš 2, bet ši riba ne mažesnė kaip 1 000,00 Eur \(vienas tūkstantis eurų, 00 ct\)\.$/,
    );
    expect(cap('retainer', 'en')).not.toMatch(/not to less/);
  });

  it('speaks of daily interest only where it was agreed', () => {
    const payment = (kind: 'daily' | 'statutory') =>
      clauseText('liability-cap', 'lt', {
        lateInterest: kind === 'daily' ? { kind, percent: 0.05 } : { kind },
      })['carve-outs'];
    expect(payment('daily')).toMatch(/delspinigius ar palūkanas\.$/);
    expect(payment('statutory')).not.toMatch(/delspinig/);
  });

  it('says so when there is no limit', () => {
    expect(clauseText('liability-cap', 'en', { liabilityCap: 'uncapped' }).cap).toMatch(
      /sets no upper limit/,
    );
    for (const style of ['balanced', 'freelancer', 'client'] as const)
      expect(Object.keys(clauseText('liability-cap', 'en', { liabilityCap: 'uncapped', style }))).toEqual([
        'cap',
      ]);
  });

  it('never limits intent, gross negligence, health, life and non-pecuniary damage under Lithuanian law', () => {
    for (const style of ['balanced', 'client'] as const) {
      expect(carveOuts('lt', 'en', style)).toMatch(
        /intent.*gross negligence.*death or injury.*non-pecuniary damage/s,
      );
      expect(carveOuts('lt', 'lt', style)).toMatch(/tyči.*neatsargum.*gyvybės.*neturtinę žalą/s);
    }
  });

  it('never limits death or injury by negligence and fraud under English law', () => {
    expect(carveOuts('gb')).toMatch(/fraud.*death or injury by negligence/);
    expect(carveOuts('gb', 'en', 'client')).toMatch(
      /fraud or fraudulent misrepresentation.*personal injury caused by negligence/s,
    );
    for (const style of ['balanced', 'client'] as const)
      expect(carveOuts('gb', 'en', style)).not.toMatch(/gross negligence/);
  });

  it.each(['us-ny', 'us-ca', 'de'] as const)(
    'never limits intent and gross negligence under the law of %s',
    (code) => {
      expect(carveOuts(code)).toMatch(/intent.*gross negligence/);
    },
  );

  it('never limits the duty to pay', () => {
    for (const code of ['lt', 'gb', 'us-ny', 'fr'] as const) {
      expect(carveOuts(code)).toMatch(/unpaid Fees/);
      expect(carveOuts(code, 'en', 'client')).toMatch(/failure to pay the Fees/);
    }
  });

  it('leaves property rights, secrets and personal data without a limit in the client’s favour', () => {
    expect(carveOuts('lt', 'en', 'client')).toMatch(
      /<indemnity\.provider>.*<confidentiality\.duties>.*<data-protection\.provider>/s,
    );
    expect(carveOuts('lt', 'en', 'balanced')).not.toMatch(/</);
    expect(carveOuts('lt', 'en', 'freelancer')).not.toMatch(/</);
  });
});
