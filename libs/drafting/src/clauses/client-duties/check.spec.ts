import { describeRules, ruleHit } from '../../../test/check-rules.js';
import { clientDutiesCheck } from './check.js';

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

describe('what is asked for where dates move already', () => {
  it.each([
    ['en', 'unless the contract says so already'],
    ['lt', 'jeigu to dar nėra'],
  ] as const)('does not claim that the contract lacks it (%s)', (language, condition) => {
    const texts = clientDutiesCheck.rules.map(({ text }) => text[language]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.suggestion).toContain(condition);
    expect(texts[0]?.why).not.toMatch(/deadline|termin/);
  });
});
