import { documentText } from '../src/model/document-text.js';
import { draft } from '../src/draft/draft.js';
import { formatFor } from '../src/format/index.js';
import type { Answers } from '../src/terms/answers.js';
import { neutralAnswers } from './answers.js';
import { RUNS, fc } from './fast-check.js';

const american = fc.constantFrom('us_ny', 'us_ca', 'us_il', 'us_de');

/** Endings that British spelling has and American has not, with the words that both spell so. */
const BRITISH: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b\p{L}*ou?r(?:s|ed|ing|able|ably|ful|ite|ites|er|ers)?\b/giu,
    /^(?:\P{Lu}*[^u]r\w*|our|ours|your|yours|four|hour|hours|tour|source|sources|course|court|courts)$/iu,
  ],
  [
    /\b\p{L}+is(?:e|ed|es|ing|ation|ations|er|ers)\b/giu,
    /(?:adv|advert|ar|compr|comprom|dev|enterpr|exc|exerc|expert|franch|otherw|prec|prem|prom|ra|rev|r|superv|surpr|treat|w)is\w+$/iu,
  ],
  [/\b\p{L}*(?:licence|defence|offence|pretence)\p{L}*\b/giu, /^$/],
  [/\b\p{L}+(?:tre|bre|ogue|ogues|yse|ysed|yses|ysing)\b/giu, /^$/],
  [/\b\p{L}+wards\b/giu, /^$/],
  [/\b(?:fulfil|enrol|instal|distil)(?:s|ment|ments)?\b/giu, /^$/],
  [
    /\b(?:skilful|wilful)\p{L}*\b|\b\p{L}+(?:dgement|elled|elling)\b/giu,
    /^(?:excelled|compelled|expelled|spelling|selling|telling)$/iu,
  ],
  [/\b(?:whilst|amongst|learnt|grey|programme|programmes|cheque|cheques|per cent|practise\p{L}*)\b/giu, /^$/],
  [
    /\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
    /^$/,
  ],
];

const britishIn = (text: string): string[] =>
  BRITISH.flatMap(([words, shared]) =>
    [...text.matchAll(words)].map(([word]) => word).filter((word) => !shared.test(word)),
  );

const draftUnder = (law: string, answers: Answers): string =>
  documentText(draft({ ...answers, governing_law: law }, 'en'));

describe('contracts under the law of the United States', () => {
  it('have no British spelling and no British date, over random answers', () => {
    fc.assert(
      fc.property(neutralAnswers, american, (answers, law) => {
        expect(britishIn(draftUnder(law, answers))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('are told from British ones, which keep theirs', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        const found = britishIn(draftUnder('gb', { ...answers, starting_work_date: '2027-02-01' }));
        expect(found).toContain('1 February'.replace(' ', '\u00a0'));
        expect(found.length).toBeGreaterThan(2);
      }),
      RUNS,
    );
  });

  it('leave what the user typed as it was typed', () => {
    const typed = {
      scope_of_work: 'A colour programme in the Centre, organised by 3 March',
      deliverables: 'Licence texts for the catalogue\nColour samples',
      exclusions: 'Favours of neighbours',
      milestones: 'Colours analysed | 2027-03-01 | 40%',
      payment_structure: 'milestones',
      payment_amount: '5000',
      court_city: 'Harbour Centre',
    };
    fc.assert(
      fc.property(neutralAnswers, american, (answers, law) => {
        const text = draftUnder(law, { ...answers, ...typed });
        for (const words of [
          typed.scope_of_work,
          'Licence texts for the catalogue',
          'Colour samples',
          'Favours of neighbours',
          'Colours analysed',
        ]) {
          expect(text).toContain(words);
        }
      }),
      RUNS,
    );
  });

  it('are written in Lithuanian as under any other law', () => {
    const answers = { governing_law: 'us_ny', starting_work_date: '2027-02-01' };
    expect(documentText(draft(answers, 'lt'))).toContain(formatFor('lt').date('2027-02-01'));
  });
});
