import type { FieldOption } from '@pactwright/protocol';

/** The form of an option, as it is typed. */
export interface OptionValues {
  readonly label: string;
  readonly value: string;
  readonly description: string;
  readonly isDefault: boolean;
}

export const NEW_OPTION: OptionValues = { label: '', value: '', description: '', isDefault: false };

export const optionValuesOf = (option: FieldOption): OptionValues => ({
  label: option.label,
  value: option.value,
  description: option.description ?? '',
  isDefault: option.isDefault,
});
