import { hostileAnswers, malformedAnswers, neutralAnswers } from '../../test/answers.js';
import { fc, RUNS } from '../../test/fast-check.js';
import { CASES, web } from '../../test/advice-cases.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import type { Addition } from '../writing/additions.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { CLAUSE_IDS, type Language } from '../model/document.js';
import { defaultAnswers } from '../questions/index.js';
import type { Answers } from '../terms/answers.js';
import { WORK_TYPES } from '../terms/terms.js';
import { analyze, GRAVE } from './analyze.js';
import { soundsRequired } from './required.js';
import { ADVICE } from './rules/index.js';
import type { Suggestion } from './suggestion.js';

const LANGUAGES = ['en', 'lt'] as const;
const english = { language: 'en', contractLanguage: 'en' } as const;

const find = (answers: Answers, id: string, language: Language = 'en'): Suggestion | undefined =>
  analyze(answers, { language, contractLanguage: language }).find((suggestion) => suggestion.id === id);

/** Every suggestion approved: answers changed, wording added. */
function approved(answers: Answers, language: Language, before: readonly Addition[] = []) {
  const suggestions = analyze(answers, { language, contractLanguage: language, additions: before });
  return {
    answers: suggestions.reduce<Answers>((all, { change }) => ({ ...all, ...change }), answers),
    additions: [
      ...before,
      ...suggestions.flatMap(({ id, clauseId, implementation: text }) =>
        text === undefined ? [] : [{ id, clauseId, text }],
      ),
    ],
  };
}

