import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bilingualText } from '../src/model/bilingual-text.js';
import { documentText } from '../src/model/document-text.js';
import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { goldenAnswers, goldenAnswersInBoth, translationAnswers } from './golden-answers.js';

const FOLDER = path.join(import.meta.dirname, '../golden');
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

/** Golden files show plain spaces, so that a person can search and edit them. */
const readable = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('golden contracts', () => {
  const cases = [
    ...WORK_TYPES.flatMap((type) => (['en', 'lt'] as const).map((language) => [type, language] as const)),
  ];

  it.each(cases)('the %s contract in %s reads as reviewed', (type, language) => {
    const file = path.join(FOLDER, `${type}.${language}.txt`);
    const text = readable(documentText(draft(goldenAnswers(type, language), language)));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it.each(['general', 'design'] as const)('the %s contract in both languages reads as reviewed', (type) => {
    const file = path.join(FOLDER, `${type}.both.txt`);
    const text = readable(
      bilingualText(draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails: 'lt' })),
    );
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it.each(cases)('the short %s contract in %s reads as reviewed', (type, language) => {
    const file = path.join(FOLDER, `${type}.short.${language}.txt`);
    const answers = { ...goldenAnswers(type, language), contract_length: 'short' };
    const text = readable(documentText(draft(answers, language)));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it.each([
    ['short', 'en'],
    ['short', 'lt'],
    ['full', 'en'],
    ['full', 'lt'],
  ] as const)('a translation by the word, %s, in %s, reads as reviewed', (length, language) => {
    const file = path.join(FOLDER, `translation.${length === 'short' ? 'short.' : ''}${language}.txt`);
    const text = readable(documentText(draft(translationAnswers(language, length), language)));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it.each(['en', 'lt'] as const)('an unanswered wizard still makes a whole contract in %s', (language) => {
    const file = path.join(FOLDER, `unanswered.${language}.txt`);
    const text = readable(documentText(draft({}, language)));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
