/** The value of the built-in "Other (specify below)" choice and the suffix of the answer that goes with it. */
export const OTHER_VALUE = 'other';
export const OTHER_SUFFIX = '_other';

/** The value that an option is stored as; one without a value is known by its id (R-WIZ-20). */
export const optionValue = ({ id, value }: { readonly id: number; readonly value: string }): string =>
  value || `option_${id}`;

/** The answer to "Final deadline" of work that goes on until somebody ends it. */
export const NO_END_DATE = 'no_end_date';

/** A `select` gets a built-in "Other" with a free text, a `radio` does not. */
export const FIELD_TYPES = ['text', 'textarea', 'select', 'radio', 'checkbox', 'date', 'number'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What the terms are about that a wizard keeps folded: their questions are shown when somebody asks for them. */
export const FIELD_TOPICS = [
  'work',
  'parties',
  'data',
  'invoices',
  'expenses',
  'use',
  'liability',
  'ending',
  'disputes',
  'clauses',
] as const;
export type FieldTopic = (typeof FIELD_TOPICS)[number];
