import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { confidentialityCheck } from './check.js';

describe('the check of confidentiality', () => {
  provesRules(confidentialityCheck, {
    'confidentiality.missing': {
      en: [
        'The Provider writes four articles. No confidential material is entered into public AI tools.',
        'Each party keeps the information of the other confidential for two years.',
      ],
      lt: [
        'Paslaugų teikėjas parašo keturis straipsnius.',
        'Šalys dvejus metus neatskleidžia viena kitos konfidencialios informacijos.',
      ],
    },
    'confidentiality.one-way': {
      en: [
        'The Provider shall keep all information of the Client confidential.',
        'Each party shall keep the information of the other confidential.',
      ],
      lt: [
        'Paslaugų teikėjas įsipareigoja saugoti konfidencialią Kliento informaciją.',
        'Šalys įsipareigoja saugoti viena kitos konfidencialią informaciją.',
      ],
    },
    'confidentiality.perpetual': {
      en: [
        'The Provider shall keep the confidential information secret in perpetuity.',
        'Trade secrets stay confidential indefinitely, as long as they are secret.',
      ],
      lt: [
        'Paslaugų teikėjas konfidencialią informaciją saugo neterminuotai.',
        'Komercines paslaptis Šalys saugo neterminuotai, kol jos yra paslaptys.',
      ],
    },
    'confidentiality.too-long': {
      en: [
        'Each party keeps confidential information secret for ten years after the end.',
        'Each party keeps confidential information secret for five years after the end.',
      ],
      lt: [
        'Šalys konfidencialią informaciją saugo 10 (dešimt) metų po sutarties pabaigos.',
        'Šalys konfidencialią informaciją saugo 3 (trejus) metus po sutarties pabaigos.',
      ],
    },
    'confidentiality.no-exclusions': {
      en: [
        'Each party keeps secret everything that it learns about the other.',
        'Each party keeps the information of the other confidential. This does not cover public information.',
      ],
      lt: [
        'Šalys neatskleidžia nieko, ką sužinojo viena apie kitą.',
        'Šalys saugo konfidencialią informaciją. Tai netaikoma viešai informacijai.',
      ],
    },
    'confidentiality.no-disclosure-by-law': {
      en: [
        'Each party keeps the information of the other confidential. This does not cover public information.',
        'Each party keeps the information of the other confidential. This does not cover information that a court orders to disclose.',
      ],
      lt: [
        'Šalys saugo konfidencialią informaciją. Tai netaikoma viešai informacijai.',
        'Šalys saugo konfidencialią informaciją. Tai netaikoma viešai ir pagal įstatymą atskleidžiamai informacijai.',
      ],
    },
    'confidentiality.agreement-secret': {
      en: [
        'The Provider shall keep confidential the existence of this Agreement.',
        'The Provider shall keep the confidential information secret while this Agreement exists.',
      ],
      lt: [
        'Paslaugų teikėjas konfidencialiu laiko ir Sutarties sudarymo faktą.',
        'Paslaugų teikėjas konfidencialią informaciją saugo nuo Sutarties sudarymo dienos.',
      ],
    },
    'confidentiality.no-whistle-blower-notice': {
      en: [
        'Trade secrets stay confidential. The laws of the State of New York apply.',
        'Trade secrets stay confidential, except as 18 U.S.C. § 1833(b) allows. The laws of the State of New York apply.',
      ],
      lt: [
        'Trade secrets and komercinės paslaptys saugomos. Laws of the State of Delaware apply.',
        'Komercinės paslaptys saugomos. Taikoma Lietuvos Respublikos teisė.',
      ],
    },
  });

  const gravity = (text: string) =>
    hitOf(confidentialityCheck, 'confidentiality.one-way', text, 'en')?.riskFactor;

  it('weighs a duty of one side by its end and its exceptions', () => {
    const duty = 'The Provider shall keep the information of the Client confidential';
    expect(gravity(`${duty} forever.`)).toBe(4);
    expect(gravity(`${duty}.`)).toBe(3);
    expect(gravity(`${duty} for two years, except for public information.`)).toBe(1);
  });

  it('reads a duty to keep all information as one of secrecy', () => {
    const find = (text: string) => hitOf(confidentialityCheck, 'confidentiality.one-way', text, 'lt');
    expect(find('Paslaugų teikėjas įsipareigoja neterminuotai saugoti visą informaciją.')?.riskFactor).toBe(
      4,
    );
    expect(find('Paslaugų teikėjas įsipareigoja saugoti perduotą įrangą.')).toBeUndefined();
  });
});
