import { anyTasks } from './any-tasks.js';
import { advice as acceptance } from './acceptance.js';
import { advice as aiTools } from './ai-tools.js';
import { advice as changeControl } from './change-control.js';
import { advice as clientDuties } from './client-duties.js';
import { advice as confidentiality } from './confidentiality.js';
import { advice as creditPortfolio } from './credit-portfolio.js';
import { advice as dataProtection } from './data-protection.js';
import { advice as deposit } from './deposit.js';
import { advice as disputes } from './disputes.js';
import { advice as exclusivity } from './exclusivity.js';
import { advice as expenses } from './expenses.js';
import { advice as governingLaw } from './governing-law.js';
import { advice as handover } from './handover.js';
import { advice as invoicing } from './invoicing.js';
import { advice as ipOwnership } from './ip-ownership.js';
import { advice as killFee } from './kill-fee.js';
import { advice as latePayment } from './late-payment.js';
import { advice as liabilityCap } from './liability-cap.js';
import { advice as providerWarranties } from './provider-warranties.js';
import { advice as revisions } from './revisions.js';
import { advice as taxes } from './taxes.js';
import { advice as terminationConvenience } from './termination-convenience.js';
import { advice as timeline } from './timeline.js';
import { EXTRAS } from './extras.js';
import type { AdviceRule } from '../rule.js';

/** What is advised before the fees, in the order of the clause catalogue. */
export const BEFORE_FEES: readonly AdviceRule[] = [
  ...timeline,
  ...clientDuties,
  ...changeControl,
  ...revisions,
  ...acceptance,
];
/** What is advised behind the fees. */
export const AFTER_FEES: readonly AdviceRule[] = [
  ...deposit,
  ...invoicing,
  ...latePayment,
  ...expenses,
  ...taxes,
  ...terminationConvenience,
  ...killFee,
  ...handover,
  ...ipOwnership,
  ...creditPortfolio,
  ...aiTools,
  ...confidentiality,
  ...dataProtection,
  ...providerWarranties,
  ...liabilityCap,
  ...exclusivity,
  ...governingLaw,
  ...disputes,
  ...EXTRAS,
];

/** What has a sentence of its own. What asks for an answer instead is read from the person’s own words, which pages need not load. */
export const WORDED: readonly AdviceRule[] = [anyTasks, ...BEFORE_FEES, ...AFTER_FEES];
