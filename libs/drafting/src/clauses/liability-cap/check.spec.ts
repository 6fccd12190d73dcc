import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { liabilityCapCheck } from './check.js';

describe('the check of the limit of liability', () => {
  provesRules(liabilityCapCheck, {
    'liability-cap.missing': {
      en: [
        'The Provider corrects defects within ten days.',
        'The total liability of each party is limited to the fees.',
      ],
      lt: [
        'Paslaugų teikėjas trūkumus pašalina per dešimt dienų. Už vėlavimą mokama ne daugiau kaip 5 % kainos.',
        'Kiekvienos Šalies atsakomybė neviršija Sutarties kainos.',
      ],
    },
    'liability-cap.indirect-only': {
      en: [
        'Neither party is liable for indirect or consequential loss.',
        'Neither party is liable for indirect loss. The total liability of each party is limited to the fees.',
      ],
      lt: [
        'Šalys neatlygina netiesioginių nuostolių.',
        'Šalys neatlygina netiesioginių nuostolių. Kiekvienos Šalies atsakomybė neviršija kainos.',
      ],
    },
    'liability-cap.unlimited': {
      en: [
        "The Provider's liability is unlimited.",
        'Liability is not unlimited: neither party owes more than the contract price.',
      ],
      lt: [
        'Paslaugų teikėjo atsakomybė neribojama.',
        'Atsakomybė neribojama tik už tyčia ar dėl didelio neatsargumo padarytą žalą.',
      ],
    },
    'liability-cap.one-way': {
      en: [
        'The Client shall not be liable to the Provider for any amount whatsoever.',
        "The Client shall not be liable for the Provider's taxes. The total liability of each party is limited to the fees.",
      ],
      lt: [
        'Kliento atsakomybė neviršija 100 eurų.',
        'Kliento atsakomybė neviršija kainos. Paslaugų teikėjo atsakomybė neviršija kainos.',
      ],
    },
    'liability-cap.no-carve-outs': {
      en: [
        'The total liability of each party is limited to the fees.',
        'The total liability of each party is limited to the fees, except for fraud.',
      ],
      lt: [
        'Kiekvienos Šalies atsakomybė neviršija kainos.',
        'Kiekvienos Šalies atsakomybė neviršija kainos, išskyrus tyčią.',
      ],
    },
  });

  it('finds it graver when the other side alone is protected and yours has no end', () => {
    const gravity = (text: string) =>
      hitOf(liabilityCapCheck, 'liability-cap.one-way', text, 'en')?.riskFactor;
    const onlyClient = 'The Client shall not be liable to the Provider for any amount.';
    expect(gravity(onlyClient)).toBe(4);
    expect(gravity(`${onlyClient} The Provider's liability is unlimited.`)).toBe(5);
  });

  it('finds it milder when nobody is limited', () => {
    const gravity = (text: string) =>
      hitOf(liabilityCapCheck, 'liability-cap.unlimited', text, 'en')?.riskFactor;
    expect(gravity("The Provider's liability is unlimited.")).toBe(5);
    expect(gravity('The liability of each party is unlimited.')).toBe(4);
  });
});
