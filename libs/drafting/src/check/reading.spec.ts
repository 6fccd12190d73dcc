import { hasCarveOut, isNegated, whoIsBound } from './reading.js';

describe(whoIsBound.name, () => {
  it.each([
    ['neither party may assign this agreement', 'both'],
    ['each party shall keep it secret', 'both'],
    ['the contractor shall indemnify the client', 'one'],
    ['the provider agrees to work on site', 'one'],
    ['paslaugų teikėjas privalo atlyginti nuostolius', 'one'],
    ['abi šalys saugo paslaptis', 'both'],
    ['this agreement is dated 1 may', 'nobody'],
  ])('"%s" binds %s', (plain, bound) => expect(whoIsBound(plain)).toBe(bound));
});

describe(isNegated.name, () => {
  it.each([
    ['the consultant shall not compete', true],
    ['neither party is liable', true],
    ['paslaugų teikėjas negali perleisti teisių', true],
    ['the consultant shall compete', false],
    ['the notice is sent by post', false],
  ])('"%s": %s', (plain, negated) => expect(isNegated(plain)).toBe(negated));
});

describe(hasCarveOut.name, () => {
  it.each([
    ['except for fraud, liability is limited', true],
    ['provided, however, that it may own shares', true],
    ['this does not apply to gross negligence', true],
    ['išskyrus tyčią', true],
    ['liability is limited to the fees', false],
    ['the accepted work is paid', false],
  ])('"%s": %s', (plain, carved) => expect(hasCarveOut(plain)).toBe(carved));
});
