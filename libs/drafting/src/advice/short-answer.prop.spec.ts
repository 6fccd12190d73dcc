import { fc, RUNS } from '../../test/fast-check.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import type { Language } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import type { WorkType } from '../terms/terms.js';
import { shortAnswerTo, wordingOfAdvice, wordingWithShortAnswer } from './improvement.js';
import { additionJudge } from './own-words/judge.js';
import { ADVICE } from './rules/index.js';
import type { ShortAnswer } from './short-answer.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];
const SCOPES: Readonly<Record<Language, string>> = {
  en: 'Work for a bakery etc., with visits on site',
  lt: 'Darbas kepyklai ir t. t., su apsilankymais vietoje',
};
const TYPES: readonly WorkType[] = [
  'general',
  'consulting',
  'design',
  'marketing',
  'web_development',
  'copywriting',
];

/** Every question that asks for a sentence, in a contract in which it is asked. */
const QUESTIONS = LANGUAGES.flatMap((language) =>
  ADVICE.flatMap(({ id, texts }) => {
    if (texts[language].implementation === undefined) return [];
    const answers = TYPES.map((type): Answers => ({
      ...goldenAnswers(type, language),
      scope_of_work: SCOPES[language],
      deliverables: '',
      client_country: 'de',
      contract_style: 'balanced',
      portfolio_right: 'after_publication',
    })).find((each) => wordingOfAdvice(id, each, language) !== undefined);
    return answers === undefined ? [] : [{ id, language, answers }];
  }),
);
type Question = (typeof QUESTIONS)[number];

const answered = ({ id, language, answers }: Question, own: string): string | undefined =>
  wordingWithShortAnswer({ id, suggestion: '' }, own, answers, language);
const askedBy = ({ id, language, answers }: Question) =>
  shortAnswerTo({ id, suggestion: '' }, answers, language);

/** What people write behind a number, and what it then counts. */
const UNITS: readonly (readonly [unit: string, counts: ShortAnswer | 'something else'])[] = [
  ['days', 'working-days'],
  ['d.', 'working-days'],
  ['dienų', 'working-days'],
  ['working days', 'working-days'],
  ['darbo dienų', 'working-days'],
  ['d. d.', 'working-days'],
  ['concepts', 'concepts'],
  ['ideas', 'concepts'],
  ['idėjos', 'concepts'],
  ['variantai', 'concepts'],
  ['%', 'percent'],
  ['percent', 'percent'],
  ['proc.', 'percent'],
  ['calendar days', 'something else'],
  ['kalendorinių dienų', 'something else'],
  ['hours', 'something else'],
  ['val', 'something else'],
  ['val.', 'something else'],
  ['h', 'something else'],
  ['months', 'something else'],
  ['mėn.', 'something else'],
  ['years', 'something else'],
  ['€', 'something else'],
  ['eur', 'something else'],
  ['eurų', 'something else'],
  ['USD', 'something else'],
  ['€/h', 'something else'],
  ['kg', 'something else'],
  ['km', 'something else'],
  ['pages', 'something else'],
  ['psl.', 'something else'],
  ['words', 'something else'],
  ['žodžių', 'something else'],
  ['GB', 'something else'],
  ['no', 'something else'],
  ['x', 'something else'],
];
const question = fc.constantFrom(...QUESTIONS);
const n = fc.integer({ min: 2, max: 99 });
const space = fc.constantFrom('', ' ', '  ');

