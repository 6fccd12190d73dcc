import { askedWhen, isAskedBy, testsOf, type Answers } from '@pactwright/drafting';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { withFolded } from '../../../../shared/wizard/folded-topics.js';

/** What somebody with certain answers meets in one step. */
export interface StepPath {
  readonly step: WizardStep;
  readonly outright: readonly WizardField[];
  /** Under "More terms". */
  readonly folded: readonly WizardField[];
  readonly notAsked: readonly WizardField[];
}

/** The fields that others hang on, in the order of the wizard. */
export function decidingFields(steps: readonly WizardStep[]): WizardField[] {
  const fields = steps.flatMap((step) => step.fields);
  const named = new Set(fields.flatMap(({ visibleWhen }) => testsOf(visibleWhen).map(({ key }) => key)));
  return fields.filter(({ key }) => named.has(key));
}

/** What these answers ask, by the steps that have fields. `hasPlace` says whether the contract has a place for the answer to a field. */
export function pathOf(
  steps: readonly WizardStep[],
  answers: Answers,
  hasPlace: (key: string, answers: Answers) => boolean,
): StepPath[] {
  const rules = askedWhen(steps.flatMap(({ fields }) => fields));
  const isAsked = ({ key }: WizardField) => isAskedBy(rules, key, answers) && hasPlace(key, answers);
  return steps
    .filter(({ fields }) => fields.length > 0)
    .map((step) => {
      const { outright, topics } = withFolded(step.fields.filter(isAsked));
      return {
        step,
        outright,
        folded: topics.flatMap(({ fields }) => fields),
        notAsked: step.fields.filter((field) => !isAsked(field)),
      };
    });
}
