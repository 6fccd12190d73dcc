import { ANSWER_MAX_LENGTH, type Answers, type WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { fieldKind } from '../../../shared/answers/wizard-content.js';
import { selectWizard } from './wizard-slice.js';

const START_KEY = 'starting_work_date';
const DEADLINE_KEY = 'final_deadline';
/** From this many characters before the limit on, the reader is told how many are left. */
const NEAR_THE_LIMIT = 1_000;

/** Something about an answer that is worth a second look and stops nobody. */
export function useHint(field: WizardField): string | undefined {
  const { t } = useTranslation('contract-wizard');
  const hint = useAppSelector((state) => hintOn(field, selectWizard(state).answers));
  return typeof hint === 'number' ? t('charactersLeft', { count: hint }) : hint && t(hint);
}

/** A text of the catalogue, or how many characters are left. */
function hintOn(field: WizardField, answers: Answers) {
  const value = answers[field.key];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (fieldKind(field) === 'number' && !/\d/.test(value)) return 'numberHint';
  const start = field.key === DEADLINE_KEY ? answers[START_KEY] : undefined;
  /* Stored dates sort as text. */
  if (typeof start === 'string' && start !== '' && value < start) return 'deadlineBeforeStart';
  const left = ANSWER_MAX_LENGTH - value.length;
  return left <= NEAR_THE_LIMIT ? left : undefined;
}
