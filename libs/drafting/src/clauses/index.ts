import type { Clause } from '../writing/clause.js';
import { acceptance } from './acceptance/index.js';
import { aiTools } from './ai-tools/index.js';
import { amendments } from './amendments/index.js';
import { assignment } from './assignment/index.js';
import { audit } from './audit/index.js';
import { background } from './background/index.js';
import { backgroundMaterials } from './background-materials/index.js';
import { changeControl } from './change-control/index.js';
import { clientDuties } from './client-duties/index.js';
import { clientWarranties } from './client-warranties/index.js';
import { confidentiality } from './confidentiality/index.js';
import { creditPortfolio } from './credit-portfolio/index.js';
import { dataProtection } from './data-protection/index.js';
import { definitions } from './definitions/index.js';
import { deposit } from './deposit/index.js';
import { disputes } from './disputes/index.js';
import { entireAgreement } from './entire-agreement/index.js';
import { exclusivity } from './exclusivity/index.js';
import { expenses } from './expenses/index.js';
import { fees } from './fees/index.js';
import { forceMajeure } from './force-majeure/index.js';
import { governingLaw } from './governing-law/index.js';
import { handover } from './handover/index.js';
import { indemnity } from './indemnity/index.js';
import { independentStatus } from './independent-status/index.js';
import { insurance } from './insurance/index.js';
import { invoicing } from './invoicing/index.js';
import { ipOwnership } from './ip-ownership/index.js';
import { killFee } from './kill-fee/index.js';
import { languages } from './languages/index.js';
import { latePayment } from './late-payment/index.js';
import { liabilityCap } from './liability-cap/index.js';
import { liquidatedDamages } from './liquidated-damages/index.js';
import { nonSolicitation } from './non-solicitation/index.js';
import { notices } from './notices/index.js';
import { parties } from './parties/index.js';
import { providerWarranties } from './provider-warranties/index.js';
import { publicity } from './publicity/index.js';
import { revisions } from './revisions/index.js';
import { scope } from './scope/index.js';
import { severability } from './severability/index.js';
import { signatures } from './signatures/index.js';
import { siteRules } from './site-rules/index.js';
import { subcontracting } from './subcontracting/index.js';
import { taxes } from './taxes/index.js';
import { term } from './term/index.js';
import { terminationBreach } from './termination-breach/index.js';
import { terminationConvenience } from './termination-convenience/index.js';
import { timeline } from './timeline/index.js';

/** The clause library, in the order of the catalogue. */
export const CLAUSES: readonly Clause[] = [
  parties,
  background,
  definitions,
  scope,
  timeline,
  clientDuties,
  changeControl,
  revisions,
  acceptance,
  fees,
  deposit,
  invoicing,
  latePayment,
  expenses,
  taxes,
  term,
  terminationConvenience,
  terminationBreach,
  killFee,
  handover,
  ipOwnership,
  backgroundMaterials,
  creditPortfolio,
  aiTools,
  confidentiality,
  dataProtection,
  independentStatus,
  subcontracting,
  providerWarranties,
  clientWarranties,
  liabilityCap,
  indemnity,
  insurance,
  nonSolicitation,
  exclusivity,
  liquidatedDamages,
  forceMajeure,
  assignment,
  notices,
  governingLaw,
  disputes,
  entireAgreement,
  amendments,
  severability,
  publicity,
  siteRules,
  audit,
  languages,
  signatures,
];
