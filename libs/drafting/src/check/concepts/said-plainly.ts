import {
  isAnythingAsked,
  isChangedByClientAlone,
  isClientFreeOfLiability,
  isNeverShown,
  isRejectedAtWill,
  isRejectedWithoutReasons,
} from './free-powers.js';
import {
  isBilledLast,
  isCapOfClient,
  isChangedForNothing,
  isNamedNever,
  isPayingToLeave,
  isSweptIn,
} from './given-up.js';
import { isRevisedForever, isSecretForever, isUnpaidWhenEnded, isWithoutLimit } from './grave-words.js';
import {
  isAcceptedAlonePaid,
  isBehindClientTerms,
  isKeptByClient,
  isPaidLate,
  isRenewedForLong,
  isSumADay,
  isUsedUnpaid,
} from './quiet-burdens.js';
import {
  isDisputingAtOwnCost,
  isPayingLawyers,
  isPromisingResults,
  isTakingEveryLoss,
} from './costs-and-results.js';
import { isPaidWhenClientIs } from './paid-by-others.js';
import { isAcceptedAtWill, isPaidAtWill, isRefusedBySilence } from './refused-by-silence.js';
import {
  isFinishedByOthers,
  isPayingForAccess,
  isRepaidWhenIll,
  isSlipPunished,
  isTokenInterest,
} from './beside-the-price.js';
import {
  isBehindOtherText,
  isMeasuredByHabit,
  isStoppedInAWindow,
  isTeachingMachines,
} from './beside-the-text.js';
import { isAssignedBesides, isLookedInto, isManyRounds, isRepairingForYears } from './beside-the-work.js';
import { isPassedUnpaid, isUnpaidUntilAccepted } from './before-the-money.js';
import { isBilledAfterLast, isEndedBeforeOut, isPaidIfOut, isTakenOffAtWill } from './falling-pay.js';
import { isFinedAlone, isSecrecyFined } from './fines.js';
import { isDoneAgainForFree, isRevisedAtWill, isShareOnTop } from './more-for-the-price.js';
import { isArbiterOfClient } from './client-arbiter.js';
import { isWithoutAdvance } from './no-advance.js';
import { isBarredAfterEnd } from './non-compete.js';
import { isAcceptedSomeDay, isBoundToStay, isReviewedLong } from './waiting-and-leaving.js';
import { words, wordsBeside } from '../whole-words.js';

/**
 * What words say by themselves, however short the sentence and whatever the reader makes of it, and which defects it is not then: a
 * reader that has learned sentences takes "may not end this agreement" for what it has seen beside "may not".
 */
interface Plain {
  readonly defect: string;
  readonly isSaid: (plain: string, before: string) => boolean;
  readonly instead: RegExp;
}

const DEAL = '(?:this |the )?(?:agreement|contract|engagement|assignment|lease|project)';

function says(needed: readonly string[], listed: string, unless?: string): (plain: string) => boolean {
  const [said, not] = [wordsBeside(needed, listed), unless === undefined ? undefined : words(unless)];
  return (plain) => said.test(plain) && not?.test(plain) !== true;
}

