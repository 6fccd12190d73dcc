import { linesOfRows } from '@pactwright/drafting';
import { areRows, type Answers, type RunInputOf } from '@pactwright/protocol';
import type { Section } from '../model/untrusted.js';
import { LANGUAGE_NAMES } from '../model/wording.js';

export const PROMPT_VERSION = 'suggest-1';

/** Each instruction is followed by the rule that it serves. */
export const suggestInstructions = (input: RunInputOf<'suggest'>): readonly string[] => [
  /* R-WIZ-25, R-IMP-12: the button fills one field and nothing else. */
  input.improvement && input.key === null
    ? 'You write one paragraph of a services contract between a freelancer and a client: the wording that puts the named improvement into the contract. Answer the improvement, in the words a contract uses.'
    : 'You help a freelancer fill in one field of a services contract. Write the text of that field only: no greeting, no explanation, no heading.',
  /* T-60: a field belongs to the contract, whose language is an answer of the wizard. */
  `Write in ${LANGUAGE_NAMES[input.contractLanguage]}.`,
  /* R-WIZ-26: a suggestion uses what is known of the deal, so that it is of use to this one. */
  'Use what the other answers say about the work, the parties, the dates and the money, so that the text fits this deal.',
  /* The product never invents facts: they are the parties' to agree. */
  'Invent no names, amounts, dates or percentages: use those of the data, or leave the figure to the parties in words.',
  /* The reading rules of the fields (milestones, scope) expect the shape that the built-in text has. */
  'Keep the shape and the length of the example: when it is a list of lines, answer such a list; when it is one sentence, answer one or two.',
  /* craft of the rule set: what is written by the user is improved, not lost. */
  'When the field already has a text, keep its meaning and its facts and make it clear, specific and complete.',
  /* The balanced style of the rule set: a contract that both sides can sign. */
  'Be fair to both sides, plain and precise: who does what, by when, and how it is known to be done.',
];

export function suggestSections(input: RunInputOf<'suggest'>, example: string): readonly Section[] {
  const { label, currentText, answers, improvement } = input;
  return [
    { name: 'field', text: label },
    ...(improvement ? [{ name: 'improvement', text: improvement.suggestion }] : []),
    ...(currentText ? [{ name: 'current text', text: currentText }] : []),
    { name: 'example', text: example },
    { name: 'other answers', text: listed(answers) },
  ];
}

/** Answers as lines; choices by their values, which are words. */
export const listed = (answers: RunInputOf<'suggest'>['answers']): string =>
  Object.entries(answers)
    .map(([key, value]) => `${key}: ${inWords(value)}`)
    .join('\n');

function inWords(value: Answers[string]): string {
  if (areRows(value)) return linesOfRows(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
