import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { liquidatedDamagesCheck } from './check.js';

describe('the check of penalties', () => {
  provesRules(liquidatedDamagesCheck, {
    'liquidated-damages.one-way': {
      en: [
        'For each day of delay the Provider pays the Client liquidated damages of 0.5 % of the Fees.',
        'For each day of delay in payment the Client pays interest of 0.05 %.',
      ],
      lt: [
        'Už kiekvieną vėlavimo dieną Paslaugų teikėjas moka Klientui 0,5 procento netesybų.',
        'Pavėlavęs sumokėti, Klientas moka 0,05 procento delspinigių už kiekvieną dieną.',
      ],
    },
    'liquidated-damages.uncapped': {
      en: [
        'A party that is late pays the other a penalty of 0.1 % of the price for each day of delay.',
        'A party that is late pays the other a penalty of 0.1 % for each day of delay, but at most 5 % of the price.',
      ],
      lt: [
        'Vėluojanti Šalis moka kitai Šaliai 0,1 procento netesybų už kiekvieną vėlavimo dieną.',
        'Vėluojanti Šalis moka kitai Šaliai 0,1 procento netesybų už kiekvieną vėlavimo dieną, bet ne daugiau kaip 5 procentus kainos.',
      ],
    },
  });

  it('finds a penalty milder when it has an upper end', () => {
    const gravity = (text: string) =>
      hitOf(liquidatedDamagesCheck, 'liquidated-damages.one-way', text, 'en')?.riskFactor;
    const penalty = 'For each day of delay the Provider pays a penalty of 0.1 % of the Fees';
    expect(gravity(`${penalty}.`)).toBe(4);
    expect(gravity(`${penalty}, but at most 5 % of them.`)).toBe(2);
  });

  it('R-ANA-06 counts what the client need not pay as no penalty in return', () => {
    const mine = 'Paslaugų teikėjui pavėlavus, jis moka 1 % kainos delspinigių už kiekvieną dieną.';
    const find = (theirs: string) =>
      hitOf(liquidatedDamagesCheck, 'liquidated-damages.one-way', `${mine} ${theirs}`, 'lt');
    expect(find('Klientui pavėlavus sumokėti, delspinigiai neskaičiuojami.')?.riskFactor).toBe(5);
    expect(find('Klientui pavėlavus, jis moka tokio paties dydžio delspinigius.')).toBeUndefined();
  });
});
