import { acceptanceCheck } from '../clauses/acceptance/check.js';
import { aiToolsCheck } from '../clauses/ai-tools/check.js';
import { amendmentsCheck } from '../clauses/amendments/check.js';
import { assignmentCheck } from '../clauses/assignment/check.js';
import { auditCheck } from '../clauses/audit/check.js';
import { backgroundCheck } from '../clauses/background/check.js';
import { backgroundMaterialsCheck } from '../clauses/background-materials/check.js';
import { changeControlCheck } from '../clauses/change-control/check.js';
import { clientDutiesCheck } from '../clauses/client-duties/check.js';
import { clientWarrantiesCheck } from '../clauses/client-warranties/check.js';
import { confidentialityCheck } from '../clauses/confidentiality/check.js';
import { creditPortfolioCheck } from '../clauses/credit-portfolio/check.js';
import { dataProtectionCheck } from '../clauses/data-protection/check.js';
import { definitionsCheck } from '../clauses/definitions/check.js';
import { depositCheck } from '../clauses/deposit/check.js';
import { disputesCheck } from '../clauses/disputes/check.js';
import { entireAgreementCheck } from '../clauses/entire-agreement/check.js';
import { exclusivityCheck } from '../clauses/exclusivity/check.js';
import { expensesCheck } from '../clauses/expenses/check.js';
import { feesCheck } from '../clauses/fees/check.js';
import { forceMajeureCheck } from '../clauses/force-majeure/check.js';
import { governingLawCheck } from '../clauses/governing-law/check.js';
import { handoverCheck } from '../clauses/handover/check.js';
import { indemnityCheck } from '../clauses/indemnity/check.js';
import { independentStatusCheck } from '../clauses/independent-status/check.js';
import { insuranceCheck } from '../clauses/insurance/check.js';
import { invoicingCheck } from '../clauses/invoicing/check.js';
import { ipOwnershipCheck } from '../clauses/ip-ownership/check.js';
import { killFeeCheck } from '../clauses/kill-fee/check.js';
import { latePaymentCheck } from '../clauses/late-payment/check.js';
import { liabilityCapCheck } from '../clauses/liability-cap/check.js';
import { liquidatedDamagesCheck } from '../clauses/liquidated-damages/check.js';
import { nonSolicitationCheck } from '../clauses/non-solicitation/check.js';
import { noticesCheck } from '../clauses/notices/check.js';
import { partiesCheck } from '../clauses/parties/check.js';
import { providerWarrantiesCheck } from '../clauses/provider-warranties/check.js';
import { publicityCheck } from '../clauses/publicity/check.js';
import { revisionsCheck } from '../clauses/revisions/check.js';
import { scopeCheck } from '../clauses/scope/check.js';
import { signaturesCheck } from '../clauses/signatures/check.js';
import { siteRulesCheck } from '../clauses/site-rules/check.js';
import { subcontractingCheck } from '../clauses/subcontracting/check.js';
import { taxesCheck } from '../clauses/taxes/check.js';
import { termCheck } from '../clauses/term/check.js';
import { terminationBreachCheck } from '../clauses/termination-breach/check.js';
import { terminationConvenienceCheck } from '../clauses/termination-convenience/check.js';
import { timelineCheck } from '../clauses/timeline/check.js';
import type { ClauseCheck } from './rule.js';

/** What is checked in somebody else's contract, in the order of the catalogue: ties of gravity keep it. */
export const CHECKS: readonly ClauseCheck[] = [
  partiesCheck,
  backgroundCheck,
  definitionsCheck,
  scopeCheck,
  timelineCheck,
  clientDutiesCheck,
  changeControlCheck,
  revisionsCheck,
  acceptanceCheck,
  feesCheck,
  depositCheck,
  invoicingCheck,
  latePaymentCheck,
  expensesCheck,
  taxesCheck,
  termCheck,
  terminationConvenienceCheck,
  terminationBreachCheck,
  killFeeCheck,
  handoverCheck,
  ipOwnershipCheck,
  backgroundMaterialsCheck,
  creditPortfolioCheck,
  aiToolsCheck,
  confidentialityCheck,
  dataProtectionCheck,
  independentStatusCheck,
  subcontractingCheck,
  providerWarrantiesCheck,
  clientWarrantiesCheck,
  liabilityCapCheck,
  indemnityCheck,
  insuranceCheck,
  nonSolicitationCheck,
  exclusivityCheck,
  liquidatedDamagesCheck,
  forceMajeureCheck,
  assignmentCheck,
  noticesCheck,
  governingLawCheck,
  disputesCheck,
  entireAgreementCheck,
  amendmentsCheck,
  publicityCheck,
  siteRulesCheck,
  auditCheck,
  signaturesCheck,
];
