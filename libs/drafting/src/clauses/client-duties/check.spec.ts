import { describeRules, ruleHit } from '../../../test/check-rules.js';

describeRules('client-duties', [
  [
    'client-duties.missing',
    'en',
    'The Contractor will complete the logo by 30 April 2027.',
    'The Contractor will complete the logo by 30 April 2027. The Client provides texts and images.',
  ],
  [
    'client-duties.missing',
    'lt',
    'Darbai baigiami iki 2027-04-30.',
    'Darbai baigiami iki 2027-04-30. Užsakovas pateikia tekstus ir nuotraukas.',
  ],
]);

describe('how grave it is that the client owes nothing', () => {
  it('is less where dates move when the client is late', () => {
    const gravity = (text: string) => ruleHit('client-duties.missing', 'lt', text)?.riskFactor;
    expect(gravity('Darbai baigiami iki 2027-04-30.')).toBe(3);
    expect(
      gravity(
        'Darbai baigiami iki 2027-04-30. Užsakovui laiku nepateikus turinio, terminai pratęsiami tiek, kiek vėlavo Užsakovas.',
      ),
    ).toBe(2);
  });
});
