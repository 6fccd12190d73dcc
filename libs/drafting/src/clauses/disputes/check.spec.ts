import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { disputesCheck } from './check.js';

describe('the check of disputes', () => {
  provesRules(disputesCheck, {
    'disputes.missing': {
      en: [
        'An amount in dispute on an invoice is named within seven days.',
        'Disputes are decided by the courts of Ireland.',
      ],
      lt: [
        'Klientas neginčijamą sąskaitos dalį sumoka laiku.',
        'Ginčai sprendžiami derybomis, o nesusitarus – teisme.',
      ],
    },
    'disputes.arbitration-costs': {
      en: [
        'All disputes go to arbitration in Dubai, and the Provider bears all costs of the arbitration.',
        'All disputes go to arbitration, and each party, the Provider too, bears its costs equally.',
      ],
      lt: [
        'Ginčai sprendžiami arbitraže, o arbitražo išlaidas padengia Paslaugų teikėjas.',
        'Ginčai sprendžiami arbitraže, o arbitražo išlaidas Šalys dalijasi po lygiai.',
      ],
    },
    'disputes.waiver': {
      en: [
        'The Provider waives the right to a trial by jury.',
        'The Provider waives no right by using it late, and a jury may decide.',
      ],
      lt: [
        'Paslaugų teikėjas atsisako teisės pareikšti grupės ieškinį.',
        'Paslaugų teikėjas turi teisę pareikšti ieškinį.',
      ],
    },
    'disputes.court-elsewhere': {
      en: [
        'This agreement is governed by the laws of Ireland. Disputes are decided by the courts of Singapore.',
        'This agreement is governed by the laws of Ireland. Disputes are decided by the courts in Dublin.',
      ],
      lt: [
        'Sutarčiai taikoma Lietuvos Respublikos teisė. Ginčai sprendžiami Londono teismuose.',
        'Sutarčiai taikoma Lietuvos Respublikos teisė. Ginčai sprendžiami Vilniaus teismuose.',
      ],
    },
  });

  it('finds a waiver graver when only the freelancer gives it', () => {
    const gravity = (text: string) => hitOf(disputesCheck, 'disputes.waiver', text, 'en')?.riskFactor;
    expect(gravity('Each party waives the right to a trial by jury.')).toBe(3);
    expect(gravity('The Provider waives the right to a trial by jury.')).toBe(4);
  });
});
