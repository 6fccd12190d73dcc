import { isCourtAbroad } from '../../terms/cities.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import type { ClauseId, PlaceholderName } from '../../model/document.js';
import { defaultWizard } from '../../questions/index.js';
import type { AnswerKey, Answers } from '../../terms/answers.js';
import { answerFault } from '../../reading/answer-fault.js';
import { dayFaultsOf } from '../../reading/day-order.js';
import { lacksExpenseLimit } from '../../reading/expense-limit.js';
import { openGapsOf } from '../../reading/open-gaps.js';
import { stageFaultsOf } from '../../reading/stage-faults.js';
import { answerReader } from '../../reading/answer-reader.js';
import { languagesOf } from '../../reading/languages.js';
import { hasOnlyKnownGaps, hasOnlyDefinedWords, hasOnlyLiveReferences, furtherGap } from './wording.js';
import type { Checked } from './checked.js';

export type StructureGroup = 'legal' | 'clarity' | 'risk' | 'commercial';

export interface StructureRule {
  readonly id: `${StructureGroup}.${string}`;
  /** Where to look when it fails; none for the document as a whole. */
  readonly clauseId?: ClauseId;
  /** The answers that it is about. */
  readonly asks?: readonly AnswerKey[];
  /** Which of them is to be changed where each could stand by itself. */
  readonly cause?: (checked: Checked) => string | undefined;
  /** What it is asked of; every contract where it is not said. */
  readonly belongs?: (checked: Checked) => boolean;
  /** It warns: the contract is complete without it. */
  readonly isAdvice?: true;
  passes(checked: Checked): boolean;
}

/** The gap stands nowhere in the contract: what belongs there is written. */
const isWritten =
  (name: PlaceholderName) =>
  ({ contents }: Checked): boolean =>
    contents.flat().every((part) => part.kind !== 'placeholder' || part.name !== name);

const isGiven =
  (key: AnswerKey) =>
  ({ situation }: Checked): boolean =>
    situation.isGiven(key);

const TYPES: ReadonlyMap<string, string> = new Map(
  defaultWizard().flatMap(({ fields }) => fields.map(({ key, type }) => [key, type])),
);

/** As the field and the server read it. */
const isRefused = (key: AnswerKey, answers: Answers): boolean =>
  answerFault({ key, type: TYPES.get(key) ?? 'text' }, (each) => answers[each]) !== undefined;

/** What was answered is what the clauses say: no default stands in its place, and no field would refuse it. */
const carries =
  (...keys: readonly AnswerKey[]) =>
  ({ situation: { answers, terms } }: Checked): boolean =>
    keys.every((carried) => terms.unread.every(({ key }) => key !== carried) && !isRefused(carried, answers));

/** The answer by which a rule that does not pass is mended. */
export function toMend({ asks = [], cause }: StructureRule, checked: Checked): string | undefined {
  const { answers, terms, isGiven: isAnswered } = checked.situation;
  const isUnusable = (key: AnswerKey): boolean =>
    terms.unread.some((unread) => unread.key === key) || isRefused(key, answers);
  return asks.find(isUnusable) ?? cause?.(checked) ?? asks.find((key) => !isAnswered(key)) ?? asks[0];
}

const all =
  (...rules: readonly ((checked: Checked) => boolean)[]) =>
  (checked: Checked): boolean =>
    rules.every((passes) => passes(checked));

const sumsUp = ({ situation: { answers } }: Checked): boolean =>
  stageFaultsOf(answers).every(({ reason }) => reason !== 'price');
const paysEachStage = ({ situation: { answers } }: Checked): boolean =>
  stageFaultsOf(answers).every(({ reason }) => reason === 'price');

const PARTIES = [
  ['provider_type', 'provider_country'],
  ['client_type', 'client_country'],
] as const;
const PARTY_GAPS = ['name', 'address', 'email'].flatMap((part) => [`provider.${part}`, `client.${part}`]);

/** Who the parties are was said, and both have a place for their names. */
const namesBothParties = ({ document, situation: { answers } }: Checked): boolean => {
  const read = answerReader(answers);
  const inTable = document.parties.rows
    .flat(2)
    .flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));
  return (
    PARTIES.every((keys) => keys.some((key) => read.choice(key) !== undefined)) &&
    PARTY_GAPS.every((gap) => inTable.some((name) => name === gap))
  );
};

const isOneLegalSystem = ({ situation: { terms } }: Checked): boolean => !isCourtAbroad(terms);

/** Who answers that expenses are limited has to say to how much. */
const hasItsLimit = ({ situation: { answers } }: Checked): boolean => !lacksExpenseLimit(answers);

const isPaidInTime = ({ situation: { terms } }: Checked): boolean =>
  terms.dueDays <= (freelancerAct(terms)?.longestTerm ?? Infinity);

