import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { amendmentsCheck } from './check.js';

describe('the check of amendments', () => {
  provesRules(amendmentsCheck, {
    'amendments.missing': {
      en: [
        'The Provider states in writing what a change of the work costs.',
        'Amendments are valid only in writing and signed by both parties.',
      ],
      lt: [
        'Paslaugų teikėjas raštu nurodo darbų kainą.',
        'Sutarties pakeitimai galioja tik raštu, pasirašyti abiejų Šalių.',
      ],
    },
    'amendments.unilateral': {
      en: [
        'The Client may change these terms at any time by posting a new version.',
        'The Client may change these terms only with the consent of the Provider.',
      ],
      lt: [
        'Klientas gali vienašališkai keisti šias sąlygas.',
        'Nė viena Šalis negali vienašališkai keisti šių sąlygų.',
      ],
    },
  });

  it('finds a change by posting gravest', () => {
    const gravity = (text: string) => hitOf(amendmentsCheck, 'amendments.unilateral', text, 'en')?.riskFactor;
    expect(gravity('The Client may amend this agreement at any time.')).toBe(4);
    expect(gravity('The Client may amend this agreement by posting a new version.')).toBe(5);
  });
});
