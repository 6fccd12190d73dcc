import fc from 'fast-check';
import { documentText } from '../model/document-text.js';
import { draft } from './draft.js';
import { furtherTermsOf, type AskedQuestion } from './further-terms.js';
import type { Answers } from '../terms/answers.js';

const LANGUAGES = ['en', 'lt'] as const;
/** Words that no clause says, of letters that both languages have. */
const word = fc.stringMatching(/^q[bdfghjklmnpąčęėį0-9]{3,12}q$/u);
const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

const squeezed = (text: string): string => text.replace(/\s+/g, '');

interface Asked {
  readonly question: Omit<AskedQuestion, 'key' | 'place'>;
  readonly answer: Answers[string];
  /** What of it has to stand in the contract. */
  readonly said: readonly string[];
}

const label = fc.record({ en: line, lt: line });
const choice = fc.record({ value: word, label: fc.record({ en: line, lt: line }) });
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc
    .tuple(fc.constantFrom('text', 'number', 'textarea'), label, lines, fc.boolean())
    .map(([type, label, said, isInContract]) => ({
      question: { type, label, options: [], isInContract },
      answer: said.join('\n'),
      said,
    })),
  fc
    .tuple(
      label,
      fc.uniqueArray(choice, { minLength: 2, maxLength: 6, selector: ({ value }) => value }),
      fc.boolean(),
    )
    .map(([label, options, isInContract]) => ({
      question: { type: 'checkbox', label, options, isInContract },
      answer: options.map(({ value }) => value),
      said: [],
    })),
);

describe(furtherTermsOf.name, () => {
  it.each(LANGUAGES)(
    'R-ADM-10 lets every answer stand whole below its label, or not at all (%s)',
    (language) => {
      fc.assert(
        fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (all) => {
          const questions = all.map(({ question }, at) => ({ ...question, key: `own_${at}`, place: [at] }));
          const answers: Answers = Object.fromEntries(all.map(({ answer }, at) => [`own_${at}`, answer]));
          const further = furtherTermsOf(questions, answers, language);
          const text = squeezed(documentText(draft(answers, language, [], further)));
          let from = 0;
          for (const { question, said } of all.filter(({ question: { isInContract } }) => isInContract)) {
            const labels = question.options.map((option) => option.label[language] ?? '');
            for (const words of [question.label[language] ?? '', ...said, ...labels]) {
              const at = text.indexOf(squeezed(words), from);
              expect(at).toBeGreaterThanOrEqual(from);
              from = at + squeezed(words).length;
            }
          }
          expect(further).toHaveLength(all.filter(({ question }) => question.isInContract).length);
        }),
      );
    },
  );
});
