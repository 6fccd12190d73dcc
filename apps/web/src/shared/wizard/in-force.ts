import { answersInForce, askedWhen, isAskedBy, type AskedWhen } from '@pactwright/drafting';
import type { Answers, ContractDetail, WizardStep } from '@pactwright/protocol';

/** When the questions of these steps are asked. */
export const askedWhenOf = (steps: readonly WizardStep[]): AskedWhen =>
  askedWhen(steps.flatMap(({ fields }) => fields));

/** The answers that a stored contract is made of: those to questions that it asks. */
export const contractInForce = ({ answers, askedWhen: rules }: ContractDetail): Answers =>
  rules ? answersInForce(answers, rules) : answers;

/** A step with those of its questions that these answers ask; the same one where that is all of them. */
export function askedStep(step: WizardStep, answers: Answers, rules: AskedWhen): WizardStep {
  const fields = step.fields.filter(({ key }) => isAskedBy(rules, key, answers));
  return fields.length === step.fields.length ? step : { ...step, fields };
}
