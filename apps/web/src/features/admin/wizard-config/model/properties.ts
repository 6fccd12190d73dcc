import type { FieldValues } from './field-values.js';
import type { OptionValues } from './option-values.js';

/** One thing that a form can change: the text that names it, and the way its value is put into words. */
export interface Property {
  readonly title:
    | 'label'
    | 'key'
    | 'type'
    | 'description'
    | 'placeholder'
    | 'isRequired'
    | 'isInContract'
    | 'condition.title'
    | 'topic.title'
    | 'value'
    | 'isDefault'
    | 'translation.value';
  readonly kind: 'text' | 'type' | 'flag' | 'condition' | 'topic';
}
/** Everything that a form can change; whatever is added to the form does not compile before it is added here. */
export type Properties<V> = Readonly<Record<keyof V, Property>>;
/** What a form holds. */
export type Values<V> = { readonly [K in keyof V]: string | boolean };

export const FIELD_PROPERTIES: Properties<FieldValues> = {
  label: { title: 'label', kind: 'text' },
  type: { title: 'type', kind: 'type' },
  key: { title: 'key', kind: 'text' },
  description: { title: 'description', kind: 'text' },
  placeholder: { title: 'placeholder', kind: 'text' },
  isRequired: { title: 'isRequired', kind: 'flag' },
  isInContract: { title: 'isInContract', kind: 'flag' },
  visibleWhen: { title: 'condition.title', kind: 'condition' },
  topic: { title: 'topic.title', kind: 'topic' },
};

export const OPTION_PROPERTIES: Properties<OptionValues> = {
  label: { title: 'label', kind: 'text' },
  value: { title: 'value', kind: 'text' },
  description: { title: 'description', kind: 'text' },
  isDefault: { title: 'isDefault', kind: 'flag' },
};

export interface TranslationValues {
  readonly value: string;
}
export const TRANSLATION_PROPERTIES: Properties<TranslationValues> = {
  value: { title: 'translation.value', kind: 'text' },
};

export const namesOf = <V>(properties: Properties<V>): (keyof V)[] => Object.keys(properties) as (keyof V)[];
