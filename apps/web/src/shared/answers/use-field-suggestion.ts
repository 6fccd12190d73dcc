import { BOTH_LANGUAGES, otherLanguage, secondKey } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import {
  useSuggestion,
  type FieldText,
  type Suggesting,
  type SuggestionWords,
} from '../ai/use-suggestion.js';
import { useAnswerSource, type AnswerSource } from './answer-source.js';
import type { Written } from './use-answer.js';

interface Filled extends FieldText, Pick<Written, 'change' | 'onBlur'> {}

const NO_WORDS: SuggestionWords = { done: { title: '', description: '' }, failed: '' };

/** A suggestion for one field; undefined where the fields themselves offer none. */
export function useFieldSuggestion(field: WizardField, answer: Filled): Suggesting | undefined {
  const source = useAnswerSource();
  const { suggesting } = source;
  const asked = useSuggestion({
    field: answer,
    request: () => suggesting?.request(field, answer.read()),
    fill: (suggestion) => {
      answer.change(suggestion || undefined);
      answer.onBlur();
    },
    takeSecond: (line, isTaken) => takeSecond(source, field, line, isTaken),
    words: suggesting?.words ?? NO_WORDS,
  });
  return suggesting && asked;
}

/**
 * A line that was taken stands in both texts where the contract has both: beside a text that is there, or in a field that has none
 * yet. Beside words of one language alone it would stand for them, so there the field says what is missing.
 */
function takeSecond(source: AnswerSource, field: WizardField, line: string, isTaken: boolean): void {
  const prevails = source.read('prevailing_language');
  const isBoth = source.read('contract_language') === BOTH_LANGUAGES;
  /* The lines are in the language that prevails. */
  if (!isBoth || (prevails !== 'en' && prevails !== 'lt')) return;
  const key = secondKey(field.key, otherLanguage(prevails));
  const text = (name: string): string => {
    const value = source.read(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (text(key) === '' && text(field.key) !== '') return;
  const others = text(key)
    .split('\n')
    .filter((each) => each.trim() !== '' && each.trim() !== line);
  source.change(field, key, (isTaken ? [...others, line] : others).join('\n') || undefined);
}
