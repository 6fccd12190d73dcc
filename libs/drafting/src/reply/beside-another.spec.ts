import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { proposals } from './proposals.js';
import { together } from './together.js';

interface Sentences {
  readonly changes: readonly string[];
  readonly next: readonly string[];
}
const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    changes: [
      'The Company may change the scope at any time without additional charge.',
      'Changes that the Company asks for are carried out at no extra cost.',
      'The Company may change the work whenever it likes and pays nothing more for it.',
    ],
    next: [
      'Revisions are unlimited until the Company is fully satisfied in its sole discretion.',
      'The Contractor makes as many corrections as the Company asks for.',
      'The work is accepted when the Company is satisfied with it.',
      'If a deadline that the Company has set is missed, the Contractor pays a penalty of EUR 500 a day without any cap.',
    ],
  },
  lt: {
    changes: [
      'Užsakovas gali bet kada keisti darbo apimtį be papildomo mokesčio.',
      'Užsakovo prašomus pakeitimus Vykdytojas atlieka nemokamai.',
      'Užsakovas turi teisę bet kada vienašališkai keisti užduotį, o kaina dėl to nesikeičia.',
    ],
    next: [
      'Vykdytojas darbą taiso neribotą skaičių kartų, kol Užsakovas jį patvirtins savo nuožiūra.',
      'Vykdytojas atlieka tiek pataisymų, kiek Užsakovas paprašo.',
      'Darbas laikomas priimtu, kai Užsakovas juo patenkintas.',
      'Praleidęs Užsakovo nustatytą terminą, Vykdytojas už kiekvieną dieną moka 500 Eur baudą.',
    ],
  },
};

/** Without a sentence about dates, so that the one about changes is the nearest to them. */
const CONTRACT: Readonly<Record<Language, string>> = {
  en: `${OPENING.en.replace(' by 1 May 2027', '')}
2. Price. The Company pays the Contractor a fixed price of EUR 6,000 for the website within 14 days of the invoice.
`,
  lt: `${OPENING.lt.replace(/ iki 2027 .*$/mu, '.')}
2. Kaina. Užsakovas už svetainę sumoka Vykdytojui fiksuotą 6 000 Eur kainą per 14 dienų nuo sąskaitos gavimo.
`,
};

const made = new Map<string, ReturnType<typeof answerTo>>();
/** Made once for all that is asked of it. */
function replyTo(clause: string, language: Language): ReturnType<typeof answerTo> {
  const key = `${language} ${clause}`;
  const reply = made.get(key) ?? answerTo(clause, language);
  made.set(key, reply);
  return reply;
}

function answerTo(clause: string, language: Language) {
  const text = `${CONTRACT[language]}\n3. ${clause}\n`;
  const { findings, parties } = check(text, { language });
  const answers = proposals({ text, findings, parties, textLanguage: language, language });
  const sent = (by: 'way' | 'raised'): string =>
    applied(
      text,
      together(
        text,
        language,
        answers.filter((each) => each[by] === 'change'),
      ),
    ).text;
  return { text, findings, answers, sent };
}

describe('a sentence beside another one that is answered', () => {
  const pairs = (['en', 'lt'] as const).flatMap((language) =>
    SENTENCES[language].changes.flatMap((first) =>
      SENTENCES[language].next.map((next) => [language, first, next] as const),
    ),
  );

  it.each(pairs)('is changed, and by default: %s %s %s', (language, first, next) => {
    const { sent } = replyTo(`${first} ${next}`, language);
    expect(sent('way')).not.toContain(first);
    expect(sent('raised')).not.toContain(first);
  });

  it.each(pairs)('leaves nothing grave to be missed: %s %s %s', (language, first, next) => {
    const { findings, sent } = replyTo(`${first} ${next}`, language);
    const known = new Set(findings.map(({ id }) => id));
    for (const by of ['way', 'raised'] as const) {
      const after = check(sent(by), { language }).findings;
      expect(after.filter(({ id, riskFactor }) => riskFactor >= 3 && !known.has(id))).toEqual([]);
    }
  });

  it.each([
    ['en', 'Changes of the scope start when both parties have agreed in writing on their price.'],
    ['lt', 'Užsakovas gali keisti darbo apimtį, jeigu šalys susitaria dėl kainos ir terminų.'],
  ] as const)('stays where it is fair: %s %s', (language, fair) => {
    for (const next of SENTENCES[language].next)
      expect(replyTo(`${fair} ${next}`, language).sent('raised')).toContain(fair);
  });
});

describe('what the contract lacks only when it is changed', () => {
  it('is answered as well, told in the language of the reader', () => {
    const { findings, answers } = replyTo(
      'The Company may change the scope at any time without additional charge. The Company may terminate at any time without notice and without payment for work in progress.',
      'en',
    );
    const known = new Set(findings.map(({ id }) => id));
    const more = answers.filter(({ finding }) => !known.has(finding.id));
    expect(more.map(({ finding, way }) => [finding.id, way])).toContainEqual(['kill-fee.missing', 'change']);
    expect(more.every(({ finding }) => finding.riskFactor >= 3 && finding.evidence === undefined)).toBe(true);
    expect(answers.slice(0, findings.length).map(({ finding }) => finding.id)).toEqual(
      findings.map(({ id }) => id),
    );
  });
});
