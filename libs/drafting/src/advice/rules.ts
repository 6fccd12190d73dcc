import { advice as acceptance } from '../clauses/acceptance/advice.js';
import { advice as aiTools } from '../clauses/ai-tools/advice.js';
import { advice as changeControl } from '../clauses/change-control/advice.js';
import { advice as clientDuties } from '../clauses/client-duties/advice.js';
import { advice as confidentiality } from '../clauses/confidentiality/advice.js';
import { advice as creditPortfolio } from '../clauses/credit-portfolio/advice.js';
import { advice as dataProtection } from '../clauses/data-protection/advice.js';
import { advice as deposit } from '../clauses/deposit/advice.js';
import { advice as disputes } from '../clauses/disputes/advice.js';
import { advice as exclusivity } from '../clauses/exclusivity/advice.js';
import { advice as expenses } from '../clauses/expenses/advice.js';
import { advice as fees } from '../clauses/fees/advice.js';
import { advice as governingLaw } from '../clauses/governing-law/advice.js';
import { advice as handover } from '../clauses/handover/advice.js';
import { advice as invoicing } from '../clauses/invoicing/advice.js';
import { advice as ipOwnership } from '../clauses/ip-ownership/advice.js';
import { advice as killFee } from '../clauses/kill-fee/advice.js';
import { advice as latePayment } from '../clauses/late-payment/advice.js';
import { advice as liabilityCap } from '../clauses/liability-cap/advice.js';
import { advice as providerWarranties } from '../clauses/provider-warranties/advice.js';
import { advice as revisions } from '../clauses/revisions/advice.js';
import { advice as scope } from '../clauses/scope/advice.js';
import { advice as taxes } from '../clauses/taxes/advice.js';
import { advice as terminationConvenience } from '../clauses/termination-convenience/advice.js';
import { advice as timeline } from '../clauses/timeline/advice.js';
import { EXTRAS } from './extras.js';
import type { AdviceRule } from './rule.js';

/** Everything that may be advised, in the order of the clause catalogue. */
export const ADVICE: readonly AdviceRule[] = [
  ...scope,
  ...timeline,
  ...clientDuties,
  ...changeControl,
  ...revisions,
  ...acceptance,
  ...fees,
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