describe(wordingWithShortAnswer.name, () => {
  it('has a question of every kind in both languages', () => {
    const asked = QUESTIONS.map((each) => `${each.language} ${String(askedBy(each).figure)}`);
    for (const language of LANGUAGES)
      for (const kind of ['working-days', 'concepts', 'percent', 'often', 'undefined'])
        expect(asked).toContain(`${language} ${kind}`);
  });

  it('R-IMP-10 takes a figure for a question that asks for its kind, and for no other', () => {
    fc.assert(
      fc.property(question, n, space, (asked, count, gap) => {
        const { figure } = askedBy(asked);
        for (const [unit, counts] of UNITS) {
          const own = `${count}${gap}${unit}`;
          const wording = answered(asked, own);
          expect([own, wording?.includes(String(count))]).toEqual([own, figure === counts || undefined]);
        }
      }),
      { numRuns: RUNS.numRuns * 4 },
    );
  });

  it('R-IMP-10 takes a number without a unit where the question asks for that one figure', () => {
    const ONE_FIGURE = new Set([
      'revisions.concepts',
      'client-duties.content-approval',
      'expenses.travel-time',
    ]);
    fc.assert(
      fc.property(question, n, fc.constantFrom('', '.', ' '), (asked, count, end) => {
        expect(answered(asked, `${count}${end}`) !== undefined).toBe(ONE_FIGURE.has(asked.id));
      }),
      { numRuns: RUNS.numRuns * 3 },
    );
  });

  it.each([
    ['en', '3', 'Concepts for choice (PDF)'],
    ['en', '3 concepts', 'Concepts for choice (PDF)'],
    ['lt', '3 idėjos', 'Idėjos, iš kurių renkamasi (PDF)'],
  ] as const)(
    'R-IMP-10 takes “%s: %s” also after %s was answered elsewhere',
    (language, own, deliverables) => {
      const answers = { ...goldenAnswers('design', language), scope_of_work: SCOPES[language], deliverables };
      const asked = { id: 'revisions.concepts', language, answers } as const;
      expect(askedBy(asked).figure).toBe('concepts');
      const text = answered(asked, own) ?? '';
      expect(text).toContain('3');
      const addition = { id: asked.id, clauseId: 'revisions', text };
      expect(additionJudge(answers, language)(addition)).toBeUndefined();
    },
  );

  it('R-IMP-10 takes no words before or after a number that would make it another one', () => {
    fc.assert(
      fc.property(
        question,
        n,
        fc.constantFrom(
          'no #',
          '№ #',
          '# or more',
          'about #',
          '-#',
          '#-#',
          '# and #',
          '#e3',
          'nr. #',
          'po # €',
        ),
        (asked, count, words) => {
          expect(answered(asked, words.replaceAll('#', String(count)))).toBeUndefined();
        },
      ),
      { numRuns: RUNS.numRuns * 5 },
    );
  });

  it('R-IMP-10 takes how often only where that is asked', () => {
    const often: Readonly<Record<Language, readonly string[]>> = {
      en: [
        'every two weeks',
        '3 weeks',
        'weekly',
        'every second Friday by phone',
        'once a month',
        'on Mondays',
      ],
      lt: [
        'kas dvi savaites',
        '3 sav.',
        'kas antrą penktadienį telefonu',
        'kartą per mėnesį',
        'pirmadieniais',
      ],
    };
    for (const asked of QUESTIONS)
      for (const words of often[asked.language])
        expect([asked.id, words, answered(asked, words) !== undefined]).toEqual([
          asked.id,
          words,
          askedBy(asked).figure === 'often',
        ]);
  });

  it.each([
    ['en', 'every second friday by phone', 'speak about progress every second Friday by phone.'],
    ['en', '1 week', 'speak about progress every week.'],
    ['en', 'every 2 days', 'speak about progress every 2 days.'],
    ['en', 'every 10 months', 'speak about progress every 10 months.'],
    ['en', '3 weeks', 'speak about progress every 3 weeks.'],
    ['lt', 'Kas antrą penktadienį telefonu', 'Šalys aptaria kas antrą penktadienį telefonu.'],
    ['lt', '3 savaitės', 'Šalys aptaria kas 3 (tris) savaites.'],
  ] as const)('R-IMP-10 says how often (%s: %s)', (language, own, expected) => {
    const asked = QUESTIONS.find(
      (each) => each.id === 'client-duties.progress' && each.language === language,
    );
    expect(asked && answered(asked, own)?.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  it.each(['every 0 days', 'every 1 days', 'every 00 months', 'every 1 months', '0 weeks'])(
    'R-IMP-10 takes “%s” for no answer to how often',
    (own) => {
      for (const asked of QUESTIONS) expect([asked.id, answered(asked, own)]).toEqual([asked.id, undefined]);
    },
  );

  it('R-IMP-10 writes the sentence for yes and the one for no where that is the question', () => {
    const words: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
      en: ['yes', 'No.'],
      lt: ['Taip', 'ne'],
    };
    const isAsked = QUESTIONS.filter((each) => askedBy(each).isYesOrNo).map(({ id }) => id);
    expect(new Set(isAsked)).toEqual(new Set(['credit-portfolio.by-line', 'expenses.travel-time']));
    for (const asked of QUESTIONS) {
      const [yes, no] = words[asked.language].map((own) => answered(asked, own));
      if (!askedBy(asked).isYesOrNo) expect([yes, no]).toEqual([undefined, undefined]);
      else {
        expect(yes).toBe(wordingOfAdvice(asked.id, asked.answers, asked.language));
        expect(no).toMatch(/not paid separately|without naming|nemokama|nenurodydamas/);
      }
    }
  });

  it('R-IMP-10 writes only what its clause can carry', () => {
    const short = [
      '5 working days',
      '3 concepts',
      '40 %',
      'every 3 weeks',
      'kas 3 savaites',
      'yes',
      'ne',
      'no',
    ];
    for (const asked of QUESTIONS) {
      const judge = additionJudge(asked.answers, asked.language);
      for (const own of short) {
        const text = answered(asked, own);
        if (text === undefined) continue;
        const [clauseId = ''] = asked.id.split('.');
        expect([asked.id, own, judge({ id: asked.id, clauseId, text })]).toEqual([asked.id, own, undefined]);
      }
    }
  });
});
