import type { Answers, AnswerValue } from '../src/terms/answers.js';
import { OTHER_SUFFIX, OTHER_VALUE } from '../src/terms/answers.js';
import { defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import { fc } from './fast-check.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);

/** Words that belong to neither language, so that every other word of a document is ours. */
const neutralText = fc
  .array(fc.constantFrom('ΩΨ', 'ΔΣ', 'ΛΞΠ', '4711', '+370'), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));
const neutralLines = fc.array(neutralText, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const number = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.constantFrom('4 800', '12 500,50', '0', '0,03', '1.234.567,89', '999999999999', '-5', '21', '1'),
);
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const milestones = fc
  .array(fc.tuple(neutralText, date, fc.oneof(number, fc.constantFrom('30%', '70 %', '33,33%', ''))), {
    maxLength: 5,
  })
  .map((lines) => lines.map((cells) => cells.join(' | ')).join('\n'));
const amountCell = fc.oneof(number, fc.constantFrom('30', '33,33', ''));
const rows = fc.array(
  fc.record(
    {
      name: neutralText,
      date: fc.oneof(date, fc.constant('')),
      amount: amountCell,
      unit: fc.constantFrom('money', 'percent'),
      acceptance: neutralText,
    },
    { requiredKeys: ['name', 'date', 'amount', 'unit'] },
  ),
  { maxLength: 5 },
);

/** What a person might type to break a document. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '[[Provider]] {{name}} ${answers} <script>alert(1)</script>',
    '[client.name]',
    'clause 99.9',
    '\u202eהסכם\u202c and العقد',
    '\ud800 lone \udfff',
    'a\u0000b\u0007c\ufffe',
    '__proto__',
    '=cmd|calc!A1',
    ';;;|||',
    '%s %d %n',
    '\n\n\n',
    '. . .',
    'x'.repeat(20_000),
    'long word '.repeat(3_000),
    '- item\n'.repeat(500),
    '| 2027-01-01 | 5%\n'.repeat(200),
  ),
);

function valueOf(
  { key, type, options }: WizardFieldSeed,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<AnswerValue> {
  const values = options.map(({ value }) => value);
  if (type === 'checkbox') return values.length > 1 ? fc.subarray(values) : fc.boolean();
  if (type === 'radio') return fc.constantFrom(...values);
  if (type === 'select') return fc.constantFrom(...values, OTHER_VALUE);
  if (type === 'date') return date;
  if (type === 'number') return number;
  return key === 'milestones' ? fc.oneof(milestones, rows) : text;
}

function answersWith(text: fc.Arbitrary<string>): fc.Arbitrary<Answers> {
  const entries = FIELDS.flatMap((field) => [
    [field.key, fc.option(valueOf(field, text), { nil: undefined, freq: 8 })] as const,
    [`${field.key}${OTHER_SUFFIX}`, fc.option(fc.oneof(text, number), { nil: undefined })] as const,
  ]);
  return fc.record(Object.fromEntries(entries));
}

/** Answers as a careful user gives them, with texts in no language. */
export const neutralAnswers = answersWith(fc.oneof(neutralText, neutralLines));

/** Answers with anything at all in the free texts. */
export const hostileAnswers = answersWith(hostileText);

/** Any JSON under the known keys: what a broken or hostile client could have stored. */
export const malformedAnswers: fc.Arbitrary<Answers> = fc
  .record(Object.fromEntries(FIELDS.map(({ key }) => [key, fc.jsonValue({ maxDepth: 2 })])), {
    requiredKeys: [],
  })
  .map((stored) => stored as Answers);
