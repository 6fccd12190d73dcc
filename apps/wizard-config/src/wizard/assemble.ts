import type { FieldOption, WizardField, WizardStep } from '@pactwright/protocol';
import type { Field } from './field.entity.js';
import type { Option } from './option.entity.js';
import type { Step } from './step.entity.js';

export interface WizardRows {
  readonly steps: readonly Step[];
  readonly fields: readonly Field[];
  readonly options: readonly Option[];
}

/** The rows as one tree, everything in its order. */
export function assemble({ steps, fields, options }: WizardRows): WizardStep[] {
  const optionsOf = groupBy(options, (option) => option.fieldId);
  const fieldsOf = groupBy(fields, (field) => field.stepId);
  return [...steps].sort(byOrder).map((step) => ({
    id: step.id,
    key: step.key,
    title: step.title,
    description: step.description,
    order: step.order,
    isActive: step.isActive,
    fields: (fieldsOf.get(step.id) ?? [])
      .sort(byOrder)
      .map((field) => toField(field, optionsOf.get(field.id) ?? [])),
  }));
}

/** A field as the wire has it, its options in their order. */
export const toField = (field: Field, options: readonly Option[]): WizardField => ({
  id: field.id,
  stepId: field.stepId,
  key: field.key,
  label: field.label,
  placeholder: field.placeholder,
  description: field.description,
  type: field.type,
  isRequired: field.isRequired,
  isInContract: field.isInContract,
  visibleWhen: field.visibleWhen,
  topic: field.topic,
  order: field.order,
  version: field.version,
  options: [...options].sort(byOrder).map(toOption),
});

export const toOption = (option: Option): FieldOption => ({
  id: option.id,
  fieldId: option.fieldId,
  value: option.value,
  label: option.label,
  description: option.description,
  order: option.order,
  isDefault: option.isDefault,
  version: option.version,
});

/* The id breaks ties, so that equal orders do not swap places from one request to the next. */
export const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }): number =>
  a.order - b.order || a.id - b.id;

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
