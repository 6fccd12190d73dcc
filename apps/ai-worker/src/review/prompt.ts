import type { AnalysisItem, Language } from '@pactwright/protocol';
import type { Section } from '../model/untrusted.js';
import { LANGUAGE_NAMES } from '../model/wording.js';

export const PROMPT_VERSION = 'review-2';

/** Each instruction stands under the rule that it serves. */
export const reviewInstructions = (language: Language): readonly string[] => [
  /* R-ANA: somebody was sent this contract and wants to know what is wrong with it for them. */
  'You read a contract, or a part of one, that a freelancer or a small service provider was sent by their client, and say what in it is one-sided, vague or risky for them.',
  /* One rule set: what it has found is shown already, and stays. */
  'The known findings are right and stay. Report only what none of them covers.',
  /* Evidence: a finding is worth what its quote is. */
  'Every finding quotes the contract: copy the words exactly as they stand, without leaving any out. Without such words there is no finding. Do not report that something is missing.',
  /* T-60: findings are in the reader's language, whatever that of the contract. */
  `Write suggestion and why in ${LANGUAGE_NAMES[language]}. Copy quotes in the language of the contract.`,
  /* clauses.md, severity: mutual, capped and carved-out terms weigh less, unlimited and combined ones more. */
  'riskFactor is how much it can cost the provider: 1 a detail, 3 real money, 5 the whole fee or more. One less when it binds both sides, is capped or has exceptions; one more when it is unlimited or one-sided.',
  /* The disclaimer of the product: no legal advice, no outcome promised. */
  'Say "ask for", "consider", "usually". Promise no outcome, give no legal advice and cite no laws.',
];

/** A part of the contract and what is known of its words. */
export const reviewSections = (text: string, known: readonly AnalysisItem[]): readonly Section[] => [
  { name: 'contract', text },
  { name: 'known findings', text: known.map(({ suggestion }) => suggestion).join('\n') },
];
