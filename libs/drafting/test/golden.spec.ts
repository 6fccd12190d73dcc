import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bilingualText } from '../src/model/bilingual-text.js';
import { documentText } from '../src/model/document-text.js';
import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import { secondKey } from '../src/terms/second-keys.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import {
  countedAnswers,
  countedAnswersInBoth,
  goldenAnswers,
  goldenAnswersInBoth,
} from './golden-answers.js';

const FOLDER = path.join(import.meta.dirname, '../golden');
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

/** Golden files show plain spaces, so that a person can search and edit them. */
const readable = (text: string): string => text.replaceAll('\u00a0', ' ');

/* As people type: a list in one language alone, small letters, other marks in each language, one stage by its sum among shares. */
const AS_TYPED = {
  consulting: {
    contract_length: 'short',
    deliverables:
      '- Interim report with the findings\n- Final report (max. 60 pages)\n- Workshop for 12 people, 1/2 day',
    [secondKey('deliverables', 'lt')]:
      '1) tarpinė ataskaita su išvadomis\n2) galutinė ataskaita (iki 60 psl.)\n3) dirbtuvės 12 žmonių, 1/2 dienos',
  },
  marketing: {
    contract_length: 'short',
    scope_of_work:
      'Plan and run the Client’s e-mail newsletter (approx. 3,500 readers) & its ads on 2 social networks; report every month',
    [secondKey('scope_of_work', 'lt')]:
      'planuoti ir siųsti Kliento el. naujienlaiškį (apie 3 500 skaitytojų), tvarkyti jo reklamą 2 socialiniuose tinkluose; kas mėnesį – ataskaita',
  },
  copywriting: {
    contract_length: 'short',
    [secondKey('exclusions', 'lt')]: '',
    [secondKey('deliverables', 'lt')]:
      'dešimt straipsnių redaguojamu formatu;\nkiekvieno straipsnio antraštė ir santrauka. ',
  },
  web_development: {
    contract_length: 'short',
    milestones:
      'Page designs approved | 2027-03-01 | 30%\nTest version | 2027-04-09 | 1,440 EUR\nLaunch | 2027-04-30 | 40%',
    [secondKey('milestones', 'lt')]: 'Patvirtinti puslapių maketai\nBandomoji versija\nPaleidimas',
  },
};

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

  it.each([
    ['general.both', goldenAnswersInBoth('general')],
    ['design.both', goldenAnswersInBoth('design')],
    ['design.short.both', { ...goldenAnswersInBoth('design'), contract_length: 'short' }],
    ['editing.both', countedAnswersInBoth('editing')],
    ['consulting.short.both', { ...goldenAnswersInBoth('consulting'), ...AS_TYPED.consulting }],
    ['marketing.short.both', { ...goldenAnswersInBoth('marketing'), ...AS_TYPED.marketing }],
    ['general.short.both', { ...goldenAnswersInBoth('general'), contract_length: 'short' }],
    ['copywriting.short.both', { ...goldenAnswersInBoth('copywriting'), ...AS_TYPED.copywriting }],
    [
      'web_development.short.both',
      { ...goldenAnswersInBoth('web_development'), ...AS_TYPED.web_development },
    ],
  ])('%s, in both languages, reads as reviewed', (name, answers) => {
    const file = path.join(FOLDER, `${name}.txt`);
    const text = readable(bilingualText(draftBoth(answers, { left: 'en', prevails: 'lt' })));
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
    ['translation', 'full', 'by the word'],
    ['translation', 'short', 'by the word'],
    ['editing', 'full', 'by the page'],
    ['photographs', 'full', 'by the piece'],
  ] as const)(
    'a contract for %s, %s, paid %s, reads as reviewed in both languages alone',
    (kind, length, _counted) => {
      for (const language of ['en', 'lt'] as const) {
        const file = path.join(FOLDER, `${kind}.${length === 'short' ? 'short.' : ''}${language}.txt`);
        const answers = { ...countedAnswers(kind, language), contract_length: length };
        const text = readable(documentText(draft(answers, language)));
        if (isUpdate) writeFileSync(file, text);
        expect(text).toBe(readFileSync(file, 'utf8'));
      }
    },
  );

  it.each(['en', 'lt'] as const)('an unanswered wizard still makes a whole contract in %s', (language) => {
    const file = path.join(FOLDER, `unanswered.${language}.txt`);
    const text = readable(documentText(draft({}, language)));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
