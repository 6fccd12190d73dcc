import { NO_END_DATE, OTHER_SUFFIX, OTHER_VALUE } from '../facts/answers.js';
import type { MilestoneRow } from '../facts/milestones.js';

/** The answer keys of the default wizard: stable for ever, since stored answers refer to them. */
export const ANSWER_KEYS = [
  /* contract_overview */
  'freelance_type',
  'scope_of_work',
  'deliverables',
  'exclusions',
  'starting_work_date',
  'final_deadline',
  'milestones',
  'revision_rounds',
  'acceptance_days',
  'feedback_days',
  /* parties_information */
  'provider_type',
  'provider_country',
  'provider_status',
  'client_type',
  'client_country',
  'contract_language',
  'prevailing_language',
  'left_language',
  'contract_style',
  'contract_length',
  'subcontracting',
  'personal_data',
  'special_data',
  /* payment_details */
  'payment_structure',
  'payment_amount',
  'currency',
  'hours_cap',
  'deposit_percent',
  'payment_due_days',
  'late_interest',
  'expenses',
  'expense_cap',
  'vat_status',
  'extra_hourly_rate',
  'monthly_hours_cap',
  'monthly_fee_time',
  'unit_name',
  'unit_cap',
  /* legal_terms */
  'ip_ownership',
  'confidentiality',
  'liability_cap',
  'termination_notice_days',
  'kill_fee_percent',
  'warranty_days',
  'portfolio_right',
  'ai_use',
  'governing_law',
  'court_city',
  'dispute_resolution',
  'optional_clauses',
  'liability_floor',
  'licence_uses',
  'licence_place',
  'licence_time',
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

export { NO_END_DATE, OTHER_SUFFIX, OTHER_VALUE, type MilestoneRow };

/**
 * Answers as stored: key → value. A choice holds the option's value, several choices a list of values, a single checkbox a
 * boolean, `milestones` rows; their older form, a text with a line each, is read as well.
 * When a choice is `other`, `<key>_other` holds the user's own words. Unknown keys are ignored.
 */
export type AnswerValue = string | boolean | readonly string[] | readonly MilestoneRow[];
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;
