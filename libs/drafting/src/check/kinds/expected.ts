import type { ClauseId } from '../../model/document.js';
import { ABSENCES } from '../absences/absences.js';
import type { ContractKind } from '../report.js';

/** What is looked for in a contract of a kind. */
interface Expected {
  /** What it should have: said where it is missing. */
  readonly topics: readonly ClauseId[];
  /** Whether a defect of a topic is one in it. */
  isBlamed(topic: string): boolean;
}

/** What is risky in a contract of whatever kind. */
const COMMON: readonly ClauseId[] = [
  'amendments',
  'assignment',
  'confidentiality',
  'data-protection',
  'disputes',
  'entire-agreement',
  'governing-law',
  'indemnity',
  'late-payment',
  'liability-cap',
  'liquidated-damages',
  'notices',
  'parties',
  'publicity',
  'signatures',
  'term',
  'termination-breach',
  'termination-convenience',
];
/** What binds somebody who works beyond the work. */
const OF_WORKERS: readonly ClauseId[] = [
  'exclusivity',
  'non-solicitation',
  'ip-ownership',
  'background-materials',
  'credit-portfolio',
  'subcontracting',
  'site-rules',
  'kill-fee',
];

const all: Expected = {
  topics: Object.keys(ABSENCES) as ClauseId[],
  isBlamed: () => true,
};
const only = (...topics: readonly ClauseId[]): Expected => {
  const blamed = new Set<string>(topics);
  return { topics: [], isBlamed: (topic) => blamed.has(topic) };
};

/** A statement of work has its own work, dates and price; the rest stands in the master agreement. */
const STATEMENT_OF_WORK: Expected = { topics: ['scope', 'timeline', 'fees'], isBlamed: () => true };

const EXPECTED: Readonly<Record<ContractKind, Expected>> = {
  services: all,
  'statement-of-work': STATEMENT_OF_WORK,
  nda: only(...COMMON, ...OF_WORKERS, 'audit'),
  employment: only(...COMMON, ...OF_WORKERS),
  internship: only(...COMMON, ...OF_WORKERS),
  lease: only(...COMMON),
  sale: only(...COMMON),
  licence: only(...COMMON, 'ip-ownership', 'audit', 'publicity'),
  loan: only(...COMMON),
  'data-processing': only(...COMMON, 'audit', 'subcontracting'),
  shareholders: only(...COMMON, 'exclusivity', 'non-solicitation'),
  insurance: only(...COMMON),
  'consumer-terms': only(...COMMON, 'ip-ownership'),
  'letter-of-intent': only(...COMMON, ...OF_WORKERS),
  'purchase-order': only(...COMMON, 'invoicing', 'provider-warranties', 'acceptance'),
  commercial: only(...COMMON, 'exclusivity', 'non-solicitation', 'ip-ownership', 'audit'),
};

/** Whether one party of it works for the other as its client. */
export const isAboutWork = (kind: ContractKind): boolean =>
  kind === 'services' || kind === 'statement-of-work';

export const expectedIn = (kind: ContractKind): Expected => EXPECTED[kind];
