import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Terms } from '../../terms/terms.js';
import { RATES } from './rates.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['liquidated_damages']) };

describe('agreed damages for delay', () => {
  it('belong only when they are chosen', () => {
    expect(belongs('liquidated-damages', chosen)).toBe(true);
    expect(belongs('liquidated-damages')).toBe(false);
  });

  it('stay at or below 0.2 percent a day and ten percent in all, whoever is favoured', () => {
    for (const { daily, most } of Object.values(RATES)) {
      expect(daily).toBeLessThanOrEqual(0.2);
      expect(most).toBeLessThanOrEqual(10);
    }
  });

  it('state the rate and the limit in the format of the language', () => {
    const en = clauseText('liquidated-damages', 'en', { ...chosen, style: 'balanced' });
    expect(en.provider).toMatch(/pays the Client 0\.1% of the Fees/);
    expect(en.limit).toMatch(/at most 5%/);
    const lt = clauseText('liquidated-damages', 'lt', { ...chosen, style: 'freelancer' });
    expect(lt.provider).toMatch(/moka Klientui netesybas – 0,05 %/);
    expect(lt.limit).toMatch(/ne daugiau kaip 5 %/);
  });

  it('are counted from the amount of the stage in the table where stages are paid', () => {
    const milestones = [{ name: 'Draft', date: undefined, amount: 1200, percent: 25 }];
    const of = (language: 'en' | 'lt') =>
      clauseText('liquidated-damages', language, { ...chosen, ...paid('milestones'), milestones }).provider;
    expect(of('en')).toMatch(/0\.1% of the amount that clause <timeline\.stages> names for it\./);
    expect(of('lt')).toMatch(/0,1 % sumos, Sutarties <timeline\.stages> punkte nurodytos už tą etapą/);
  });

  it.each([
    [
      'fixed',
      /0\.1% of the Fees\. If only some .* share of the Fees/,
      /0,1 % Kainos\. Jeigu vėluojama .* dalį/,
    ],
    ['other', /0\.1% of the Fees\. If only some/, /0,1 % Kainos\. Jeigu vėluojama/],
    [
      'hourly',
      /0\.1% of the Fees for the hours that it reasonably takes\.$/,
      /0,1 % Kainos už valandas, kurių tai Rezultato daliai protingai reikia\.$/,
    ],
    [
      'retainer',
      /0\.1% of the Fees for the month .* delivered\.$/,
      /0,1 % Kainos už mėnesį, kurį .* perduoti\.$/,
    ],
    ['commission', /0\.1% of the Fees for the month/, /0,1 % Kainos už mėnesį/],
  ] as const)('say what they are a percentage of where the price is %s', (structure, en, lt) => {
    const of = (language: 'en' | 'lt') =>
      clauseText('liquidated-damages', language, { ...chosen, ...paid(structure) }).provider;
    expect(of('en')).toMatch(en);
    expect(of('lt')).toMatch(lt);
  });

  it('bind both parties and only for their own fault', () => {
    const { provider, client, limit } = clauseText('liquidated-damages', 'en', chosen);
    expect(provider).toMatch(/through its own fault/);
    expect(client).toMatch(/^If the Client, through its own fault,.*pays the Provider the same percentage/);
    expect(limit).toMatch(/nothing for delay caused by the other Party or by force majeure/);
  });

  it('are an estimate and not a punishment, and count towards other sums for the same delay', () => {
    const remedies = (style: Terms['style']) =>
      clauseText('liquidated-damages', 'en', { ...chosen, style })['other-remedies'];
    expect(clauseText('liquidated-damages', 'en', chosen).limit).toMatch(/reasonable estimate/);
    expect(remedies('balanced')).toMatch(/only compensation for the delay itself.*<liability-cap>/);
    expect(remedies('client')).toMatch(/deducted from any damages for the same delay/);
    /* A month without sales has no commission that they could be a part of. */
    expect(
      clauseText('liquidated-damages', 'en', { ...chosen, ...paid('commission') })['other-remedies'],
    ).toMatch(/deducted from any damages/);
  });
});
