import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { exclusivityCheck } from './check.js';

describe('the check of exclusivity', () => {
  provesRules(exclusivityCheck, {
    'exclusivity.non-compete': {
      en: [
        'For two years after the end the Provider shall not work, anywhere in the world, for any business in the food industry.',
        'The Provider may work for anyone, including businesses that compete with the Client.',
      ],
      lt: [
        'Paslaugų teikėjas 24 mėnesius po Sutarties pabaigos nedirba jokiai maisto pramonės įmonei.',
        'Paslaugų teikėjas neteikia paslaugų konkurentams, kuriuos Klientas įvardijo raštu.',
      ],
    },
    'exclusivity.only-client': {
      en: [
        'While this agreement lasts the Provider works exclusively for the Client.',
        'The Client receives an exclusive licence and uses the work exclusively for its business.',
      ],
      lt: [
        'Sutarties galiojimo metu Paslaugų teikėjas dirba tik Klientui ir nedirba kitiems.',
        'Klientas gauna išimtinę licenciją, o Paslaugų teikėjas gali dirbti kitiems.',
      ],
    },
  });

  it('weighs how far and how long a ban reaches', () => {
    const gravity = (text: string) =>
      hitOf(exclusivityCheck, 'exclusivity.non-compete', text, 'en')?.riskFactor;
    expect(gravity('The Provider shall not work for competitors of the Client.')).toBe(3);
    expect(gravity('The Provider shall not work for any competitor for two years after the end.')).toBe(5);
  });
});