/** What every contract of ours has to fulfil before it may be called complete. Each of them can fail by what was answered. */
export const STRUCTURE_RULES: readonly StructureRule[] = [
  {
    id: 'legal.parties',
    clauseId: 'parties',
    asks: ['provider_country', 'client_country'],
    cause: ({ situation }) => (situation.isGiven('client_country') ? undefined : 'client_country'),
    passes: all(namesBothParties, isGiven('client_country'), carries('provider_country', 'client_country')),
  },
  {
    id: 'legal.rights',
    clauseId: 'ip-ownership',
    asks: ['ip_ownership', 'licence_uses'],
    passes: carries('ip_ownership', 'licence_uses'),
  },
  {
    id: 'legal.confidentiality',
    clauseId: 'confidentiality',
    asks: ['confidentiality'],
    passes: carries('confidentiality'),
  },
  {
    id: 'legal.subcontracting',
    clauseId: 'subcontracting',
    asks: ['subcontracting'],
    passes: carries('subcontracting'),
  },
  {
    id: 'legal.law',
    clauseId: 'governing-law',
    asks: ['governing_law', 'court_city'],
    cause: () => 'court_city',
    passes: all(isOneLegalSystem, carries('governing_law')),
  },
  {
    id: 'legal.disputes',
    clauseId: 'disputes',
    asks: ['court_city', 'dispute_resolution'],
    passes: carries('dispute_resolution', 'court_city'),
  },
  { id: 'legal.references', passes: hasOnlyLiveReferences },

  {
    id: 'clarity.work-type',
    clauseId: 'scope',
    asks: ['freelance_type'],
    passes: all(isGiven('freelance_type'), carries('freelance_type')),
  },
  {
    id: 'clarity.scope',
    clauseId: 'scope',
    asks: ['scope_of_work', 'deliverables', 'exclusions'],
    passes: all(isWritten('terms.scope'), carries('scope_of_work', 'deliverables', 'exclusions')),
  },
  {
    id: 'clarity.start',
    clauseId: 'timeline',
    asks: ['starting_work_date'],
    passes: isWritten('terms.startDate'),
  },
  {
    id: 'clarity.deadline',
    clauseId: 'timeline',
    asks: ['final_deadline'],
    passes: isWritten('terms.deadline'),
  },
  {
    id: 'clarity.dates',
    clauseId: 'timeline',
    asks: ['final_deadline', 'milestones'],
    cause: ({ situation: { answers } }) => dayFaultsOf(answers)[0]?.key,
    passes: ({ situation: { answers } }) => dayFaultsOf(answers).length === 0,
  },
  {
    id: 'clarity.acceptance',
    clauseId: 'acceptance',
    asks: ['acceptance_days'],
    passes: carries('acceptance_days'),
  },
  {
    id: 'clarity.feedback',
    clauseId: 'client-duties',
    asks: ['feedback_days'],
    passes: carries('feedback_days'),
  },
  {
    id: 'clarity.revisions',
    clauseId: 'revisions',
    asks: ['revision_rounds'],
    passes: carries('revision_rounds'),
  },
  { id: 'clarity.words', clauseId: 'definitions', passes: hasOnlyDefinedWords },
  {
    id: 'clarity.gaps',
    cause: ({ situation: { answers }, further }) => furtherGap(further) ?? openGapsOf(answers)[0]?.key,
    passes: hasOnlyKnownGaps,
  },
  {
    id: 'clarity.languages',
    clauseId: 'languages',
    isAdvice: true,
    belongs: ({ situation: { answers } }) => languagesOf(answers) !== undefined,
    passes: ({ inOneLanguage }) => inOneLanguage.length === 0,
  },

  {
    id: 'risk.cap',
    clauseId: 'liability-cap',
    asks: ['liability_cap', 'liability_floor'],
    passes: carries('liability_cap', 'liability_floor'),
  },
  {
    id: 'risk.warranty',
    clauseId: 'provider-warranties',
    asks: ['warranty_days'],
    passes: carries('warranty_days'),
  },
  {
    id: 'risk.exit',
    clauseId: 'termination-convenience',
    asks: ['termination_notice_days'],
    passes: carries('termination_notice_days'),
  },
  {
    id: 'risk.kill-fee',
    clauseId: 'kill-fee',
    asks: ['kill_fee_percent'],
    passes: carries('kill_fee_percent'),
  },
  {
    id: 'risk.portfolio',
    clauseId: 'credit-portfolio',
    asks: ['portfolio_right'],
    passes: carries('portfolio_right'),
  },
  { id: 'risk.ai', clauseId: 'ai-tools', asks: ['ai_use'], passes: carries('ai_use') },

  {
    id: 'commercial.structure',
    clauseId: 'fees',
    asks: ['payment_structure'],
    passes: all(isGiven('payment_structure'), carries('payment_structure')),
  },
  {
    id: 'commercial.amount',
    clauseId: 'fees',
    asks: ['payment_amount'],
    passes: all(isWritten('terms.amount'), carries('payment_amount')),
  },
  { id: 'commercial.currency', clauseId: 'fees', asks: ['currency'], passes: carries('currency') },
  { id: 'commercial.parts', clauseId: 'fees', asks: ['milestones'], passes: sumsUp },
  {
    id: 'commercial.milestones',
    clauseId: 'fees',
    asks: ['milestones'],
    passes: paysEachStage,
  },
  {
    id: 'commercial.hours',
    clauseId: 'fees',
    asks: ['hours_cap', 'monthly_hours_cap'],
    passes: carries('hours_cap', 'monthly_hours_cap'),
  },
  {
    id: 'commercial.deposit',
    clauseId: 'deposit',
    asks: ['deposit_percent'],
    passes: carries('deposit_percent'),
  },
  {
    id: 'commercial.due',
    clauseId: 'invoicing',
    asks: ['payment_due_days'],
    passes: all(carries('payment_due_days'), isPaidInTime),
  },
  {
    id: 'commercial.late',
    clauseId: 'late-payment',
    asks: ['late_interest'],
    passes: carries('late_interest'),
  },
  {
    id: 'commercial.expenses',
    clauseId: 'expenses',
    asks: ['expense_cap', 'expenses'],
    passes: all(carries('expenses', 'expense_cap'), hasItsLimit),
  },
  {
    id: 'commercial.changes',
    clauseId: 'change-control',
    asks: ['extra_hourly_rate'],
    passes: carries('extra_hourly_rate'),
  },
  { id: 'commercial.taxes', clauseId: 'taxes', asks: ['vat_status'], passes: carries('vat_status') },
];
