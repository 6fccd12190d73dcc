import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { SuggestionNote } from '../../../shared/ai/suggestion-note.js';
import { useWritten, type Written } from '../model/use-answer.js';
import { useFieldSuggestion } from '../model/use-field-suggestion.js';
import { fieldKind } from '../model/wizard-content.js';
import type { AnswerInputProps } from './answer-input.js';
import { fieldIds } from './field-shell.js';
import { TextAnswer } from './text-answer.js';
import { TextareaAnswer } from './textarea-answer.js';

/** A written answer with the offer to suggest it. */
export function SuggestedAnswer({ field, isInvalid }: AnswerInputProps) {
  const { t } = useTranslation('ai');
  const written = useWritten(field);
  const suggesting = useFieldSuggestion(field, written);
  const { isAsking, ask, giveUp } = suggesting;
  const typed = useMemo<Written>(
    () => ({
      ...written,
      change: (value) => {
        giveUp();
        written.change(value);
      },
    }),
    [written, giveUp],
  );
  const word = t(isAsking ? 'suggesting' : 'suggest');
  const corner = useMemo(
    () => (
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
      <SuggestionNote
        suggesting={suggesting}
        label={field.label}
        focusField={() => document.getElementById(fieldIds(field).input)?.focus()}
      />
    </>
  );
}
