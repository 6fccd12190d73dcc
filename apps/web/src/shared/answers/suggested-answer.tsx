import { useMemo } from 'react';
import { AiButton } from '../ai/ai-button.js';
import { SuggestionNote } from '../ai/suggestion-note.js';
import { useSuggestWord } from '../ai/use-suggest-word.js';
import type { AnswerInputProps } from './answer-input.js';
import { useFieldIds } from './answer-source.js';
import { TextAnswer } from './text-answer.js';
import { TextareaAnswer } from './textarea-answer.js';
import { useWritten, type Written } from './use-answer.js';
import { useFieldSuggestion } from './use-field-suggestion.js';
import { fieldKind } from './wizard-content.js';

/** A written answer with the offer to suggest it. */
export function SuggestedAnswer({ field, isInvalid }: AnswerInputProps) {
  const ids = useFieldIds(field);
  const written = useWritten(field);
  const suggesting = useFieldSuggestion(field, written);
  const { isAsking = false, ask, giveUp } = suggesting ?? {};
  const typed = useMemo<Written>(
    () => ({
      ...written,
      change: (value) => {
        giveUp?.();
        written.change(value);
      },
    }),
    [written, giveUp],
  );
  const word = useSuggestWord(isAsking);
  const corner = useMemo(
    () =>
      ask && (
        <AiButton isBusy={isAsking} onClick={ask} aria-label={`${word}: ${field.label}`}>
          {word}
        </AiButton>
      ),
    [isAsking, ask, word, field.label],
  );
  const Input = fieldKind(field) === 'textarea' ? TextareaAnswer : TextAnswer;
  return (
    <>
      <Input field={field} written={typed} isInvalid={isInvalid} corner={corner} />
      {suggesting && (
        <SuggestionNote
          suggesting={suggesting}
          label={field.label}
          focusField={() => document.getElementById(ids.input)?.focus()}
        />
      )}
    </>
  );
}
