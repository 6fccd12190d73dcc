import { check } from '../../check/check.js';
import { readContract } from '../../check/read-contract.js';
import type { Language } from '../../model/document.js';
import { applied } from '../apply.js';
import type { DraftedChange } from '../drafted-change.js';
import type { Proposal } from '../proposal.js';
import { proposals } from '../proposals.js';
import { together } from '../together.js';
import { say } from '../say.js';
import { speechOf } from '../speech.js';
import { COUNTERS } from '../wordings/index.js';
import { agreementOf } from './agreement.js';
import { OPPOSITES } from './opposites.js';
import { OURS, toldIn } from './told.js';

const OPENING = `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.
`;
const OPENING_LT = `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Klientas) ir Ona Petraitė (toliau – Konsultantas).

1. Darbas. Konsultantas parengia Kliento rinkos ataskaitą ir perduoda ją Klientui iki 2027 m. gegužės 1 d.

2. Kaina. Klientas sumoka Konsultantui 4 000 Eur per 14 dienų nuo Konsultanto sąskaitos gavimo.
`;

function answersTo(text: string, language: Language = 'en'): readonly Proposal[] {
  const { findings, parties, textLanguage = 'en' } = check(text, { language });
  return proposals({ text, findings, parties, textLanguage, language });
}
const allAccepted = (text: string, language: Language = 'en'): string =>
  applied(
    text,
    together(
      text,
      language,
      answersTo(text, language).filter(({ ways }) => ways.includes('change')),
    ),
  ).text;
const byId = (answers: readonly Proposal[], id: string): Proposal => {
  const found = answers.find(({ finding }) => finding.id === id);
  if (found === undefined) throw new Error(`nothing answers ${id}`);
  return found;
};

/** A change of each line of a text to the same words. */
function alike(text: string, words: string): readonly DraftedChange[] {
  return [...text.matchAll(/^7\.\d+ .*$/gmu)].map(({ 0: quote, index }, at) => ({
    key: `revisions.unlimited@${index}`,
    finding: {
      ...{ id: 'revisions.unlimited', category: 'commercial', riskFactor: 4 },
      ...{ heading: 'x', suggestion: 'x', why: 'x' },
      evidence: { quote, start: index, end: index + quote.length },
    },
    edits: [{ start: index + 4, end: index + quote.length, text: words }],
    ...{ companions: [], also: [], repeats: null, says: [`${words} ${at}`] },
    ...{ follower: null, led: null, insert: null, figures: [], carries: [], choice: 0 },
  }));
}