const PLAIN: readonly Plain[] = [
  {
    defect: 'invoicing.pay-when-paid',
    isSaid: isPaidWhenClientIs,
    instead:
      /^(?:(?:kill-fee|liability-cap|force-majeure)\.|fees\.(?:contingent|no-amount)$|late-payment\.no-suspension$)/u,
  },
  { defect: 'invoicing.long-term', isSaid: isPaidLate, instead: /^acceptance\.long-review$/u },
  { defect: 'acceptance.long-review', isSaid: isReviewedLong, instead: /^acceptance\.open-ended$/u },
  {
    defect: 'acceptance.silence-rejects',
    isSaid: isRefusedBySilence,
    instead: /^acceptance\.(?:open-ended|reject-without-reason|long-review)$/u,
  },
  {
    defect: 'acceptance.subjective',
    isSaid: isAcceptedAtWill,
    instead: /^(?:acceptance\.(?:open-ended|long-review)|disputes\.client-decides|scope\..+)$/u,
  },
  {
    defect: 'indemnity.legal-costs',
    isSaid: isPayingLawyers,
    instead: /^(?:disputes\.arbitration-costs|expenses\.on-provider|taxes\.bank-charges)$/u,
  },
  {
    defect: 'indemnity.everything',
    isSaid: isTakingEveryLoss,
    instead: /^indemnity\.(?:one-way|client-fault)$|^liability-cap\.for-others$/u,
  },
  {
    defect: 'provider-warranties.results',
    isSaid: isPromisingResults,
    instead: /^fees\.clawback$/u,
  },
  {
    defect: 'acceptance.open-ended',
    isSaid: isAcceptedSomeDay,
    instead: /^(?:confidentiality|term|termination-.+|timeline)\./u,
  },
  {
    defect: 'liquidated-damages.uncapped',
    isSaid: isSumADay,
    instead: /^liquidated-damages\.(?:one-way|high|automatic)$/u,
  },
  { defect: 'term.auto-renewal', isSaid: isRenewedForLong, instead: /^term\.(?:no-end|lock-in)$/u },
  { defect: 'term.lock-in', isSaid: isKeptByClient, instead: /^term\.(?:no-end|auto-renewal)$/u },
  {
    defect: 'invoicing.on-approval',
    isSaid: isPaidAtWill,
    instead:
      /^(?:acceptance\.(?:subjective|open-ended)|fees\.contingent|invoicing\.(?:at-end|pay-when-paid))$/u,
  },
  {
    defect: 'invoicing.on-approval',
    isSaid: isUnpaidUntilAccepted,
    instead:
      /^(?:acceptance\.(?:subjective|open-ended)|deposit\..+|fees\.contingent|invoicing\.(?:at-end|pay-when-paid))$/u,
  },
  {
    defect: 'ip-ownership.before-payment',
    isSaid: isPassedUnpaid,
    instead: /^(?:acceptance\.long-review|ip-ownership\.(?:extent|no-assignment))$/u,
  },
  {
    defect: 'disputes.arbitration-costs',
    isSaid: isDisputingAtOwnCost,
    instead: /^(?:expenses|indemnity)\./u,
  },
  {
    defect: 'disputes.client-arbiter',
    isSaid: isArbiterOfClient,
    instead: /^(?:disputes\.(?:client-decides|no-court|waiver)|acceptance\.subjective)$/u,
  },
  {
    defect: 'background-materials.swept-in',
    isSaid: isSweptIn,
    instead: /^(?:background-materials\..+|ip-ownership\.swept-in)$/u,
  },
  {
    defect: 'deposit.refused',
    isSaid: isWithoutAdvance,
    instead: /^(?:deposit\.refundable|expenses\.on-provider|fees\..+|invoicing\..+)$/u,
  },
  { defect: 'acceptance.use-without-accepting', isSaid: isUsedUnpaid, instead: /^acceptance\./u },
  {
    defect: 'termination-convenience.no-pay',
    isSaid: isAcceptedAlonePaid,
    instead: /^(?:term\.|kill-fee\.none$|acceptance\.subjective$)/u,
  },
  {
    defect: 'entire-agreement.unseen',
    isSaid: isBehindClientTerms,
    instead: /^(?:definitions|amendments)\./u,
  },
  {
    defect: 'exclusivity.non-compete',
    isSaid: isBarredAfterEnd,
    instead: /^(?:exclusivity|non-solicitation)\./u,
  },
  { defect: 'termination-convenience.client-only', isSaid: isBoundToStay, instead: /^term\./u },
  {
    defect: 'change-control.free',
    isSaid: isChangedForNothing,
    instead:
      /^(?:fees\.(?:no-increase|below-effort)|timeline\.(?:no-extension|client-sets)|change-control\.(?:no-time|client-decides)|amendments\.unilateral|term\.lock-in)$/u,
  },
  {
    defect: 'termination-convenience.barred',
    isSaid: isPayingToLeave,
    instead: /^(?:kill-fee\..+|termination-convenience\.(?:no-notice|long-notice))$/u,
  },
  { defect: 'credit-portfolio.moral-rights', isSaid: isNamedNever, instead: /^credit-portfolio\.ghost$/u },
  { defect: 'invoicing.on-approval', isSaid: isBilledLast, instead: /^invoicing\.at-end$/u },
  {
    defect: 'invoicing.at-end',
    isSaid: isBilledAfterLast,
    instead: /^invoicing\.(?:formalities|on-approval)$/u,
  },
  {
    defect: 'fees.contingent',
    isSaid: isPaidIfOut,
    instead: /^(?:fees\.(?:no-amount|client-may-cut)|invoicing\.(?:pay-when-paid|on-approval|withhold))$/u,
  },
  {
    defect: 'termination-convenience.no-pay',
    isSaid: isEndedBeforeOut,
    instead: /^(?:fees\..+|term\..+|termination-breach\.any-breach)$/u,
  },
  {
    defect: 'invoicing.withhold',
    isSaid: isTakenOffAtWill,
    instead: /^(?:indemnity\..+|liquidated-damages\..+|fees\.client-may-cut)$/u,
  },
  { defect: 'liability-cap.one-way', isSaid: isCapOfClient, instead: /^liability-cap\.high$/u },
  {
    defect: 'invoicing.on-approval',
    isSaid: says(
      ['final(?:ly)? (?:accept|approv)|galutin'],
      '(?:invoices?|invoiced|bills?) (?:[^.;]{0,60} )?only (?:[^.;]{0,30} )?(?:after|upon|on|once|when|following) (?:[^.;]{0,40} )?final(?:ly)? (?:accept|approv)\\p{L}*|(?:no invoices?|not (?:\\p{L}+ )?invoice) (?:[^.;]{0,60} )?(?:before|until) (?:[^.;]{0,40} )?final(?:ly)? (?:accept|approv)\\p{L}*|sąskait\\p{L}* (?:[^.;]{0,60} )?tik (?:[^.;]{0,40} )?(?:galutin\\p{L}* (?:[^.;]{0,30} )?(?:priėm|priim|patvirtin)\\p{L}*)|sąskait\\p{L}* (?:[^.;]{0,60} )?(?:priėm|patvirtin)\\p{L}* tik galutin\\p{L}*',
      'deemed|silence|tacit|tyl\\p{L}*|laikom\\p{L}*',
    ),
    instead: /^acceptance\.(?:open-ended|subjective)$/u,
  },
  {
    defect: 'liability-cap.unlimited',
    isSaid: isWithoutLimit,
    instead: /^liability-cap\.(?:high|no-carve-outs)$/u,
  },
  {
    defect: 'termination-convenience.no-pay',
    isSaid: isUnpaidWhenEnded,
    instead: /^term\./u,
  },
  {
    defect: 'confidentiality.perpetual',
    isSaid: isSecretForever,
    instead: /^(?:confidentiality\.too-long|term\.(?:no-end|survives))$/u,
  },
  {
    defect: 'confidentiality.penalty',
    isSaid: isSecrecyFined,
    instead: /^liquidated-damages\.(?:one-way|plus-damages)$/u,
  },
  {
    defect: 'liquidated-damages.one-way',
    isSaid: isFinedAlone,
    instead: /^late-payment\./u,
  },
  {
    defect: 'revisions.unlimited',
    isSaid: isRevisedAtWill,
    instead: /^(?:change-control\..+|provider-warranties\..+|revisions\.(?:many|new-direction))$/u,
  },
  {
    defect: 'change-control.free',
    isSaid: (plain) => isShareOnTop(plain) || isDoneAgainForFree(plain),
    instead:
      /^(?:provider-warranties\..+|revisions\..+|fees\.(?:no-increase|below-effort|no-amount)|site-rules\.free-maintenance)$/u,
  },
  {
    defect: 'revisions.unlimited',
    isSaid: isRevisedForever,
    instead:
      /^(?:client-duties\.provider-chases|revisions\.(?:many|new-direction)|provider-warranties\.too-long)$/u,
  },
  {
    defect: 'ip-ownership.before-payment',
    isSaid: says(
      ['whether or not|irrespective|regardless|even if|nepriklausomai', 'paid|payment|mok'],
      '(?:rights?|ownership|title|copyright)(?! to (?:use|end)) (?:[^.;]{0,80} )?(?:pass(?:es)?|vests?|belongs?|transfers?|assigned) (?:[^.;]{0,60} )?client (?:[^.;]{0,60} )?(?:whether or not (?:[^.;]{0,30} )?paid|(?:irrespective|regardless) of (?:[^.;]{0,20} )?pa(?:yment|id)|even if (?:[^.;]{0,40} )?not (?:yet )?(?:been )?paid)|teisės (?:[^.;]{0,60} )?(?:pereina|priklauso) (?:[^.;]{0,20} )?klientui (?:[^.;]{0,60} )?nepriklausomai nuo (?:to, ar )?(?:[^.;]{0,20} )?(?:su|ap)mok\\p{L}+',
      'remains?|stays?|lieka',
    ),
    instead: /^ip-ownership\.(?:extent|no-assignment)$/u,
  },
  {
    defect: 'termination-convenience.barred',
    isSaid: says(
      [
        'provider (?:may|can|shall|must|has|is) ?no|negali|neturi',
        'end|terminate|cancel|rescind|withdraw|leave|resign|nutraukti|atsisakyti',
      ],
      `provider (?:may not|cannot|can not|shall not|must not|has no right to|is not entitled to) (?:\\p{L}+ )?(?:(?:end|terminate|cancel|rescind|withdraw from|leave) ${DEAL}|(?:leave|resign|withdraw)(?= (?:before|until|while)|[.;,]?$))|paslaugų teikėjas (?:\\p{L}+ ){0,2}(?:sutarties|jos) (?:\\p{L}+ ){0,2}(?:nutraukti|atsisakyti) (?:negali|neturi teisės)|paslaugų teikėjas (?:negali|neturi teisės) (?:\\p{L}+ ){0,2}(?:nutraukti|atsisakyti) (?:šios )?sutarties`,
      'except|unless|without|other than|neither|nor|only|and the client|breach|išskyrus|nebent|be|tik|klientas',
    ),
    instead: /^(?!term)|^termination-breach\./u,
  },
  {
    defect: 'acceptance.reject-without-reason',
    isSaid: isRejectedWithoutReasons,
    instead:
      /^(?:acceptance\.(?:subjective|after-acceptance|open-ended)|termination-convenience\..+|kill-fee\..+|invoicing\.(?:pay-when-paid|on-approval|withhold)|fees\.contingent)$/u,
  },
  {
    defect: 'acceptance.subjective',
    isSaid: isRejectedAtWill,
    instead:
      /^(?:acceptance\.(?:reject-without-reason|after-acceptance|open-ended)|termination-convenience\..+|kill-fee\..+|invoicing\.(?:pay-when-paid|on-approval|withhold)|fees\.contingent)$/u,
  },
  { defect: 'amendments.unilateral', isSaid: isChangedByClientAlone, instead: /^(?:termination|term)/u },
  {
    defect: 'liability-cap.one-way',
    isSaid: isClientFreeOfLiability,
    instead: /^liability-cap\.no-carve-outs$/u,
  },
  {
    defect: 'scope.any-tasks',
    isSaid: isAnythingAsked,
    instead: /^(?:scope\.(?:contradiction|open-list|thin)|background-materials\..+)$/u,
  },
  { defect: 'scope.any-tasks', isSaid: isAssignedBesides, instead: /^scope\.(?:open-list|thin)$/u },
  { defect: 'revisions.many', isSaid: isManyRounds, instead: /^revisions\.new-direction$/u },
  {
    defect: 'provider-warranties.too-long',
    isSaid: isRepairingForYears,
    instead: /^(?:site-rules\.free-maintenance|handover\.free-help|timeline\.always-available)$/u,
  },
  {
    defect: 'site-rules.monitoring',
    isSaid: isLookedInto,
    instead: /^(?:audit\..+|publicity\.likeness|site-rules\.unseen-policies)$/u,
  },
  {
    defect: 'late-payment.token',
    isSaid: isTokenInterest,
    instead: /^fees\.(?:client-may-cut|contingent)$/u,
  },
  {
    defect: 'invoicing.formalities',
    isSaid: isSlipPunished,
    instead: /^invoicing\.(?:withhold|long-term|on-approval)$/u,
  },
  {
    defect: 'expenses.on-provider',
    isSaid: isPayingForAccess,
    instead: /^(?:taxes\.bank-charges|audit\.costs|fees\.clawback)$/u,
  },
  {
    defect: 'termination-breach.forfeit',
    isSaid: isFinishedByOthers,
    instead: /^(?:audit\.costs|expenses\.on-provider|subcontracting\..+)$/u,
  },
  {
    defect: 'fees.clawback',
    isSaid: isRepaidWhenIll,
    instead: /^(?:subcontracting\..+|deposit\.refundable)$/u,
  },
  {
    defect: 'entire-agreement.unseen',
    isSaid: isBehindOtherText,
    instead: /^(?:signatures\.bound-alone|governing-law\..+|definitions\..+)$/u,
  },
  {
    defect: 'definitions.undefined',
    isSaid: isMeasuredByHabit,
    instead: /^(?:definitions\.sweeping|scope\..+|site-rules\.unseen-policies)$/u,
  },
  { defect: 'term.auto-renewal', isSaid: isStoppedInAWindow, instead: /^term\.(?:no-end|lock-in)$/u },
  { defect: 'ai-tools.training', isSaid: isTeachingMachines, instead: /^ai-tools\.ban-any$/u },
  { defect: 'credit-portfolio.ban', isSaid: isNeverShown, instead: /^credit-portfolio\.ghost$/u },
  {
    defect: 'amendments.unilateral',
    isSaid: says(
      ['the (?:rent|charges)|didinti (?:nuomos )?mokest'],
      'client (?:may|can|is entitled to|has the right to) (?:\\p{L}+ ){0,3}(?:raise|increase) the (?:rent|charges)|klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę) (?:\\p{L}+ ){0,3}(?:padidinti|didinti) (?:nuomos )?mokest\\p{L}+',
    ),
    instead: /^(?:termination|term)/u,
  },
];

const saidIn = (plain: string, before: string): readonly Plain[] =>
  PLAIN.filter(({ isSaid }) => isSaid(plain, before));

/** The defects that a sentence has whatever else it says; `before`: what it is about, by its heading and the sentence before. */
export const plainDefects = (plain: string, before = ''): readonly string[] =>
  saidIn(plain, before).map(({ defect }) => defect);

/** Whether what the reader suspects is the wrong name for what the sentence says plainly. */
export const isMisnamed = (defect: string, plain: string, before = ''): boolean =>
  saidIn(plain, before).some((said) => said.defect !== defect && said.instead.test(defect));
