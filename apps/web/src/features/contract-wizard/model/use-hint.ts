import type { Answers, WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

const START_KEY = 'starting_work_date';
const DEADLINE_KEY = 'final_deadline';

/** Something about an answer that is worth a second look and stops nobody. */
export function useHint(field: WizardField): string | undefined {
  const { t } = useTranslation('contract-wizard');
  const hint = useAppSelector((state) => hintOn(field, selectWizard(state).answers));
  return hint && t(hint);
}

/** A text of the catalogue. */
function hintOn(field: WizardField, answers: Answers) {
  const value = answers[field.key];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const start = field.key === DEADLINE_KEY ? answers[START_KEY] : undefined;
  /* Stored dates sort as text. */
  if (typeof start === 'string' && start !== '' && value < start) return 'deadlineBeforeStart';
  return undefined;
}