describe(analyze.name, () => {
  it.each(CASES)('finds %s under %j, as grave as %d', (id, changes, riskFactor) => {
    const answers = { ...web, ...changes };
    for (const language of LANGUAGES) {
      const found = find(answers, id, language);
      const isMissing = ADVICE.some((rule) => rule.id === id && rule.missingAnswer !== undefined);
      expect(found).toMatchObject({ id, riskFactor, isRequired: riskFactor >= GRAVE || isMissing });
      const after =
        found?.change === undefined ? undefined : find({ ...answers, ...found.change }, id, language);
      expect(after).toBeUndefined();
    }
  });

  it('has a case above for each of its rules', () => {
    expect(new Set(CASES.map(([id]) => id))).toEqual(new Set(ADVICE.map(({ id }) => id)));
    expect(new Set(ADVICE.map(({ id }) => id)).size).toBe(ADVICE.length);
  });

  it('T-28 keeps the words of required suggestions out of its own texts', () => {
    const loud = ADVICE.flatMap(({ id, texts }) =>
      LANGUAGES.filter((language) => soundsRequired(texts[language].suggestion)).map(
        (language) => `${id} ${language}`,
      ),
    );
    expect(loud).toEqual([]);
  });

  it('leaves little to say about good answers, and nothing grave', () => {
    for (const language of LANGUAGES) {
      const found = analyze(
        { ...web, ...(language === 'lt' ? goldenAnswers('web_development', 'lt') : {}) },
        { language, contractLanguage: language },
      );
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found.filter(({ isRequired }) => isRequired)).toEqual([]);
    }
  });

  it.each([
    ['en', /the usual price is paid/, /the price that is usual/],
    ['lt', /mokama įprasta kaina/, /moka tokiems darbams įprastą kainą/],
  ] as const)(
    'says of additional work without a rate what the clause says (%s)',
    (language, said, written) => {
      const answers = { ...web, extra_hourly_rate: '' };
      expect(find(answers, 'change-control.rate', language)?.suggestion).toMatch(said);
      expect(documentText(draft(answers, language))).toMatch(written);
    },
  );

  it('does not nag about the defaults of the wizard', () => {
    const six = ['freelance_type', 'scope_of_work', 'starting_work_date', 'final_deadline', 'payment_amount'];
    const mine = Object.fromEntries(six.map((key) => [key, web[key]]));
    const found = analyze({ ...defaultAnswers(), ...mine }, english);
    expect(found.map(({ id }) => id).sort()).toEqual([
      'change-control.rate',
      'client-duties.late-content',
      'disputes.no-court',
      'handover.checklist',
      'scope.deliverables',
      'scope.exclusions',
    ]);
  });

  it('T-47 puts required ones first, then the weightier category, then the graver', () => {
    const found = analyze(
      { ...web, liability_cap: 'uncapped', late_interest: 'none', payment_amount: '', exclusions: '' },
      english,
    );
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual([
      'fees.no-amount',
      'liability-cap.unlimited',
      'late-payment.missing',
    ]);
    const required = found.map(({ isRequired }) => isRequired);
    expect(required.toSorted((a, b) => Number(b) - Number(a))).toEqual(required);
  });

  it('advises nothing that only a question could say which is not asked', () => {
    const answers = {
      ...web,
      deposit_percent: '0',
      milestones: '',
      expenses: 'included',
      scope_of_work: 'Travel',
    };
    const found = (notAsked: readonly string[]) =>
      analyze(answers, { ...english, notAsked }).filter(({ id }) => /^(deposit|expenses)\./.test(id));
    expect(found([]).map(({ id, fields }) => [id, fields])).toEqual([
      ['deposit.missing', ['deposit_percent']],
      ['expenses.on-provider', ['expenses', 'expense_cap']],
    ]);
    expect(found(['deposit_percent', 'expense_cap']).map(({ id, fields }) => [id, fields])).toEqual([
      ['expenses.on-provider', ['expenses']],
    ]);
  });

  it('says the facts of the answers', () => {
    expect(find({ ...web, payment_due_days: '45' }, 'invoicing.long-term')?.suggestion).toContain(
      '45\u00a0calendar days',
    );
    expect(
      find(
        { ...web, deposit_percent: '0', payment_structure: 'fixed', milestones: '' },
        'deposit.missing',
        'lt',
      )?.suggestion,
    ).toContain('4\u00a0800,00\u00a0Eur');
  });

  it('says of no kind of work that it leaves anything open', () => {
    const posts = { freelance_type: 'marketing', scope_of_work: '- 8 įrašai per mėnesį\n- ataskaita' };
    const found = (language: Language) => find(posts, 'scope.thin', language)?.suggestion;
    expect(found('lt')).toMatch(/Aprašykite darbą \(„rinkodara“\) išsamiau: kiek ir kokia forma/);
    expect(found('en')).toMatch(/Describe the work \(“marketing”\) in more detail: how much/);
  });

  it('gives the wording in the language of the contract and the rest in the caller’s', () => {
    const found = analyze(web, { language: 'lt', contractLanguage: 'en' }).find(
      ({ id }) => id === 'handover.checklist',
    );
    expect(found?.suggestion).toContain('Surašykite');
    expect(found?.implementation).toContain('At launch the Provider hands over');
  });

  it('does not advise again what was approved', () => {
    const additions = [{ id: 'client-duties.late-content' }];
    expect(analyze(web, { ...english, additions }).map(({ id }) => id)).not.toContain(additions[0]?.id);
  });

  it('does not take the user’s words for its own', () => {
    const answers = { ...web, scope_of_work: 'Essential must-have shop', revision_rounds: 'none' };
    expect(find(answers, 'revisions.missing')?.isRequired).toBe(false);
  });
});

