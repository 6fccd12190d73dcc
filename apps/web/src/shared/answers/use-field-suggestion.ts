import type { WizardField } from '@pactwright/protocol';
import {
  useSuggestion,
  type FieldText,
  type Suggesting,
  type SuggestionWords,
} from '../ai/use-suggestion.js';
import { useAnswerSource } from './answer-source.js';
import type { Written } from './use-answer.js';

interface Filled extends FieldText, Pick<Written, 'change' | 'onBlur'> {}

const NO_WORDS: SuggestionWords = { done: { title: '', description: '' }, failed: '' };

/** A suggestion for one field; undefined where the fields themselves offer none. */
export function useFieldSuggestion(field: WizardField, answer: Filled): Suggesting | undefined {
  const { suggesting } = useAnswerSource();
  const asked = useSuggestion({
    field: answer,
    request: () => suggesting?.request(field, answer.read()),
    fill: (suggestion) => {
      answer.change(suggestion || undefined);
      answer.onBlur();
    },
    words: suggesting?.words ?? NO_WORDS,
  });
  return suggesting && asked;
}
