import { answerFault } from './answer-fault.js';
import { currencyCode } from './currency.js';

describe(currencyCode.name, () => {
  it.each([
    ['CHF', 'CHF'],
    ['nok', 'NOK'],
    ['Swiss francs (CHF)', 'CHF'],
    ['Swiss franc', 'CHF'],
    ['Danish krone', 'DKK'],
    ['Danijos kronos', 'DKK'],
    ['ŠVEICARIJOS  FRANKAI', 'CHF'],
    ['Japanese yen', 'JPY'],
  ])('C6 reads %j as %s', (words, code) => {
    expect(currencyCode(words)).toBe(code);
  });

  it.each(['bananas', 'XXX', 'ABC', 'my money (ABC)', '', 'EUR or USD', '12'])(
    'C6 finds none in %j',
    (words) => {
      expect(currencyCode(words)).toBeUndefined();
    },
  );
});

describe(answerFault.name, () => {
  const faultOf = (currency: string, other: string) => {
    const answers: Record<string, string> = { currency, currency_other: other };
    return answerFault({ key: 'currency', type: 'select' }, (key) => answers[key]);
  };

  it('C6 refuses what is no currency, and nothing that was chosen or is still empty', () => {
    expect(faultOf('other', 'bananas')).toEqual({ code: 'ANSWER_NO_CURRENCY' });
    expect(faultOf('other', 'Norvegijos kronos')).toBeUndefined();
    expect(faultOf('other', ' ')).toBeUndefined();
    expect(faultOf('SEK', 'bananas')).toBeUndefined();
  });
});
