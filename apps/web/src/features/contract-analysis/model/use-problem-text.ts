import { useTranslation } from 'react-i18next';
import type { FileProblem } from './check-file.js';

/** What is wrong with what was chosen, and what to do about it. */
export function useProblemText(): (problem: FileProblem | 'none' | 'input') => string {
  const { t } = useTranslation('contract-analysis');
  return (problem) => `${t(`problems.${problem}.title`)}. ${t(`problems.${problem}.text`)}`;
}
