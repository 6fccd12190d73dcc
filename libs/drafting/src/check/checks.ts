import { acceptanceCheck } from '../clauses/acceptance/check.js';
import { aiToolsCheck } from '../clauses/ai-tools/check.js';
import { backgroundCheck } from '../clauses/background/check.js';
import { backgroundMaterialsCheck } from '../clauses/background-materials/check.js';
import { changeControlCheck } from '../clauses/change-control/check.js';
import { clientDutiesCheck } from '../clauses/client-duties/check.js';
import { creditPortfolioCheck } from '../clauses/credit-portfolio/check.js';
import { definitionsCheck } from '../clauses/definitions/check.js';
import { depositCheck } from '../clauses/deposit/check.js';
import { expensesCheck } from '../clauses/expenses/check.js';
import { feesCheck } from '../clauses/fees/check.js';
import { handoverCheck } from '../clauses/handover/check.js';
import { invoicingCheck } from '../clauses/invoicing/check.js';
import { ipOwnershipCheck } from '../clauses/ip-ownership/check.js';
import { killFeeCheck } from '../clauses/kill-fee/check.js';
import { latePaymentCheck } from '../clauses/late-payment/check.js';
import { partiesCheck } from '../clauses/parties/check.js';
import { revisionsCheck } from '../clauses/revisions/check.js';
import { scopeCheck } from '../clauses/scope/check.js';
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
];
