import { speaksOf } from './spoken.js';

describe('what a sentence has to say before another is put in its place', () => {
  it.each([
    ['the provider, given a parcel by the client, does not bargain with its buyer.', false],
    ['for each such approach the provider pays the client €2,000.', true],
    ['paslaugų teikėjas, iš kliento gavęs siuntą, pats nesiderina su jos pirkėju.', false],
    ['už kiekvieną tokį kreipimąsi paslaugų teikėjas sumoka 2000 eurų.', true],
    ['už kiekvieną tokį kreipimąsi taikoma 2000 eurų bauda.', true],
  ])('is money where it is about a penalty: %s', (plain, speaks) => {
    expect(speaksOf('non-solicitation.penalty', plain)).toBe(speaks);
  });

  it.each([
    ['the provider does not sign cheques, move money or file tax returns.', false],
    ['the provider returns what was paid for the month.', true],
  ])('is something that goes back where it is about money paid: %s', (plain, speaks) => {
    expect(speaksOf('fees.clawback', plain)).toBe(speaks);
  });
});
