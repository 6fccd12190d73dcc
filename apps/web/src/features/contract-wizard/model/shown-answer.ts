import { areRows, type Answers, type WizardField } from '@pactwright/protocol';
import { shownRows } from '../../../shared/answers/milestone-plan.js';
import { shownChoice } from './shown-choice.js';

/** What the review list shows for a field; undefined when unanswered. */
export function shownAnswer(field: WizardField, answers: Answers): string | boolean | undefined {
  const value = answers[field.key];
  return areRows(value) ? shownRows(value, answers).trim() || undefined : shownChoice(field, answers);
}
