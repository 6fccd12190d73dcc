import {
  areRows,
  isBlankRow,
  MILESTONES_KEY,
  optionValue,
  OTHER_SUFFIX,
  OTHER_VALUE,
  type Answers,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';

/** The question about the kind of work, which the templates of the home page answer. */
export const WORK_TYPE_KEY = 'freelance_type';

/** How a field is shown; any type the wizard does not know is plain text (R-WIZ-13). */
export type FieldKind =
  | 'text'
  | 'number'
  | 'textarea'
  | 'milestones'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'date';

const KINDS: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  number: 'number',
  textarea: 'textarea',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  check: 'checkbox',
  date: 'date',
  datepicker: 'date',
};

/** The list of stages is a textarea to everybody who knows the specified types; here it has rows (ADR 0017). */
export function fieldKind(field: WizardField): FieldKind {
  const kind = KINDS[field.type] ?? 'text';
  return kind === 'textarea' && field.key === MILESTONES_KEY ? 'milestones' : kind;
}

/** A checkbox with one option or none is a yes or no; with several it is a list (T-31). */
export const isList = (field: WizardField): boolean =>
  fieldKind(field) === 'checkbox' && field.options.length > 1;

/** The chosen options of a list. */
export const choicesIn = (value: Answers[string] | undefined): readonly string[] =>
  Array.isArray(value) && !areRows(value) ? value : [];

export const otherKey = (field: WizardField): string => `${field.key}${OTHER_SUFFIX}`;

/** The active steps in their order, with fields and options in theirs (R-WIZ-02). */
export function activeSteps(steps: readonly WizardStep[]): WizardStep[] {
  return steps
    .filter((step) => step.isActive)
    .map((step) => ({
      ...step,
      fields: step.fields
        .map((field) => ({ ...field, options: [...field.options].sort(byOrder) }))
        .sort(byOrder),
    }))
    .sort(byOrder);
}

const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }): number =>
  a.order - b.order || a.id - b.id;

/** The answers that the admin's default options give before anything was chosen. */
export function defaultAnswers(steps: readonly WizardStep[]): Answers {
  const answers: Answers = {};
  for (const field of steps.flatMap((step) => step.fields)) {
    const chosen = field.options.filter((option) => option.isDefault).map(optionValue);
    if (chosen.length === 0) continue;
    if (isList(field)) answers[field.key] = chosen;
    else if (fieldKind(field) === 'checkbox') answers[field.key] = true;
    else answers[field.key] = chosen[0] ?? '';
  }
  return answers;
}

/** Whether a required field still lacks its answer; with "Other" chosen its free text is the answer (T-57). */
export function isMissing(field: WizardField, answers: Answers): boolean {
  if (!field.isRequired) return false;
  const value = answers[field.key];
  if (value === OTHER_VALUE && fieldKind(field) === 'select') return isEmpty(answers[otherKey(field)]);
  return isEmpty(value);
}

export type StepState = 'current' | 'complete' | 'incomplete' | 'untouched';

interface Judged {
  readonly answers: Answers;
  /** The steps that have been on screen. */
  readonly visited: readonly string[];
  /** Questions whose answers do not go together with others. */
  readonly misfitKeys: ReadonlySet<string>;
}

/** What the step bar says of a step that is not on screen: only a step that was visited is judged (T-21). */
export function stepState(
  step: WizardStep,
  { answers, visited, misfitKeys }: Judged,
): Exclude<StepState, 'current'> {
  if (!visited.includes(step.key)) return 'untouched';
  const isWhole = step.fields.every((field) => !isMissing(field, answers) && !misfitKeys.has(field.key));
  return isWhole ? 'complete' : 'incomplete';
}

export function isEmpty(value: Answers[string] | undefined): boolean {
  if (value === undefined || value === false) return true;
  if (areRows(value)) return value.every(isBlankRow);
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/** How many steps the bar shows at a window width in pixels (R-WIZ-07). */
export const stepBarSize = (width: number): number => (width < 640 ? 3 : width < 768 ? 4 : 6);

/** The slice of `count` steps of which `size` are shown so that `current` is among them, in the middle where possible. */
export function stepBarWindow(count: number, current: number, size: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(current - Math.floor(size / 2), count - size));
  return { from, to: Math.min(count, from + size) };
}
