import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BOTH_LANGUAGES, remarksOn } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { lazy, Suspense, useId, useMemo } from 'react';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { SuggestionNote } from '../../../shared/ai/suggestion-note.js';
import { useSuggestWord } from '../../../shared/ai/use-suggest-word.js';
import { AnswerSourceContext, type AnswerSource } from '../../../shared/answers/answer-source.js';
import { toIsoDate } from '../../../shared/answers/dates.js';
import { FieldAnswer } from '../../../shared/answers/field-answer.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { answerOfText, textOfAnswer } from '../model/answer-text.js';
import type { Improvements } from '../model/use-improvements.js';
import { useImprovementSuggestion } from '../model/use-improvement-suggestion.js';

/** Only a contract in both languages asks for a text twice. */
const SecondText = lazy(async () => ({
  default: (await import('../../../shared/answers/second-text.js')).SecondText,
}));

interface AskedAnswersProps {
  readonly suggestion: Suggestion;
  readonly question: string;
  readonly fields: readonly [WizardField, ...WizardField[]];
  readonly improvements: Improvements;
}

/** The fields of the wizard that a suggestion asks for, with the answers as they are in the contract. */
export function AskedAnswers({ suggestion, question, fields, improvements }: AskedAnswersProps) {
  const language = useLanguage();
  const idPrefix = useId();
  const { text } = suggestion;
  const [first] = fields;
  const { read, subscribe, answerField, leaveField } = improvements;
  const { formData } = improvements.state;
  const source = useMemo<AnswerSource>(
    () => ({
      idPrefix,
      read: (key) => read().formData[key],
      subscribe,
      change: (field, key, value) => answerField(text, field, key, value),
      focused: () => undefined,
      left: leaveField,
    }),
    [idPrefix, text, read, subscribe, answerField, leaveField],
  );
  const suggesting = useImprovementSuggestion(suggestion, improvements, {
    read: () => textOfAnswer(first, read().formData[first.key]),
    fill: (suggested) => {
      answerField(text, first, first.key, answerOfText(first, suggested, read().formData[first.key]));
      leaveField();
    },
  });
  const word = useSuggestWord(suggesting.isAsking);
  return (
    <Box sx={{ mt: 2 }}>
      <AnswerSourceContext value={source}>
        <Stack spacing={2}>
          {fields.map((field) => (
            <div key={field.key}>
              <FieldAnswer
                field={field}
                isInvalid={false}
                remarks={remarksOn(field.key, formData, toIsoDate(new Date())).map(
                  (remark) => remark[language],
                )}
              />
              {formData['contract_language'] === BOTH_LANGUAGES && (
                <Suspense>
                  <SecondText field={field} />
                </Suspense>
              )}
            </div>
          ))}
        </Stack>
      </AnswerSourceContext>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <AiButton isBusy={suggesting.isAsking} onClick={suggesting.ask} aria-label={`${word}: ${question}`}>
          {word}
        </AiButton>
      </Box>
      <SuggestionNote
        suggesting={suggesting}
        label={question}
        focusField={() => document.getElementById(`${idPrefix}-${first.key}`)?.focus()}
      />
    </Box>
  );
}
