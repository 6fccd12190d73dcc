import { countryOfCity, isSameCountry } from '../cities.js';
import { hasDeliverables, takesDeposit } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import { PLACEHOLDER_NAMES, type ClauseId } from '../../model.js';
import { placeholderLabel } from '../../placeholders.js';
import { advice as fees } from '../../clauses/fees/advice.js';
import { advice as timeline } from '../../clauses/timeline/advice.js';
import { hasOnlyKnownGaps, hasOnlyDefinedWords, hasOnlyLiveReferences } from './wording.js';
import type { Checked } from './checked.js';

export type StructureGroup = 'legal' | 'clarity' | 'risk' | 'commercial';

export interface StructureRule {
  readonly id: `${StructureGroup}.${string}`;
  /** Where to look when it fails; none for the document as a whole. */
  readonly clauseId?: ClauseId;
  passes(checked: Checked): boolean;
}

/** Everything named stands in the document: clauses, or single paragraphs of them. */
const stands =
  (...names: readonly (ClauseId | `${ClauseId}.${string}`)[]) =>
  ({ present }: Checked): boolean =>
    names.every((name) => present.has(name));
const either =
  (...names: readonly `${ClauseId}.${string}`[]) =>
  ({ present }: Checked): boolean =>
    names.some((name) => present.has(name));

/** What the advice says about the answers is mended. */
const isFree =
  (...ids: readonly string[]) =>
  ({ situation }: Checked): boolean =>
    [...timeline, ...fees]
      .filter(({ id }) => ids.includes(id))
      .every((rule) => rule.find(situation) === undefined);

const PARTY_GAPS = ['name', 'address', 'email'].flatMap((part) => [`provider.${part}`, `client.${part}`]);

const namesBothParties = ({ document }: Checked): boolean => {
  const inTable = document.parties.rows
    .flat(2)
    .flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));
  return PARTY_GAPS.every((gap) => inTable.some((name) => name === gap));
};

const bothSign = ({ document }: Checked): boolean =>
  document.signatures.parties.every(({ lines }) =>
    lines.some(({ content }) =>
      content.some((part) => part.kind === 'placeholder' && part.name.endsWith('.signature')),
    ),
  );

const isOneLegalSystem = ({ situation: { terms } }: Checked): boolean => {
  const code = terms.courtCity === undefined ? undefined : countryOfCity(terms.courtCity);
  return code === undefined || isSameCountry({ code }, terms.governingLaw);
};

const listsEveryGap = ({ document, contents }: Checked): boolean => {
  const listed = new Set(document.toFill.entries.map(({ name }) => name));
  return contents
    .flat()
    .every(
      (part) =>
        part.kind !== 'placeholder' ||
        (listed.has(part.name) &&
          PLACEHOLDER_NAMES.includes(part.name) &&
          part.label === placeholderLabel(part.name, document.language)),
    );
};

const isPaidInTime = ({ situation: { terms } }: Checked): boolean =>
  terms.dueDays <= (freelancerAct(terms)?.longestTerm ?? Infinity);

const onlyIf =
  (condition: (checked: Checked) => boolean, then: (checked: Checked) => boolean) => (checked: Checked) =>
    !condition(checked) || then(checked);

