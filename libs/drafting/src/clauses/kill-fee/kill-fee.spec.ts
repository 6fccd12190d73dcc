import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

const FEE = { ...paid('fixed'), killFeePercent: 25 };
const LISTED = [{ kind: 'text', level: 0, text: 'A report' }] as const;
const BRITISH = { governingLaw: { code: 'gb' } } as const;
const LITHUANIAN = { governingLaw: { code: 'lt' } } as const;

describe('kill-fee', () => {
  it('belongs when agreed, except for commission, which has no remaining fees', () => {
    expect(belongs('kill-fee', FEE)).toBe(true);
    expect(belongs('kill-fee', { ...FEE, killFeePercent: 0 })).toBe(false);
    expect(belongs('kill-fee', { ...FEE, ...paid('commission') })).toBe(false);
  });

  it('takes the share of what is still to come, by the way of payment', () => {
    const amount = (structure: 'fixed' | 'hourly' | 'unit' | 'retainer') =>
      clauseText('kill-fee', 'en', { ...FEE, ...BRITISH, ...paid(structure) }).amount;
    expect(amount('fixed')).toMatch(/25% of the Fees for the Services not yet performed\.$/);
    expect(amount('hourly')).toMatch(/25% of the Fees for the hours that the Client had ordered/);
    expect(amount('unit')).toMatch(/25% of the Fees for the units that the Client had ordered/);
    expect(amount('retainer')).toMatch(/25% of one monthly fee\.$/);
  });

  it('waits for no completion where the work goes on until a party ends it', () => {
    const amount = (hasNoEnd: boolean, language: 'en' | 'lt') =>
      clauseText('kill-fee', language, { ...FEE, ...paid('hourly'), deliverables: LISTED, hasNoEnd }).amount;
    expect(amount(false, 'en')).toMatch(/before the Services are completed/);
    expect(amount(true, 'en')).not.toMatch(/completed/);
    expect(amount(false, 'lt')).toMatch(/kol Paslaugos neužbaigtos/);
    expect(amount(true, 'lt')).not.toMatch(/neužbaigtos/);
  });

  it('is the price of work and costs under Lithuanian law, and no penalty anywhere', () => {
    const lithuanian = clauseText('kill-fee', 'lt', { ...FEE, ...LITHUANIAN });
    expect(lithuanian.amount).toMatch(
      /planavimą, pasirengimą ir kitas Paslaugų išlaidas.*25 % dar nesuteiktų.*mažesnė suma/,
    );
    expect(lithuanian.nature).toMatch(/6\.721 straipsnio 1 dalis\)\. Ji nėra netesybos/);
    expect(lithuanian.amount).toMatch(/<termination-convenience\.payment>.* kurių tos sumos neapima/);
    const english = wholeClause('kill-fee', 'en', { ...FEE, ...LITHUANIAN });
    expect(english).toMatch(/<termination-convenience\.payment>, .* which those sums do not pay for/);
    expect(english).not.toMatch(/price of the Services rendered/);
    expect(clauseText('kill-fee', 'en', { ...FEE, ...BRITISH }).nature).toMatch(/It is not a penalty/);
    expect(wholeClause('kill-fee', 'en', { ...FEE, ...BRITISH })).not.toMatch(/6\.721/);
  });

  it('pays the client’s provider only for what was done, with the share as its limit', () => {
    expect(clauseText('kill-fee', 'en', { ...FEE, style: 'client' }).amount).toMatch(
      /actually done and costs actually incurred.*at most 25%/,
    );
  });

  it('is not owed when the provider leaves or is in breach', () => {
    expect(clauseText('kill-fee', 'en', { ...FEE, ...LITHUANIAN }).nature).toMatch(
      /<termination-convenience\.provider>.*breach by the Provider/,
    );
    expect(clauseText('kill-fee', 'en', { ...FEE, ...BRITISH }).nature).toMatch(
      /<termination-convenience\.right>/,
    );
  });

  it('leaves rejected concepts with the freelancer', () => {
    expect(clauseText('kill-fee', 'lt', { ...FEE, style: 'freelancer' }).concepts).toMatch(
      /nepriimtas koncepcijas/,
    );
    expect(clauseText('kill-fee', 'lt', FEE)).not.toHaveProperty('concepts');
  });
});
