import { z } from 'zod';
import { fieldCondition } from './condition.js';
import { defineRpc } from '../platform/rpc.js';

export {
  FIELD_TOPICS,
  FIELD_TYPES,
  NO_END_DATE,
  OTHER_SUFFIX,
  OTHER_VALUE,
  optionValue,
  type FieldTopic,
} from '@pactwright/drafting/facts';

export const fieldOption = z.object({
  id: z.int(),
  fieldId: z.int(),
  value: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  order: z.int(),
  isDefault: z.boolean(),
  /** Rises with every edit; an editor sends it back (STALE_EDIT). Absent from copies older than editing. */
  version: z.int().optional(),
});
export type FieldOption = z.infer<typeof fieldOption>;

export const wizardField = z.object({
  id: z.int(),
  stepId: z.int(),
  key: z.string(),
  label: z.string(),
  placeholder: z.string().nullable(),
  description: z.string().nullable(),
  /** One of FIELD_TYPES, or `datepicker`, `check`; a reader shows any other as plain text (R-WIZ-13). */
  type: z.string(),
  isRequired: z.boolean(),
  /** False: the answers are kept out of the contract. Absent from copies older than the choice: they stand in it. */
  isInContract: z.boolean().optional(),
  /** When it is asked; always where it is null, or absent from copies older than conditions. */
  visibleWhen: z.nullish(fieldCondition),
  /** Null, or absent from older copies: asked outright. Any other is a topic of FIELD_TOPICS. */
  topic: z.string().nullish(),
  order: z.int(),
  /** Rises with every edit; an editor sends it back (STALE_EDIT). Absent from copies older than editing. */
  version: z.int().optional(),
  options: z.array(fieldOption),
});
export type WizardField = z.infer<typeof wizardField>;

export const wizardStep = z.object({
  id: z.int(),
  key: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  order: z.int(),
  isActive: z.boolean(),
  fields: z.array(wizardField),
});
export type WizardStep = z.infer<typeof wizardStep>;

/** The six keys that a contract cannot well do without (R-SUM-09). */
export const SUMMARY_KEYS = [
  'freelance_type',
  'scope_of_work',
  'payment_structure',
  'payment_amount',
  'starting_work_date',
  'final_deadline',
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

/** Without an answer to one of these no contract can be ordered. */
export const ORDER_KEYS = [...SUMMARY_KEYS, 'client_country'] as const;

export const FIRST_STEP_KEY = 'contract_overview';
export const SUMMARY_STEP_KEY = 'preview';

/** The whole wizard, inactive and removed parts included and the latter named, so that old answers still resolve. */
export const getWizardCatalogue = defineRpc({
  service: 'wizard-config',
  pattern: 'wizard-config.catalogue.get',
  request: z.object({}),
  response: z.object({
    version: z.string(),
    steps: z.array(wizardStep),
    removed: z.object({ fieldIds: z.array(z.int()), optionIds: z.array(z.int()) }),
  }),
  idempotent: true,
});
