import {
  conditionTest,
  optionValue,
  OTHER_VALUE,
  type ConditionTest,
  type FieldCondition,
  type WizardField,
} from '@pactwright/protocol';
import { z } from 'zod';

/** The tests of a condition as a text, so that a form can hold it; empty for a field that is always asked. */
export const textOfTests = (tests: readonly ConditionTest[]): string =>
  tests.length === 0 ? '' : JSON.stringify(tests.map(({ key, in: values }) => ({ key, in: values })));

export const testsInText = (text: string): readonly ConditionTest[] =>
  text === '' ? [] : z.array(conditionTest).parse(JSON.parse(text));

export const testsOfField = ({ visibleWhen }: Pick<WizardField, 'visibleWhen'>): readonly ConditionTest[] =>
  !visibleWhen ? [] : 'all' in visibleWhen ? visibleWhen.all : [visibleWhen];

export function conditionOf(tests: readonly ConditionTest[]): FieldCondition | null {
  const [only, another] = tests;
  if (only === undefined) return null;
  return another === undefined ? only : { all: tests };
}

const CHOICES: readonly string[] = ['select', 'radio', 'checkbox', 'check'];

/** Whether another field can hang on the answer to this one. */
export const isChoice = ({ type, options }: WizardField): boolean =>
  CHOICES.includes(type) && options.length > 0;

/** The answers to a field that a condition can name, with their labels. */
export const valuesOf = (field: WizardField, other: string): { value: string; label: string }[] => [
  ...field.options.map((option) => ({ value: optionValue(option), label: option.label })),
  ...(field.type === 'select' ? [{ value: OTHER_VALUE, label: other }] : []),
];
