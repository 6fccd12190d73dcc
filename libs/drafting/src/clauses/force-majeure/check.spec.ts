import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { forceMajeureCheck } from './check.js';

describe('the check of force majeure', () => {
  provesRules(forceMajeureCheck, {
    'force-majeure.missing': {
      en: [
        'The Provider delivers the files by Friday.',
        'Neither party is liable for events beyond its control.',
      ],
      lt: [
        'Paslaugų teikėjas failus pateikia iki penktadienio.',
        'Šalys atleidžiamos nuo atsakomybės dėl nenugalimos jėgos aplinkybių.',
      ],
    },
    'force-majeure.one-sided': {
      en: [
        'The Client is not responsible for a failure that is caused by events beyond its control.',
        'Neither party is responsible for a failure that is caused by events beyond its control.',
      ],
      lt: [
        'Klientas neatsako už pareigų nevykdymą dėl nenugalimos jėgos.',
        'Šalis neatsako už pareigų nevykdymą dėl nenugalimos jėgos.',
      ],
    },
    'force-majeure.payment-excused': {
      en: [
        'Force majeure: a party is excused from its duties, including the obligation to pay.',
        'Force majeure: a party is excused from its duties; the obligation to pay is never excused.',
      ],
      lt: [
        'Dėl nenugalimos jėgos Šalis atleidžiama ir nuo mokėjimų.',
        'Nenugalima jėga nuo pareigos sumokėti neatleidžia.',
      ],
    },
  });

  it('finds it graver when only the client is excused, even from paying', () => {
    const gravity = (text: string) =>
      hitOf(forceMajeureCheck, 'force-majeure.one-sided', text, 'en')?.riskFactor;
    const event = 'caused by events beyond its control.';
    expect(gravity(`The Client is not responsible for a failure ${event}`)).toBe(3);
    expect(gravity(`The Client is not responsible for a failure, including its duty to pay, ${event}`)).toBe(
      4,
    );
  });
});