describe(agreementOf.name, () => {
  it.each([
    ['en' as const, OPENING, 'Corrections are made until it is content.', 'The Fees include 2 rounds.'],
    ['lt' as const, OPENING_LT, 'Taisoma, kol bus patenkinta.', 'Į atlygį įeina 2 (du) ratai.'],
  ])(
    'reads a contract as often where many changes say one thing as where few do (%s)',
    (language, opening, theirs, ours) => {
      const timesRead = (lines: number): number => {
        const numbered = Array.from({ length: lines }, (_, at) => `7.${at + 1} ${theirs}`);
        const text = [opening, ...numbered].join('\n\n');
        let times = 0;
        agreementOf(alike(text, ours), {
          contract: readContract(text, { language }),
          theirs: [],
          told: () => {
            times++;
            return [];
          },
          wordingOf: () => ({ change: undefined, figures: [] }),
          fits: () => false,
        });
        return times;
      };
      expect(timesRead(2)).toBe(2);
      expect(timesRead(9)).toBe(2);
    },
  );

  it.each([
    [
      'en',
      `${OPENING}
3. End. The Client may end this Agreement at any time and with immediate effect. The Consultant may end it only for a material breach that is not remedied within 60 days after written notice.
`,
      'Either party may end this Agreement',
      ['immediate effect', '60 days'],
    ],
    [
      'lt',
      `${OPENING_LT}
3. Pabaiga. Klientas gali bet kada nedelsdamas nutraukti sutartį. Konsultantas gali ją nutraukti tik įspėjęs prieš 90 dienų ir sumokėjęs 1 000 Eur.

4. Nutraukus sutartį Klientas nemoka už nebaigtas paslaugas.
`,
      'Kiekviena šalis gali nutraukti',
      ['nedelsdamas', '90 dienų', '1 000 Eur', 'nemoka'],
    ],
  ] as const)(
    'leaves neither leaving at will nor a harder way out beside a notice of both: %s',
    (language, text, ours, gone) => {
      const made = allAccepted(text, language);

      expect(made.split(ours)).toHaveLength(2);
      for (const words of gone) expect(made).not.toContain(words);
    },
  );

  it.each([
    ['client may end this agreement at any time', true],
    ['client may terminate the agreement by e-mail without giving any reason', true],
    ['client may end this agreement at any time if provider is in material breach', false],
    ['client may end this agreement at any time on payment of eur 900', false],
    ['client can leave whenever it likes, with no notice', true],
    ['client can leave the room whenever it pays for another one', false],
    ['klientas gali nutraukti sutartį, kada panori', true],
    ['klientas turi teisę bet kada nutraukti sutartį', true],
    [
      'klientas gali nutraukti sutartį nedelsdamas, jeigu paslaugų teikėjas iš esmės pažeidžia sutartį',
      false,
    ],
  ])('takes it for leaving at will, or not: %s', (plain, isAtWill) => {
    expect(OPPOSITES['leaving']?.theirs.test(plain)).toBe(isAtWill);
  });

  it.each([
    [
      'en',
      `${OPENING}
3. Changes. The Client may change the scope and the specifications at any time by e-mail. Such changes do not affect the fee.
`,
      'Changes to the work, its dates and its price take effect',
      'do not affect the fee',
    ],
    [
      'lt',
      `${OPENING_LT}
3. Pakeitimai. Klientas turi teisę bet kada vienašališkai keisti paslaugų apimtį ir laiką. Dėl to kaina nesikeičia.
`,
      'Darbo, jo terminų ir kainos pakeitimai įsigalioja',
      'kaina nesikeičia',
    ],
  ] as const)('takes away that agreed changes cost nothing: %s', (language, text, ours, gone) => {
    const made = allAccepted(text, language);

    expect(made).toContain(ours);
    expect(made).not.toContain(gone);
  });

  it('lets no ban to leave stand beside a right of both to leave', () => {
    const text = `${OPENING}
3. End. The Client may terminate this Agreement at any time without notice and without payment for work in progress. The Consultant may not terminate.
`;
    const [answer] = answersTo(text).filter(({ companions }) => companions.length > 0);
    expect(answer?.companions.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The Consultant may not terminate.',
    ]);
    expect(allAccepted(text)).not.toContain('may not terminate');
  });

  it('lets no word on the pay for a ban stand where the ban goes', () => {
    const text = `${OPENING}
3. Non-competition. For two years after the end of this Agreement the Consultant shall not work for any competitor of the Client. No compensation is due for this undertaking.
`;
    const after = allAccepted(text);
    expect(after).toContain('may work for others');
    expect(after).not.toContain('No compensation');
  });

  it('answers a penalty for one side together with the secrecy that becomes mutual', () => {
    const text = `${OPENING}
3. Confidentiality. The Consultant shall keep all information of the Client confidential. For each breach the Consultant shall pay a contractual penalty of EUR 50,000, irrespective of fault.
`;
    const after = allAccepted(text);
    expect(after).toContain('Each party keeps confidential information');
    expect(after).not.toContain('50,000');
  });

  it.each([
    [
      'en' as const,
      `${OPENING}\n3. Checking. The Client reviews each delivery within 12 days. The Client may at any time refuse to accept the work without giving reasons.\n`,
    ],
    ['lt' as const, `${OPENING_LT}\n3. Tikrinimas. Klientas kiekvieną darbą patikrina per 12 dienų.\n`],
  ])('takes over the number of days that the contract has: %s', (language, text) => {
    const accepted = answersTo(text, language).filter(({ finding }) => /^acceptance\./u.test(finding.id));
    const words = accepted.flatMap(({ edits, insert }) => [
      ...edits.map((edit) => edit.text),
      ...(insert?.paragraphs ?? []),
    ]);
    for (const each of words) expect(each).not.toMatch(/\b10 /u);
  });

  it('names what it cannot answer, and only remarks then', () => {
    const text = `${OPENING}
3. Disputes. All disputes shall be decided by the courts of Singapore, and the Consultant shall appear there in person. Any controversy shall be finally settled by arbitration under the Rules of the Singapore International Arbitration Centre, which both parties accept for a claim above EUR 10,000.
`;
    for (const answer of answersTo(text).filter(({ also }) => also.some(({ by }) => by === null))) {
      expect(answer.way).toBe('comment');
      for (const { start, end, quote } of answer.also) expect(text.slice(start, end)).toBe(quote);
    }
  });

  it('asks for no second advance unasked', () => {
    const text = `${OPENING_LT}
3. Atsiskaitymas. 40 procentų kainos Klientas sumoka per 5 (penkias) darbo dienas nuo Sutarties pasirašymo, likusią dalį – perdavus ataskaitą.
`;
    const words = answersTo(text, 'lt')
      .filter(({ way }) => way === 'change')
      .flatMap(({ insert }) => insert?.paragraphs ?? []);
    expect(words.filter((each) => each.includes('avansą'))).toEqual([]);
  });

  it('changes unasked whatever else a change needs', () => {
    const text = `${OPENING}
3. Liability. The Consultant shall be liable without limitation for all direct and indirect damage, including loss of profit. Halvorsen's total liability shall not exceed EUR 500.
`;
    const answers = answersTo(text);
    const unlimited = byId(answers, 'liability-cap.unlimited');
    expect(unlimited.way).toBe('change');
    for (const { by } of unlimited.also) expect(answers.find(({ key }) => key === by)?.way).toBe('change');
    expect(allAccepted(text)).not.toContain('EUR 500');
  });

  it('says the same number wherever it says the same sentence', () => {
    const text = `${OPENING}
3. The Client may terminate this Agreement at any time without giving any reason.

4. The Consultant may not terminate this Agreement before the report is delivered.

5. Either party may terminate this Agreement by seven (7) days written notice to the other party in case of a force majeure event.
`;
    const answers = answersTo(text);
    const again = byId(answers, 'termination-convenience.barred');
    const first = answers.find(({ key }) => key === again.repeats);
    expect(first?.edits.map((edit) => edit.text)).toEqual([expect.stringContaining('notice of 7 days')]);
    expect(again.edits.map((edit) => edit.text)).toEqual(first?.edits.map((edit) => edit.text));
  });

  it('names for a sentence that is said again what the first one contradicts', () => {
    const text = `${OPENING}
3. End

3.1 The Client may at any time end this Agreement with immediate effect, and nothing is payable for work in progress then.

3.2 Either side may end this Agreement on three months' notice, work already agreed upon being carried out and paid.

3.3 The Client may also terminate this Agreement without notice.
`;
    const answers = answersTo(text);
    const again = answers.filter(({ repeats }) => repeats !== null);
    expect(again).not.toEqual([]);
    for (const { repeats, also, raised } of again) {
      const first = answers.find(({ key }) => key === repeats);
      const named = (places: Proposal['also']) =>
        places.filter(({ by }) => by === null).map(({ quote }) => quote);
      expect(named(also)).toEqual(named(first?.also ?? []));
      expect(raised).toBe(first?.raised);
    }
  });

  it('is the same whatever number the reader sets', () => {
    const text = `${OPENING}
3. End. The Client may terminate this Agreement at any time without notice. The Consultant may terminate it with a notice of 45 days.
`;
    const answers = answersTo(text);
    const { findings, parties } = check(text, { language: 'en' });
    const figures = Object.fromEntries(
      answers.map(({ key, figures: own }) => [
        key,
        Object.fromEntries(own.map((each) => [each.key, each.min])),
      ]),
    );
    const chosen = proposals({ text, findings, parties, textLanguage: 'en', language: 'en', figures });
    expect(chosen.map(({ companions, also, figures: own }) => [companions, also, own.length])).toEqual(
      answers.map(({ companions, also, figures: own }) => [companions, also, own.length]),
    );
  });
});

describe('what is said against each other', () => {
  it.each(['en', 'lt'] as const)('is said by a wording of ours: %s', (language) => {
    const names = { en: ['consultant', 'client'], lt: ['konsultantas', 'klientas'] }[language];
    const opening = language === 'en' ? OPENING : OPENING_LT;
    const speech = speechOf(
      opening,
      (['provider', 'client'] as const).map((side, at) => ({
        name: names[at] ?? '',
        words: [names[at] ?? ''],
        side,
        isCertain: true,
      })),
      language,
    );
    if (speech === undefined) throw new Error('the sides are not told');
    const said = Object.values(COUNTERS).flatMap(({ changes, figures }) =>
      changes.flatMap((change) => {
        if (change.kind === 'rewrite') return [say(change[language], speech, figures, {})];
        return change.kind === 'insert' ? change[language].map((each) => say(each, speech, figures, {})) : [];
      }),
    );
    const text = `${opening}\n${said.join('\n\n')}\n`;
    const told = toldIn(readContract(text, { language })).filter(({ value }) => value === OURS);
    expect(Object.keys(OPPOSITES).filter((aspect) => !told.some((each) => each.aspect === aspect))).toEqual(
      [],
    );
  });
});
