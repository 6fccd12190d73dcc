import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { independentStatusCheck } from './check.js';

describe('the check of independent status', () => {
  provesRules(independentStatusCheck, {
    'independent-status.missing': {
      en: [
        'The Provider does not solicit an employee of the Client.',
        'The Provider is an independent contractor and not an employee.',
      ],
      lt: ['Paslaugų teikėjas nevilioja Kliento darbuotojų.', 'Sutartis nesukuria darbo santykių.'],
    },
    'independent-status.like-employment': {
      en: [
        "The Provider works 40 hours a week at the Client's office under the supervision of its manager.",
        "The Provider is not bound to fixed hours or to the Client's premises.",
      ],
      lt: [
        'Paslaugų teikėjas dirba 40 valandų per savaitę Kliento biure.',
        'Paslaugų teikėjas pats pasirenka darbo laiką ir neprivalo dirbti Kliento patalpose.',
      ],
    },
  });

  it('weighs the signs of employment together', () => {
    const gravity = (text: string) =>
      hitOf(independentStatusCheck, 'independent-status.like-employment', text, 'en')?.riskFactor;
    expect(gravity("The Provider works at the Client's office.")).toBe(2);
    expect(gravity("The Provider works full-time at the Client's office.")).toBe(4);
    expect(
      gravity("The Provider works full-time at the Client's office and takes paid leave as allowed."),
    ).toBe(5);
  });

  it('misses it less where a certified activity or a company of her own is engaged', () => {
    const gravity = (text: string) =>
      hitOf(independentStatusCheck, 'independent-status.missing', text, 'lt')?.riskFactor;
    expect(gravity('Ana Lė (toliau – Paslaugų teikėjas) kuria svetainę.')).toBe(4);
    expect(
      gravity('Ana Lė, individualios veiklos pažymos Nr. 5 (toliau – Paslaugų teikėjas), kuria svetainę.'),
    ).toBe(3);
    expect(gravity('UAB „Lė“ (toliau – Paslaugų teikėjas) kuria svetainę.')).toBe(2);
  });
});
