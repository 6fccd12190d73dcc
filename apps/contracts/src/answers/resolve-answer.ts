import { answerOfSecond, secondKey } from '@pactwright/drafting';
import { LANGUAGES, OTHER_SUFFIX, type Language, type WizardField } from '@pactwright/protocol';
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
      /** The language of the second text that it is, of an answer that was typed in the other one. */
      readonly second: Language | undefined;
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
  const second = languageOfSecond(request);
  const match = resolveField(catalogue, second === undefined ? request : withoutLanguage(request));
  if (match.kind === 'none') return { kind: 'extra', reason: 'unknown-field' };
  if (match.kind === 'several') return { kind: 'extra', reason: 'ambiguous-field' };
  const isText = match.isCompanion || !CHOSEN.has(match.field.type);
  /* Only what is typed has a second text. */
  if (second !== undefined && !isText) return { kind: 'extra', reason: 'unknown-field' };
  const value =
    match.isCompanion || second !== undefined
      ? resolveText(request.value)
      : resolveValue(catalogue, match.field, request);
  if (value === undefined) {
    return { kind: 'extra', reason: 'unknown-value', ...(isText && { textField: match.field }) };
  }
  const key = match.isCompanion ? `${match.field.key}${OTHER_SUFFIX}` : match.field.key;
  return {
    kind: 'answer',
    key: second === undefined ? key : secondKey(key, second),
    value,
    field: match.field,
    isCompanion: match.isCompanion,
    second,
  };
}

const nameOf = ({ key, fieldKey }: FieldReference): string => key || fieldKey;

const languageOfSecond = (reference: FieldReference): Language | undefined => {
  const name = nameOf(reference);
  const answer = answerOfSecond(name);
  return answer === undefined
    ? undefined
    : LANGUAGES.find((language) => secondKey(answer, language) === name);
};

const withoutLanguage = ({ fieldKey, key, ...reference }: FieldReference & SentValue) => ({
  ...reference,
  fieldKey: answerOfSecond(fieldKey) ?? fieldKey,
  ...(key !== undefined && { key: answerOfSecond(key) ?? key }),
});
