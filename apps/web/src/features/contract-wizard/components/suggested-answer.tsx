import type { WizardField } from '@pactwright/protocol';
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
  const written: Answer = {
    ...answer,
    change: (value) => {
      suggesting.giveUp();
      answer.change(value);
    },
  };
  const word = t(suggesting.isAsking ? 'suggesting' : 'suggest');
  const Input = fieldKind(field) === 'textarea' ? TextareaAnswer : TextAnswer;
  return (
    <>
      <Input
        field={field}
        answer={written}
        isInvalid={isInvalid}
        corner={
          <AiButton
            isBusy={suggesting.isAsking}
            onClick={suggesting.ask}
            aria-label={`${word}: ${field.label}`}
          >
            {word}
          </AiButton>
        }
      />
      <SuggestionNote
        suggesting={suggesting}
        label={field.label}
        focusField={() => document.getElementById(fieldIds(field).input)?.focus()}
      />
    </>
  );
}
