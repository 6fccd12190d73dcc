import type { WizardField } from '@pactwright/protocol';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { SuggestionNote } from '../../../shared/ai/suggestion-note.js';
import type { Answer } from '../model/use-answer.js';
import { useFieldSuggestion } from '../model/use-field-suggestion.js';
import { fieldKind } from '../model/wizard-content.js';
import { fieldIds } from './field-shell.js';
import { TextAnswer } from './text-answer.js';
import { TextareaAnswer } from './textarea-answer.js';

interface SuggestedAnswerProps {
  readonly field: WizardField;
  readonly answer: Answer;
  readonly isInvalid: boolean;
}

/** A written answer with the offer to suggest it. */
export function SuggestedAnswer({ field, answer, isInvalid }: SuggestedAnswerProps) {
  const { t } = useTranslation('ai');
  const suggesting = useFieldSuggestion(field, answer);
  const { isAsking, ask, giveUp } = suggesting;
  const { change } = answer;
  const write = useCallback<Answer['change']>(
    (value) => {
      giveUp();
      change(value);
    },
    [giveUp, change],
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
      <Input field={field} answer={{ ...answer, change: write }} isInvalid={isInvalid} corner={corner} />
      <SuggestionNote
        suggesting={suggesting}
        label={field.label}
        focusField={() => document.getElementById(fieldIds(field).input)?.focus()}
      />
    </>
  );
}