describe('analyze over random answers', () => {
  const anyAnswers = fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers);

  it.each(LANGUAGES)('T-28 marks as required exactly what is grave or missing (%s)', (language) => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        for (const found of analyze(answers, { language, contractLanguage: language })) {
          const rule = ADVICE.find(({ id }) => id === found.id);
          const isMissing = rule?.missingAnswer !== undefined;
          expect([found.id, found.isRequired]).toEqual([found.id, found.riskFactor >= GRAVE || isMissing]);
          expect(found.suggestion).toMatch(/^(?:(?:Important|Svarbu)\. )?[\p{Lu}„“"]/u);
          if (!isMissing)
            expect([found.id, soundsRequired(found.suggestion)]).toEqual([found.id, found.isRequired]);
        }
      }),
      RUNS,
    );
  });

  it.each(LANGUAGES)('leaves nothing grave once everything is approved (%s)', (language) => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const once = approved(answers, language);
        const { answers: all, additions } = approved(once.answers, language, once.additions);
        const left = analyze(all, { language, contractLanguage: language, additions });
        /* What only the user knows stays open. */
        expect(left.filter(({ riskFactor, change }) => riskFactor >= GRAVE && change !== undefined)).toEqual(
          [],
        );
        const text = documentText(draft(all, language, additions)).replace(/\s/g, ' ');
        for (const { text: wording } of additions) {
          expect(text).toContain(wording.slice(0, 30).replace(/\s/g, ' '));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('fits the shape that the improvement page reads, the same each time', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...LANGUAGES),
        (answers, language, contractLanguage) => {
          const found = analyze(answers, { language, contractLanguage });
          expect(analyze(structuredClone(answers), { language, contractLanguage })).toEqual(found);
          const counts = new Map<string, number>();
          for (const {
            id,
            clauseId,
            category,
            suggestion,
            why,
            question,
            fields,
            change,
            implementation,
          } of found) {
            counts.set(category, (counts.get(category) ?? 0) + 1);
            expect(id.startsWith(`${clauseId}.`)).toBe(true);
            expect(CLAUSE_IDS).toContain(clauseId);
            expect([suggestion.length <= 2_000, why.length <= 2_000, question.length <= 1_000]).toEqual([
              true,
              true,
              true,
            ]);
            /* A question about an answer changes the answer; any other has its sentence ready. */
            expect([id, fields.length > 0]).toEqual([id, implementation === undefined]);
            if (change !== undefined) expect(Object.keys(change)).toContain(fields[0]);
            expect((implementation ?? '').length).toBeLessThanOrEqual(5_000);
            /* A dollar stands before what somebody typed to break it, never before a place of ours. */
            expect(`${suggestion}${why}${question}`).not.toMatch(/undefined|NaN|(?<!\$)\{\w+(:\w+)?\}\s/);
          }
          expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(8);
        },
      ),
      RUNS,
    );
  });

  it.each(WORK_TYPES)('speaks the language asked for, about %s', (type) => {
    for (const { suggestion, why, question, implementation = '' } of analyze(
      { freelance_type: type, scope_of_work: 'ΩΨ', liability_cap: 'uncapped', late_interest: 'none' },
      { language: 'lt', contractLanguage: 'lt' },
    )) {
      expect(`${suggestion} ${why} ${question} ${implementation}`).not.toMatch(
        /(?<!\p{L})(?:the|and|of|with|is)(?!\p{L})/u,
      );
    }
  });
});

describe('dates in the wrong order', () => {
  it('R-IMP-10 asks for both and offers neither, since the earlier one may be over', () => {
    const found = find({ ...web, starting_work_date: '2027-05-01' }, 'timeline.order');
    expect(found?.fields).toEqual(['starting_work_date', 'final_deadline']);
    expect(found).not.toHaveProperty('change');
  });
});

describe('the city of a court', () => {
  const open: Answers = { ...web, court_city: '' };

  it.each(LANGUAGES)('names no city that nobody has named (%s)', (language) => {
    for (const law of [{}, { governing_law: 'client_country', client_country: 'de' }]) {
      const found = find({ ...open, ...law }, 'disputes.no-court', language);
      expect(found?.suggestion).not.toMatch(/Vilni|Berl/u);
      expect(found).not.toHaveProperty('change');
    }
  });

  it.each([
    ['en', 'Menu and a sign for a café in Kaunas', 'court, for example Kaunas: now'],
    ['lt', 'Meniu ir iškaba kavinei Kaune', 'miestą, pavyzdžiui: Kaunas. Dabar'],
  ] as const)('offers the town of the description (%s)', (language, scope_of_work, words) => {
    const found = find({ ...open, scope_of_work }, 'disputes.no-court', language);
    expect(found?.suggestion).toContain(words);
    expect(found?.change).toEqual({ court_city: 'Kaunas' });
  });

  it.each([
    [{ court_city: 'Berlin' }, undefined],
    [{ court_city: 'Berlin', scope_of_work: 'A menu for a café in Kaunas' }, { court_city: 'Kaunas' }],
  ])('that is in another country gives way to a town that was named alone: %j', (said, change) => {
    expect(find({ ...web, ...said }, 'disputes.court-elsewhere')?.change).toEqual(change);
  });

  it.each([
    ['Kaunas', undefined],
    ['Berlin', ''],
  ])(
    '%s under the law of the client’s country stays only where the provider is at home',
    (court_city, after) => {
      const foreign = { ...web, governing_law: 'client_country', client_country: 'de', court_city };
      const { change } = find(foreign, 'governing-law.foreign') ?? {};
      expect(change).toMatchObject({ governing_law: 'provider_country' });
      expect(change?.court_city).toBe(after);
    },
  );
});