/** What every contract of ours has to fulfil before it may be called complete. */
export const STRUCTURE_RULES: readonly StructureRule[] = [
  { id: 'legal.parties', clauseId: 'parties', passes: namesBothParties },
  {
    id: 'legal.core',
    clauseId: 'scope',
    passes: stands('scope', 'timeline', 'fees', 'invoicing', 'term', 'amendments', 'entire-agreement'),
  },
  {
    id: 'legal.rights',
    clauseId: 'ip-ownership',
    passes: either('ip-ownership.transfer', 'ip-ownership.grant'),
  },
  { id: 'legal.status', clauseId: 'independent-status', passes: stands('independent-status.independence') },
  {
    id: 'legal.confidentiality',
    clauseId: 'confidentiality',
    passes: onlyIf(
      ({ situation }) => situation.terms.confidentiality.kind !== 'none',
      stands('confidentiality.duties', 'confidentiality.exclusions', 'confidentiality.duration'),
    ),
  },
  {
    id: 'legal.data',
    clauseId: 'data-protection',
    passes: onlyIf(
      ({ situation }) => situation.terms.personalData,
      stands('data-protection.processing', 'data-protection.provider', 'data-protection.deletion'),
    ),
  },
  {
    id: 'legal.law',
    clauseId: 'governing-law',
    passes: (checked) => stands('governing-law', 'disputes.court')(checked) && isOneLegalSystem(checked),
  },
  { id: 'legal.references', passes: hasOnlyLiveReferences },
  { id: 'legal.signatures', clauseId: 'signatures', passes: bothSign },

  {
    id: 'clarity.work-type',
    clauseId: 'scope',
    passes: ({ isSettled }) => isSettled('freelance_type', 'scope.work-type'),
  },
  {
    id: 'clarity.scope',
    clauseId: 'scope',
    passes: ({ isSettled }) => isSettled('scope_of_work', 'scope.missing'),
  },
  {
    id: 'clarity.start',
    clauseId: 'timeline',
    passes: ({ isSettled }) => isSettled('starting_work_date', 'timeline.missing-start'),
  },
  {
    id: 'clarity.deadline',
    clauseId: 'timeline',
    passes: ({ isSettled }) => isSettled('final_deadline', 'timeline.missing'),
  },
  { id: 'clarity.dates', clauseId: 'timeline', passes: isFree('timeline.order', 'timeline.milestone-dates') },
  { id: 'clarity.words', clauseId: 'definitions', passes: hasOnlyDefinedWords },
  { id: 'clarity.gaps', passes: hasOnlyKnownGaps },
  { id: 'clarity.gaps-listed', passes: listsEveryGap },

  { id: 'risk.cap', clauseId: 'liability-cap', passes: stands('liability-cap.cap') },
  {
    id: 'risk.carve-outs',
    clauseId: 'liability-cap',
    passes: onlyIf(
      ({ situation }) => situation.terms.liabilityCap !== 'uncapped',
      stands('liability-cap.carve-outs'),
    ),
  },
  { id: 'risk.warranty', clauseId: 'provider-warranties', passes: stands('provider-warranties.care') },
  {
    id: 'risk.exit',
    clauseId: 'termination-convenience',
    passes: (checked) =>
      either('termination-convenience.right')(checked) ||
      stands('termination-convenience.client', 'termination-convenience.provider')(checked),
  },
  {
    id: 'risk.work-paid',
    clauseId: 'termination-convenience',
    passes: stands('termination-convenience.payment'),
  },
  { id: 'risk.breach', clauseId: 'termination-breach', passes: stands('termination-breach.cure') },
  {
    id: 'risk.force-majeure',
    clauseId: 'force-majeure',
    passes: stands('force-majeure.relief', 'force-majeure.exit'),
  },
  { id: 'risk.handover', clauseId: 'handover', passes: stands('handover.invoice', 'handover.return') },
  { id: 'risk.disputes', clauseId: 'disputes', passes: stands('disputes.negotiation', 'disputes.court') },

  {
    id: 'commercial.structure',
    clauseId: 'fees',
    passes: ({ isSettled }) => isSettled('payment_structure', 'fees.missing-structure'),
  },
  {
    id: 'commercial.amount',
    clauseId: 'fees',
    passes: (checked) =>
      checked.isSettled('payment_amount', 'fees.no-amount') || checked.situation.price !== undefined,
  },
  { id: 'commercial.parts', clauseId: 'fees', passes: isFree('fees.stages-sum') },
  { id: 'commercial.milestones', clauseId: 'fees', passes: isFree('fees.milestones') },
  {
    id: 'commercial.due',
    clauseId: 'invoicing',
    passes: (checked) => stands('invoicing.due')(checked) && isPaidInTime(checked),
  },
  {
    id: 'commercial.late',
    clauseId: 'late-payment',
    passes: stands('late-payment.suspension'),
  },
  {
    id: 'commercial.deposit',
    clauseId: 'deposit',
    passes: onlyIf(
      ({ situation }) => takesDeposit(situation.terms),
      stands('deposit.amount', 'deposit.refund'),
    ),
  },
  {
    id: 'commercial.changes',
    clauseId: 'change-control',
    passes: stands('change-control.request', 'change-control.rate'),
  },
  {
    id: 'commercial.acceptance',
    clauseId: 'acceptance',
    passes: onlyIf(
      ({ situation }) => hasDeliverables(situation.terms),
      (checked) =>
        stands('acceptance.review')(checked) && either('acceptance.deemed', 'acceptance.payment')(checked),
    ),
  },
  { id: 'commercial.taxes', clauseId: 'taxes', passes: stands('taxes') },
];
