import { OTHER_SUFFIX, type SaveAnswerRequest, type WizardField } from '@pactwright/protocol';
import type { Catalogue } from '../catalogue/catalogue.js';
import { matchByName, type Match } from './matching.js';

export type FieldReference = Pick<SaveAnswerRequest, 'stepKey' | 'fieldKey' | 'fieldId' | 'key'>;

/** The field that an answer belongs to; `isCompanion` when it is the free text beside its "Other". */
export type FieldMatch =
  | { readonly kind: 'one'; readonly field: WizardField; readonly isCompanion: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' };

/**
 * Finds the field within the named step by id, key, label and any translated label, in this order (T-04).
 * An id or key that the step lacks is looked for in the whole wizard: both are unique, and a field may have moved to another step.
 */
export function resolveField(catalogue: Catalogue, reference: FieldReference): FieldMatch {
  const isCompanion = namesCompanion(catalogue, reference);
  const base = isCompanion ? withoutSuffix(reference) : reference;
  const match = findField(catalogue, base);
  return match.kind === 'one' ? { kind: 'one', field: match.item, isCompanion } : match;
}

function findField(catalogue: Catalogue, reference: FieldReference): Match<WizardField> {
  const inStep = catalogue.fieldsOf(reference.stepKey);
  const certain = byIdOrKey(inStep, reference);
  if (certain) return { kind: 'one', item: certain };
  const named = byName(catalogue, reference);
  if (named.kind !== 'none') return named;
  const elsewhere = byIdOrKey(catalogue.fields, reference);
  return elsewhere ? { kind: 'one', item: elsewhere } : named;
}

function byIdOrKey(fields: readonly WizardField[], reference: FieldReference): WizardField | undefined {
  const { fieldId, key, fieldKey } = reference;
  return (
    fields.find((field) => field.id === fieldId) ??
    fields.find((field) => field.key === key) ??
    fields.find((field) => field.key === fieldKey)
  );
}

function byName(catalogue: Catalogue, reference: FieldReference): Match<WizardField> {
  const inStep = catalogue.fieldsOf(reference.stepKey);
  const isLive = (field: WizardField): boolean => catalogue.isLiveField(field);
  const byLabel = matchByName(inStep, reference.fieldKey, (field) => [field.label], isLive);
  if (byLabel.kind !== 'none') return byLabel;
  return matchByName(inStep, reference.fieldKey, (field) => catalogue.translatedFieldLabels(field), isLive);
}

/** `freelance_type_other` is a companion, unless the wizard has a field that is really called so. */
function namesCompanion(catalogue: Catalogue, reference: FieldReference): boolean {
  const { key, fieldKey } = reference;
  if (key !== undefined && key !== '') {
    return key.endsWith(OTHER_SUFFIX) && catalogue.findByKey(key) === undefined;
  }
  return (
    fieldKey.endsWith(OTHER_SUFFIX) &&
    catalogue.findByKey(fieldKey) === undefined &&
    byName(catalogue, reference).kind === 'none'
  );
}

function withoutSuffix(reference: FieldReference): FieldReference {
  const strip = (name: string): string =>
    name.endsWith(OTHER_SUFFIX) ? name.slice(0, -OTHER_SUFFIX.length) : name;
  return {
    ...reference,
    fieldKey: strip(reference.fieldKey),
    ...(reference.key !== undefined && { key: strip(reference.key) }),
  };
}
