import type { CheckReport } from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';
import { estimateTokens } from '../model/estimate-tokens.js';
import type { Section } from '../model/untrusted.js';
import { LANGUAGE_NAMES } from '../model/wording.js';
import { excerptOf } from './excerpt.js';

export const PROMPT_VERSION = 'review-1';

/** Each instruction stands under the rule that it serves. */
export const reviewInstructions = (language: Language): readonly string[] => [
  /* R-ANA: somebody was sent this contract and wants to know what is wrong with it for them. */
  'You read a contract that a freelancer or a small service provider was sent by their client, and say what in it is one-sided, vague or risky for them.',
  /* One rule set: what it knows is kept, under its ids, so that nothing is reported twice. */
  'The known findings are right and stay. In "reworded" say some of them better for this contract, under the same id, without changing what they ask for. In "added" put only what none of them covers.',
  /* Evidence: a finding is worth what its quote is. */
  'Every added finding quotes the contract: copy the words exactly as they stand, without leaving any out. Without such words there is no finding. Do not report that something is missing.',
  /* T-60: findings are in the reader's language, whatever that of the contract. */
  `Write suggestion and why in ${LANGUAGE_NAMES[language]}. Copy quotes in the language of the contract.`,
  /* clauses.md, severity: mutual, capped and carved-out terms weigh less, unlimited and combined ones more. */
  'riskFactor is how much it can cost the provider: 1 a detail, 3 real money, 5 the whole fee or more. One less when it binds both sides, is capped or has exceptions; one more when it is unlimited or one-sided.',
  /* The disclaimer of the product: no legal advice, no outcome promised. */
  'Say "ask for", "consider", "usually". Promise no outcome, give no legal advice and cite no laws.',
];

/** The contract, or as much of it as fits beside what is known of it. */
export function reviewSections(text: string, report: CheckReport, room: number): readonly Section[] {
  const known = report.findings
    .map(({ id, kind, suggestion }) => `${id} (${kind}): ${suggestion}`)
    .join('\n');
  return [
    { name: 'contract', text: excerptOf(text, report, room - estimateTokens(known)) },
    { name: 'known findings', text: known },
  ];
}
