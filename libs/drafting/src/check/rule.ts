import type { Category, ClauseId, Language, RiskFactor } from '../model.js';
import type { WorkType } from '../terms.js';
import type { FindingKind } from './report.js';
import type { Provision, Span } from './recogniser.js';
import type { Sentence } from './segment.js';

/** Whom a sentence puts under a duty. `unknown` when its words do not say. */
export type Bound = 'provider' | 'client' | 'both' | 'unknown';

/**
 * Somebody else's contract as the rules read it. All patterns are matched against `Sentence.plain`: lower case, plain
 * quotes, single spaces, and in place of the contract's own words for the two sides always "provider" and "client", in
 * Lithuanian „paslaugų teikėjas“ and „klientas“ in the case that stood there. Offsets are those of the text as it is.
 */
export interface ReadContract {
  readonly text: string;
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  readonly industry: WorkType;
  /** The words for the two sides, in lower case: `contractor`, `paslaugų teikėjas`; `company`, `klientas`. */
  readonly parties: { readonly provider: readonly string[]; readonly client: readonly string[] };
  /** What the weighed recognisers found. */
  readonly provisions: Readonly<Record<Provision, readonly Span[]>>;
  /** The sentences that speak about a clause (its topic), in the order of the text; empty when none does. */
  about(clause: ClauseId): readonly Sentence[];
  /** Sentences anywhere in the text that match. */
  saying(pattern: RegExp): readonly Sentence[];
  whoIsBound(sentence: Sentence): Bound;
}

/** How the sentences of a clause are told in somebody else's contract, in both languages at once. */
export interface Topic {
  /** Everything under a heading that matches belongs to the clause. */
  readonly heading?: RegExp;
  /** A sentence that matches belongs to it wherever it stands. */
  readonly sentence: RegExp;
  /** Takes sentences out again that only sound like it. */
  readonly unless?: RegExp;
}

export interface RuleText {
  /** What to ask for: "Ask for …", "Consider …"; no promise of an outcome. */
  readonly suggestion: string;
  readonly why: string;
}

export interface Hit {
  /** After the severity rules of the domain (+1 one-sided, unlimited, combined; -1 mutual, capped, carved out), 1 to 5. */
  readonly riskFactor: RiskFactor;
  /** What is quoted; none for something missing. */
  readonly sentence?: Sentence;
}

/** One thing that may be wrong. Without I/O and state; the same contract gives the same hit. */
export interface CheckRule {
  readonly id: `${ClauseId}.${string}`;
  readonly kind: FindingKind;
  readonly category: Category;
  readonly text: Readonly<Record<Language, RuleText>>;
  find(contract: ReadContract): Hit | undefined;
}

/** The second door of a clause: `clauses/<clause>/check.ts` exports one. */
export interface ClauseCheck {
  readonly clause: ClauseId;
  readonly topic: Topic;
  readonly rules: readonly CheckRule[];
}
