import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { assignmentCheck } from './check.js';

describe('the check of assignment', () => {
  provesRules(assignmentCheck, {
    'assignment.one-sided': {
      en: [
        'The Client may assign this agreement to anyone. The Provider may not assign it.',
        'Neither party may assign this agreement without the consent of the other.',
      ],
      lt: [
        'Klientas turi teisę perleisti Sutartį bet kam.',
        'Nė viena Šalis negali perleisti Sutarties be kitos Šalies sutikimo.',
      ],
    },
    'assignment.claims-barred': {
      en: [
        'The Provider may not assign its claims for payment.',
        'The Provider may assign its claims for payment without consent.',
      ],
      lt: [
        'Paslaugų teikėjas neturi teisės perleisti reikalavimų dėl mokėjimo.',
        'Paslaugų teikėjas turi teisę perleisti reikalavimus dėl mokėjimo.',
      ],
    },
  });

  it('accepts that the client passes the contract on within its group', () => {
    const text =
      'A party may assign this agreement only with consent. The Client may assign this agreement to a company of its group without consent.';
    expect(hitOf(assignmentCheck, 'assignment.one-sided', text, 'en')).toBeUndefined();
  });

  it('leaves the transfer of rights in the work to another clause', () => {
    const text = 'The Client may assign and transfer the copyright and all rights under the licence.';
    expect(hitOf(assignmentCheck, 'assignment.one-sided', text, 'en')).toBeUndefined();
  });
});
