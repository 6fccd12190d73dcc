import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import type { Proposal } from './proposal.js';
import { proposals } from './proposals.js';
import { together } from './together.js';

const OPENING: Readonly<Record<Language, string>> = {
  en: `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.
`,
  lt: `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Klientas) ir Ona Petraitė (toliau – Konsultantas).

1. Darbas. Konsultantas įsipareigoja Klientui suteikti interneto svetainės dizaino paslaugas, o Klientas įsipareigoja už jas sumokėti.

2. Kaina. Klientas sumoka Konsultantui 4 000 Eur per 14 dienų nuo Konsultanto sąskaitos gavimo.
`,
};
const LEAVING: Readonly<Record<Language, string>> = {
  en: '3.1 The Client may terminate this Agreement at any time, for any reason or none, with immediate effect. On such termination no fees shall be payable for work in progress.',
  lt: '3.1. Klientas turi teisę bet kada, be jokios priežasties ir be išankstinio įspėjimo, vienašališkai nutraukti Sutartį. Tokiu atveju už nebaigtus darbus nemokama.\n\n3.2. Konsultantas neturi teisės nutraukti Sutarties anksčiau, nei bus suteiktos visos paslaugos.',
};
const OURS: Readonly<Record<Language, RegExp>> = {
  en: /Either party may end/gu,
  lt: /Kiekviena šalis gali nutraukti/gu,
};

const answersTo = (text: string, language: Language): readonly Proposal[] => {
  const { findings, parties, textLanguage = 'en' } = check(text, { language });
  return proposals({ text, findings, parties, textLanguage, language });
};
const made = (text: string, language: Language, pick: (answer: Proposal) => boolean): string =>
  applied(text, together(text, language, answersTo(text, language).filter(pick))).text;

describe('a sentence and the one that says what comes of it', () => {
  it.each(['en', 'lt'] as const)('are answered together, and once: %s', (language) => {
    const text = `${OPENING[language]}\n3. ${language === 'en' ? 'End' : 'Sutarties galiojimas ir nutraukimas'}\n\n${LEAVING[language]}\n`;
    for (const pick of [
      ({ way }: Proposal) => way === 'change',
      ({ ways }: Proposal) => ways.includes('change'),
    ]) {
      const after = made(text, language, pick);
      expect(after.match(OURS[language])).toHaveLength(1);
      expect(after).not.toMatch(/immediate effect|no fees|vienašališkai|nemokama/u);
    }
  });

  it.each([
    [
      'en' as const,
      '3.1 The Client may terminate this Agreement at any time with immediate effect. On such termination no fees are payable for work in progress. The Consultant may not terminate this Agreement.',
    ],
    [
      'lt' as const,
      '3.1. Klientas gali bet kada nedelsdamas nutraukti Sutartį. Tokiu atveju už nebaigtus darbus nemokama. Konsultantas neturi teisės nutraukti Sutarties.',
    ],
  ])(
    'are changed unasked though nothing, or another thing, is found in the first: %s',
    (language, clause) => {
      const after = made(
        `${OPENING[language]}\n3. ${language === 'en' ? 'End' : 'Pabaiga'}\n\n${clause}\n`,
        language,
        ({ way }) => way === 'change',
      );
      expect(after.match(OURS[language])).toHaveLength(1);
      expect(after).not.toMatch(
        /immediate effect|no fees|may not terminate|nedelsdamas|nemokama|neturi teisės/u,
      );
    },
  );

  it.each(['en', 'lt'] as const)('is named beside the other, with what answers it: %s', (language) => {
    const text = `${OPENING[language]}\n3. ${language === 'en' ? 'End' : 'Sutarties galiojimas ir nutraukimas'}\n\n${LEAVING[language]}\n`;
    const answers = answersTo(text, language);
    const leading = answers.find(({ edits, key }) => edits.length > 0 && key.includes('client-only'));
    const hanging = answers.find(({ edits, key }) => edits.length > 0 && key.includes('no-pay'));
    expect(hanging?.also.map(({ by }) => by)).toContain(leading?.key);
    expect(leading?.also.map(({ by }) => by)).toContain(hanging?.key);
    expect(leading?.repeats).toBe(hanging?.key);
  });
});

describe('words in place of others', () => {
  it.each([
    [
      'en' as const,
      '3. Secrecy. The Consultant shall keep the information of the Client secret. This obligation shall continue indefinitely after the end of this Agreement.',
      /(after the end of this Agreement) \1/u,
      'for 3 years after the end of this Agreement.',
    ],
  ])('do not say again what stands behind them: %s', (language, clause, twice, expected) => {
    const after = made(`${OPENING[language]}\n${clause}\n`, language, ({ ways }) => ways.includes('change'));
    expect(after).toContain(expected);
    expect(after).not.toMatch(twice);
  });
});

describe('what our words would be taken back by', () => {
  it('goes where a limit comes: a penalty without one', () => {
    const clause =
      '3. Delay. If the report is delivered late, the Consultant shall pay a penalty of 2% of the price for each day of delay, without limit.';
    const after = made(`${OPENING.en}\n${clause}\n`, 'en', ({ ways }) => ways.includes('change'));
    expect(after).toMatch(
      /each day of delay, but all penalties together not more than 10% of the price\.$/mu,
    );
  });

  it.each([
    [
      'en' as const,
      '3.1 The Deliverables shall be deemed accepted only when the Client confirms acceptance in writing. The Client is under no obligation to give such confirmation within any particular time.',
      'counts as accepted.',
      'no obligation',
    ],
    [
      'lt' as const,
      '3.1. Paslaugos laikomos priimtomis tik Klientui pasirašius priėmimo–perdavimo aktą. Klientas neprivalo akto pasirašyti per kokį nors konkretų terminą.',
      'laikomas priimtu.',
      'neprivalo',
    ],
  ])('goes where silence comes to accept: %s', (language, clause, ours, theirs) => {
    const heading = language === 'en' ? '3. Acceptance' : '3. Darbų priėmimas';
    const text = `${OPENING[language]}\n${heading}\n\n${clause}\n`;
    const after = made(text, language, ({ ways }) => ways.includes('change'));
    expect(after).toContain(ours);
    expect(after).not.toContain(theirs);
  });
});
