import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { nonSolicitationCheck } from './check.js';

describe('the check of non-solicitation', () => {
  provesRules(nonSolicitationCheck, {
    'non-solicitation.customers': {
      en: [
        'The Provider shall not solicit any customer of the Client.',
        'The Provider does not actively approach customers named in writing by the Client to solicit them.',
      ],
      lt: [
        'Paslaugų teikėjas nevilioja Kliento klientų.',
        'Paslaugų teikėjas nevilioja Kliento klientų, kurie įvardyti raštu.',
      ],
    },
    'non-solicitation.too-long': {
      en: [
        'The Provider shall not solicit employees of the Client for five years.',
        'The Provider shall not solicit employees of the Client for six months.',
      ],
      lt: [
        'Paslaugų teikėjas nevilioja Kliento darbuotojų 5 (penkerius) metus.',
        'Paslaugų teikėjas nevilioja Kliento darbuotojų 6 (šešis) mėnesius.',
      ],
    },
    'non-solicitation.penalty': {
      en: [
        'The Provider shall not solicit employees of the Client and pays EUR 20,000 for each case.',
        'The Provider shall not solicit employees of the Client; no payment is due for hiring.',
      ],
      lt: [
        'Paslaugų teikėjas nevilioja Kliento darbuotojų, o už kiekvieną atvejį moka 5 000 Eur baudą.',
        'Paslaugų teikėjas nevilioja Kliento darbuotojų; už priėmimą į darbą nieko mokėti nereikia.',
      ],
    },
    'non-solicitation.one-way': {
      en: [
        'The Provider shall not solicit employees of the Client.',
        'Neither party shall solicit employees of the other.',
      ],
      lt: [
        'Paslaugų teikėjas nevilioja Kliento darbuotojų.',
        'Nė viena Šalis nevilioja kitos Šalies darbuotojų.',
      ],
    },
  });

  it('finds a ban on all customers graver when it lasts longer than a year', () => {
    const gravity = (text: string) =>
      hitOf(nonSolicitationCheck, 'non-solicitation.customers', text, 'en')?.riskFactor;
    expect(gravity('The Provider shall not solicit any customer of the Client for six months.')).toBe(3);
    expect(gravity('The Provider shall not solicit any customer of the Client for three years.')).toBe(4);
  });
});
