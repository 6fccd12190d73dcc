import { optionValue, type FieldOption, type WizardField } from '@pactwright/protocol';
import type { Catalogue, Words } from '../catalogue/catalogue.js';
import { type StoredValue } from './resolve-value.js';

/** The words of a question as it was asked when its answer was given. */
export interface AskedWords {
  readonly type: string;
  readonly label: Words;
  /** The chosen ones. */
  readonly options: readonly { readonly value: string; readonly label: Words }[];
  /** Since the contract was paid for: nothing that an administrator does afterwards changes it. */
  readonly settled?: Settled;
}

export interface Settled {
  readonly isInContract: boolean;
  readonly place: number[];
}

export function askedWords(catalogue: Catalogue, field: WizardField, value: StoredValue): AskedWords {
  return {
    type: field.type,
    label: catalogue.fieldWords(field),
    options: chosenOptions(catalogue, field, value).map((option) => ({
      value: optionValue(option),
      label: catalogue.optionWords(option),
    })),
  };
}

/** Whether and where the answers to a field stand in a contract as the wizard is now. */
export const settledAs = (catalogue: Catalogue, field: WizardField): Settled => ({
  isInContract: field.isInContract ?? true,
  place: catalogue.placeOf(field),
});

function chosenOptions(catalogue: Catalogue, field: WizardField, value: StoredValue): readonly FieldOption[] {
  /* A box to tick is named by its only option. */
  if (value === true) return field.options.filter((option) => catalogue.isLiveOption(option)).slice(0, 1);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return field.options.filter((option) => chosen.includes(optionValue(option)));
}
