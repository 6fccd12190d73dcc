import { countryOfCity, isSameCountry } from '../../terms/cities.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import type { ClauseId, PlaceholderName } from '../../model/document.js';
import { defaultWizard } from '../../questions/index.js';
import type { AnswerKey, Answers } from '../../terms/answers.js';
import { answerFault } from '../../reading/answer-fault.js';
import { dayFaultsOf } from '../../reading/day-order.js';
import { lacksExpenseLimit } from '../../reading/expense-limit.js';
import { stageFaultsOf } from '../../reading/stage-faults.js';
import { answerReader } from '../../reading/answer-reader.js';
import { languagesOf } from '../../reading/languages.js';
import { hasOnlyKnownGaps, hasOnlyDefinedWords, hasOnlyLiveReferences } from './wording.js';
import type { Checked } from './checked.js';

export type StructureGroup = 'legal' | 'clarity' | 'risk' | 'commercial';

export interface StructureRule {
  readonly id: `${StructureGroup}.${string}`;
  /** Where to look when it fails; none for the document as a whole. */
  readonly clauseId?: ClauseId;
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

const isOneLegalSystem = ({ situation: { terms } }: Checked): boolean => {
  const code = terms.courtCity === undefined ? undefined : countryOfCity(terms.courtCity);
  return code === undefined || isSameCountry({ code }, terms.governingLaw);
};

/** Who answers that expenses are limited has to say to how much. */
const hasItsLimit = ({ situation: { answers } }: Checked): boolean => !lacksExpenseLimit(answers);

const isPaidInTime = ({ situation: { terms } }: Checked): boolean =>
  terms.dueDays <= (freelancerAct(terms)?.longestTerm ?? Infinity);

/** What every contract of ours has to fulfil before it may be called complete. Each of them can fail by what was answered. */
export const STRUCTURE_RULES: readonly StructureRule[] = [
  {
    id: 'legal.parties',
    clauseId: 'parties',
    passes: all(namesBothParties, carries('provider_country', 'client_country')),
  },
  { id: 'legal.rights', clauseId: 'ip-ownership', passes: carries('ip_ownership') },
  { id: 'legal.confidentiality', clauseId: 'confidentiality', passes: carries('confidentiality') },
  { id: 'legal.subcontracting', clauseId: 'subcontracting', passes: carries('subcontracting') },
  { id: 'legal.law', clauseId: 'governing-law', passes: all(isOneLegalSystem, carries('governing_law')) },
  { id: 'legal.disputes', clauseId: 'disputes', passes: carries('dispute_resolution', 'court_city') },
  { id: 'legal.references', passes: hasOnlyLiveReferences },

  {
    id: 'clarity.work-type',
    clauseId: 'scope',
    passes: all(isGiven('freelance_type'), carries('freelance_type')),
  },
  {
    id: 'clarity.scope',
    clauseId: 'scope',
    passes: all(isWritten('terms.scope'), carries('scope_of_work', 'deliverables', 'exclusions')),
  },
  { id: 'clarity.start', clauseId: 'timeline', passes: isWritten('terms.startDate') },
  { id: 'clarity.deadline', clauseId: 'timeline', passes: isWritten('terms.deadline') },
  {
    id: 'clarity.dates',
    clauseId: 'timeline',
    passes: ({ situation: { answers } }) => dayFaultsOf(answers).length === 0,
  },
  { id: 'clarity.acceptance', clauseId: 'acceptance', passes: carries('acceptance_days') },
  { id: 'clarity.feedback', clauseId: 'client-duties', passes: carries('feedback_days') },
  { id: 'clarity.revisions', clauseId: 'revisions', passes: carries('revision_rounds') },
  { id: 'clarity.words', clauseId: 'definitions', passes: hasOnlyDefinedWords },
  { id: 'clarity.gaps', passes: hasOnlyKnownGaps },
  {
    id: 'clarity.languages',
    clauseId: 'languages',
    isAdvice: true,
    belongs: ({ situation: { answers } }) => languagesOf(answers) !== undefined,
    passes: ({ inOneLanguage }) => inOneLanguage.length === 0,
  },

  { id: 'risk.cap', clauseId: 'liability-cap', passes: carries('liability_cap') },
  { id: 'risk.warranty', clauseId: 'provider-warranties', passes: carries('warranty_days') },
  {
    id: 'risk.exit',
    clauseId: 'termination-convenience',
    passes: carries('termination_notice_days'),
  },
  { id: 'risk.kill-fee', clauseId: 'kill-fee', passes: carries('kill_fee_percent') },
  { id: 'risk.portfolio', clauseId: 'credit-portfolio', passes: carries('portfolio_right') },
  { id: 'risk.ai', clauseId: 'ai-tools', passes: carries('ai_use') },

  {
    id: 'commercial.structure',
    clauseId: 'fees',
    passes: all(isGiven('payment_structure'), carries('payment_structure')),
  },
  {
    id: 'commercial.amount',
    clauseId: 'fees',
    passes: all(isWritten('terms.amount'), carries('payment_amount')),
  },
  { id: 'commercial.currency', clauseId: 'fees', passes: carries('currency') },
  { id: 'commercial.parts', clauseId: 'fees', passes: sumsUp },
  {
    id: 'commercial.milestones',
    clauseId: 'fees',
    passes: paysEachStage,
  },
  { id: 'commercial.hours', clauseId: 'fees', passes: carries('hours_cap') },
  { id: 'commercial.deposit', clauseId: 'deposit', passes: carries('deposit_percent') },
  {
    id: 'commercial.due',
    clauseId: 'invoicing',
    passes: all(carries('payment_due_days'), isPaidInTime),
  },
  { id: 'commercial.late', clauseId: 'late-payment', passes: carries('late_interest') },
  {
    id: 'commercial.expenses',
    clauseId: 'expenses',
    passes: all(carries('expenses', 'expense_cap'), hasItsLimit),
  },
  { id: 'commercial.changes', clauseId: 'change-control', passes: carries('extra_hourly_rate') },
  { id: 'commercial.taxes', clauseId: 'taxes', passes: carries('vat_status') },
];
