import { check } from '../check/check.js';
import { readContract } from '../check/read-contract.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { toldIn } from './neighbours/told.js';
import type { Proposal } from './proposal.js';
import { proposals } from './proposals.js';
import { together } from './together.js';

const OPENING: Readonly<Record<Language, string>> = {
  en: `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Customer") and Ona Petraitė (the "Designer").

1. Work. The Designer designs a website and delivers it to the Customer by 1 May 2027.
`,
  lt: `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Užsakovas) ir Ona Petraitė (toliau – Vykdytoja).

1. Darbas. Vykdytoja sukuria svetainę ir perduoda ją Užsakovui iki 2027 m. gegužės 1 d.
`,
};

function replyTo(
  clauses: string,
  language: Language,
): { text: string; answers: readonly Proposal[]; raised: string } {
  const text = `${OPENING[language]}\n${clauses}\n`;
  const { findings, parties } = check(text, { language });
  const answers = proposals({ text, findings, parties, textLanguage: language, language });
  const changing = answers.filter(({ raised }) => raised === 'change');
  return { text, answers, raised: applied(text, together(text, language, changing)).text };
}

const SECRETS: Readonly<Record<Language, string>> = {
  en: `5. Confidentiality and competition

5.1 The Designer shall keep all information of the Customer secret and shall pay a penalty of EUR 30,000 for each breach.

5.2 For 36 months after the end of this Agreement the Designer shall not work for any competitor of the Customer anywhere in the world.`,
  lt: `5. Konfidencialumas ir nekonkuravimas

5.1. Vykdytoja neterminuotai saugo visą Užsakovo informaciją ir už kiekvieną pažeidimą moka 20 000 Eur baudą.

5.2. Vykdytoja 24 mėnesius po Sutarties pabaigos neteikia paslaugų Užsakovo konkurentams visame pasaulyje.`,
};

describe('what a reply keeps for the other side', () => {
  it.each([
    [
      'en',
      /5\.1 The Designer shall keep all information of the Customer secret[^.]* make good the proven loss/u,
    ],
    [
      'lt',
      /5\.1\. Vykdytoja neterminuotai saugo visą Užsakovo informaciją ir [^.]*atlygina įrodytus nuostolius\./u,
    ],
  ] as const)('is the only promise of secrecy, without its penalty: %s', (language, kept) => {
    const { raised } = replyTo(SECRETS[language], language);
    expect(raised).toMatch(kept);
    expect(raised).not.toMatch(/30,000|20 000|Intentionally left out|Punktas išbrauktas/u);
  });

  it('is a promise that cannot be parted from its penalty, as one of both sides', () => {
    const { raised } = replyTo(
      '5. The Designer shall not disclose confidential information of the Customer, failing which the Customer may claim EUR 30,000 as a contractual penalty from the Designer.',
      'en',
    );
    expect(raised).toContain(
      '5. Each party keeps confidential information of the other party secret; a party',
    );
  });

  it.each([
    [
      'en',
      '5. Secrets. The Designer shall not disclose confidential information of the Customer to competitors, and injunctions may be sought.',
      '6. For 36 months after the end of this Agreement the Designer shall not work for any competitor of the Customer anywhere in the world.',
    ],
    [
      'lt',
      '5. Paslaptys. Vykdytoja saugo visą Užsakovo konfidencialią informaciją, ypač nuo konkurentų, ir už pažeidimus taikoma bauda.',
      '6. Vykdytoja 24 mėnesius po Sutarties pabaigos neteikia paslaugų Užsakovo konkurentams visame pasaulyje.',
    ],
  ] as const)(
    'is what it says of a topic nowhere else, beside a change of another: %s',
    (language, only, ban) => {
      const { text, answers } = replyTo(`${only}\n\n${ban}`, language);
      const answer = answers.find(({ finding }) => finding.id === 'exclusivity.non-compete');
      expect(answer?.edits.map((edit) => edit.text).join(' ')).toMatch(
        /may work for others|gali dirbti kitiems/u,
      );
      expect(answer?.companions.map(({ start, end }) => text.slice(start, end))).toEqual([]);
      expect(answer?.also.map(({ quote }) => quote)).toEqual([only.slice(only.indexOf('. ', 3) + 2)]);
    },
  );

  it.each([
    [
      'en',
      '6.1 The liability of the Designer is unlimited.\n\n6.2 The Customer is not liable for any damage of the Designer whatsoever.',
    ],
    ['lt', '6.1. Vykdytojos atsakomybė yra neribota.\n\n6.2. Užsakovas už Vykdytojos nuostolius neatsako.'],
  ] as const)('is no freedom from all liability beside a limit for both: %s', (language, clauses) => {
    const { text, answers, raised } = replyTo(`6. Liability\n\n${clauses}`, language);
    const freed = clauses.slice(clauses.indexOf('6.2'));
    const limit = answers.find(({ finding }) => finding.id === 'liability-cap.unlimited');
    const seen = [
      ...(limit?.also.map(({ quote }) => quote) ?? []),
      ...(limit?.companions.map(({ start, end }) => text.slice(start, end)) ?? []),
    ];
    expect(seen).toEqual([freed]);
    expect(raised).not.toContain(freed);
  });

  it.each([
    ['en', 'The Customer is not liable for indirect loss of the Designer.'],
    ['en', 'The Customer is not liable for any loss that exceeds the price.'],
    ['en', 'Neither the Customer nor the Designer is liable for any loss caused by events beyond control.'],
    ['en', 'The Customer is not liable for damage to equipment of the Designer.'],
    ['lt', 'Užsakovas neatsako už netiesioginius Vykdytojos nuostolius.'],
    ['lt', 'Užsakovas neatsako už žalą Vykdytojos įrangai.'],
    ['lt', 'Užsakovas atlygina Vykdytojos nuostolius.'],
  ] as const)('may be free of some of it: %s %s', (language, clause) => {
    const text = `${OPENING[language]}\n6. ${clause}\n`;
    const told = toldIn(readContract(text, { language })).map(({ aspect }) => aspect);
    expect(told).not.toContain('liability');
  });

  it('reads no penalty as one for competing because the heading is about both', () => {
    for (const language of ['en', 'lt'] as const) {
      const text = `${OPENING[language]}\n${SECRETS[language]}\n`;
      const told = toldIn(readContract(text, { language }));
      const ofPenalty = told.filter(({ start, end }) => /baudą|penalty/u.test(text.slice(start, end)));
      expect(ofPenalty.map(({ aspect }) => aspect)).toContain('secrecy');
      expect(ofPenalty.map(({ aspect }) => aspect)).not.toContain('competing');
    }
  });
});
