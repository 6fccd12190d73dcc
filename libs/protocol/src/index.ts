export * from './platform/services.js';
export * from './platform/languages.js';
export * from './platform/language.js';
export * from './platform/uuid.js';
export * from './platform/paging.js';
export * from './platform/actor.js';
export * from './platform/anti-forgery.js';
export * from './platform/rpc.js';
export * from './platform/jobs.js';
export * from './calls/call.js';
export {
  events,
  json,
  refusalsOf,
  wire,
  type Access,
  type Answer,
  type CountedCalls,
  type FormParts,
  type Taken,
  type UnreadForm,
  type Wire,
} from './calls/wire.js';
export type { Told } from './platform/told.js';
export * from './platform/run-pending.js';
export * from './platform/message.js';
export * from './events.js';
export * from './errors/errors.js';
export * from './platform/file-name.js';
export * from './platform/personal-data.js';
export * from './platform/claims.js';
export * from './platform/written-text.js';
export * from './platform/seen-version.js';
export * from './identity/auth.js';
export * from './identity/accounts.js';
export * from './platform/user-actions.js';
export * from './platform/named-user.js';
export * from './identity/administration.js';
export * from './identity/audit-actions.js';
export * from './identity/mails.js';
export * from './wizard-config/condition.js';
export * from './wizard-config/wizard.js';
export * from './wizard-config/editing.js';
export * from './i18n/translations.js';
export * from './i18n/editing.js';
export * from './analysis/categories.js';
export * from './analysis/model-ids.js';
export * from './analysis/analysis.js';
export * from './answers/answer-limits.js';
export * from './errors/answers.js';
export * from './contracts/addition-errors.js';
export * from './errors/error-entry.js';
export * from './answers/answers.js';
export * from './answers/milestones.js';
export * from './answers/milestone-rows.js';
export * from './contracts/listing.js';
export * from './contracts/contracts.js';
export * from './contracts/administration.js';
export * from './contracts/improving.js';
export * from './runs/runs.js';
export * from './runs/reviewed-findings.js';
export * from './runs/review.js';
export { reviewWarningsIn } from './runs/review-warnings.js';
export * from './runs/model-findings.js';
export * from './documents/comparison.js';
export * from './documents/comparison-form.js';
export * from './documents/details.js';
export * from './documents/formats.js';
export * from './documents/documents.js';
export * from './documents/upload-form.js';
export * from './documents/reply-form.js';
export * from './documents/reply.js';
export * from './documents/terms.js';
export * from './documents/uploads.js';
export * from './billing/prices.js';
export * from './billing/payments.js';
export * from './billing/account.js';
export * from './billing/withdrawals.js';
export * as gatewayCalls from './gateway/calls.js';
export * as queueBoard from './gateway/queue-board.js';
export type { QueueState } from './gateway/queue-board.js';
export * from './gateway/responses.js';
export * from './gateway/wire.js';
export * as identityCalls from './identity/calls.js';
export * from './identity/responses.js';
export * from './identity/wire.js';
export * as contractsCalls from './contracts/calls.js';
export * from './contracts/responses.js';
export * from './contracts/wire.js';
export * as documentsCalls from './documents/calls.js';
export * from './documents/responses.js';
export * from './documents/wire.js';
export * as billingCalls from './billing/calls.js';
export * from './billing/responses.js';
export * from './billing/wire.js';
export * as i18nCalls from './i18n/calls.js';
export * from './i18n/responses.js';
export * from './i18n/wire.js';
export * as wizardConfigCalls from './wizard-config/calls.js';
export * from './wizard-config/responses.js';
export * from './wizard-config/wire.js';
export * from './wires.js';
