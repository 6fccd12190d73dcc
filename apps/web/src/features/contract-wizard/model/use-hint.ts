import { ANSWER_MAX_LENGTH, type Answers, type WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { fieldKind } from './wizard-content.js';
import { selectWizard } from './wizard-slice.js';

const START_KEY = 'starting_work_date';
const DEADLINE_KEY = 'final_deadline';
/** From this many characters before the limit on, the reader is told how many are left. */
const NEAR_THE_LIMIT = 1_000;

/** Something about an answer that is worth a second look and stops nobody. */
export function useHint(field: WizardField, value: Answers[string] | undefined): string | undefined {
  const { t } = useTranslation('contract-wizard');
  const start = useAppSelector((state) =>
    field.key === DEADLINE_KEY ? selectWizard(state).answers[START_KEY] : undefined,
  );
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (fieldKind(field) === 'number' && !/\d/.test(value)) return t('numberHint');
  /* Stored dates sort as text. */
  if (typeof start === 'string' && start !== '' && value < start) return t('deadlineBeforeStart');
  const left = ANSWER_MAX_LENGTH - value.length;
  return left <= NEAR_THE_LIMIT ? t('charactersLeft', { count: left }) : undefined;
}
