import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

describe('deposit', () => {
  it('belongs where it is part of a known whole', () => {
    const deposit = { depositPercent: 30 };
    expect(belongs('deposit', { ...deposit, ...paid('fixed') })).toBe(true);
    expect(belongs('deposit', { ...deposit, ...paid('hourly', { hoursCap: 40 }) })).toBe(true);
    expect(belongs('deposit', { ...deposit, ...paid('hourly') })).toBe(false);
    expect(belongs('deposit', { ...deposit, ...paid('retainer') })).toBe(false);
    expect(belongs('deposit', { depositPercent: 0, ...paid('fixed') })).toBe(false);
    expect(belongs('deposit', { ...deposit, ...paid('other') })).toBe(false);
  });

  it('states the share and the sum', () => {
    const terms = { ...paid('fixed'), depositPercent: 30 };
    expect(clauseText('deposit', 'en', terms).amount).toMatch(/30% of the Fees, that is EUR 1,440\.00\./);
    expect(clauseText('deposit', 'lt', terms).amount).toMatch(
      /30 % Kainos, t\. y\. 1 440,00 Eur \(vienas tūkstantis keturi šimtai keturiasdešimt eurų, 00 ct\)\./,
    );
    expect(clauseText('deposit', 'en', { ...terms, ...paid('hourly', { hoursCap: 10 }) }).amount).toMatch(
      /for the hours agreed at most, that is EUR 240\.00/,
    );
  });

  it('is returned in full to the client if nothing was started, and set off against all that a freelancer is owed', () => {
    const refund = (style: 'balanced' | 'freelancer' | 'client') =>
      clauseText('deposit', 'en', { ...paid('fixed'), depositPercent: 30, style }).refund;
    expect(refund('client')).toMatch(
      /before the Provider has started .* returns the deposit within 14 calendar days/,
    );
    expect(refund('balanced')).toMatch(/set off against what the Client then owes/);
    expect(refund('freelancer')).toMatch(
      /^If this Agreement ends early, the deposit is set off against everything that the Client owes/,
    );
  });

  it('is credited against the first invoices of work without an end, of which none is known to be the last', () => {
    const written = (language: 'en' | 'lt', style: 'balanced' | 'client' = 'balanced') =>
      wholeClause('deposit', language, {
        ...paid('hourly', { hoursCap: 400 }),
        depositPercent: 25,
        hasNoEnd: true,
        style,
      });
    expect(written('en')).toMatch(
      /the start moves by .*\n.*against the first invoices until it is used up\. When this/,
    );
    expect(written('lt')).toMatch(
      /pradžia nukeliama .*\n.*į pirmąsias sąskaitas, kol .*nepanaudota avanso dalis/,
    );
    expect(written('en', 'client')).toMatch(/by the start date, the start moves by the length of the delay/);
    for (const language of ['en', 'lt'] as const)
      expect(written(language)).not.toMatch(/ends early|the dates move|anksčiau laiko|terminai/);
  });

  it('is credited against the last invoices unless the table of a fixed price already sets it apart', () => {
    const refund = (structure: 'fixed' | 'milestones') =>
      clauseText('deposit', 'en', { ...paid(structure), depositPercent: 30 }).refund;
    expect(refund('milestones')).toMatch(/^The deposit is credited against the last invoices\./);
    expect(refund('fixed')).not.toMatch(/credited/);
  });
});
