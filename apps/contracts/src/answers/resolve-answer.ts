import { OTHER_SUFFIX, type WizardField } from '@pactwright/protocol';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ExtraReason } from './extra-answer.entity.js';
import { resolveField, type FieldReference } from './resolve-field.js';
import { resolveText, resolveValue, type SentValue, type StoredValue } from './resolve-value.js';

/** Where an answer goes: under a key of the contract, or aside with the reason. */
export type ResolvedAnswer =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly value: StoredValue;
      readonly field: WizardField;
      /** It is the free text beside the field's "Other". */
      readonly isCompanion: boolean;
    }
  | {
      readonly kind: 'extra';
      readonly reason: ExtraReason;
      /** The field whose answer is a text and was sent a list. */
      readonly textField?: WizardField;
    };

/* Every other type is typed in. */
const CHOSEN: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'check']);

export function resolveAnswer(catalogue: Catalogue, request: FieldReference & SentValue): ResolvedAnswer {
  const match = resolveField(catalogue, request);
  if (match.kind === 'none') return { kind: 'extra', reason: 'unknown-field' };
  if (match.kind === 'several') return { kind: 'extra', reason: 'ambiguous-field' };
  const value = match.isCompanion
    ? resolveText(request.value)
    : resolveValue(catalogue, match.field, request);
  if (value === undefined) {
    const isText = match.isCompanion || !CHOSEN.has(match.field.type);
    return { kind: 'extra', reason: 'unknown-value', ...(isText && { textField: match.field }) };
  }
  return {
    kind: 'answer',
    key: match.isCompanion ? `${match.field.key}${OTHER_SUFFIX}` : match.field.key,
    value,
    field: match.field,
    isCompanion: match.isCompanion,
  };
}
