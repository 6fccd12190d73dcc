import { OFTEN_EXAMPLE, shortAnswerTo } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';

/** What is enough as an answer to a question that asks for a sentence; undefined where nothing less is. */
export function useShortAnswerHint(
  { id, text }: Suggestion,
  answers: Answers,
  language: Language,
): string | undefined {
  const { t } = useTranslation('contract-improve');
  const { figure, isYesOrNo } = shortAnswerTo({ id: id ?? null, suggestion: text }, answers, language);
  const hints = [
    ...(isYesOrNo ? [t('shortAnswer.yesOrNo')] : []),
    ...(figure === undefined ? [] : [t(`shortAnswer.${figure}`, { example: OFTEN_EXAMPLE[language] })]),
  ];
  return hints.length > 0 ? hints.join(' ') : undefined;
}
