import type { RunInputOf, SuggestionDetail } from '@pactwright/protocol';
import type { Section } from '../model/untrusted.js';
import { LANGUAGE_NAMES } from '../model/wording.js';
import { listed } from '../suggest/prompt.js';

export const PROMPT_VERSION = 'analyze-1';

/** Each instruction stands under the rule that it serves. */
export const analyzeInstructions = ({
  language,
  contractLanguage,
}: RunInputOf<'analyze'>): readonly string[] => [
  /* R-SUM-05: what would make this user's own contract better. */
  'You look at the answers from which a services contract between a freelancer and a client is written, and say what would make that contract better.',
  /* One rule set: what it knows is kept, under its ids; the model adds to it. */
  'The known suggestions are right and stay. In "reworded" say some of them better for this deal, under the same id, without changing what they ask for. In "added" put only what none of them covers; nothing is better than something general.',
  /* T-60: what the user reads is in their language, what goes into the contract in the contract's. */
  `Write suggestion, why and question in ${LANGUAGE_NAMES[language]}. Write wording in ${LANGUAGE_NAMES[contractLanguage]}.`,
  /* T-28: these words would turn an optional suggestion into a required one. */
  'Say "ask for", "consider", "usually". Promise no outcome, and call nothing required, essential, critical or a must.',
  /* The product never invents facts. */
  "Invent no names, amounts, dates, percentages or laws. Where a figure is the parties' to agree, ask for it in the question.",
  /* clauses.md, severity: how grave it is for the freelancer, who is usually the weaker side. */
  'riskFactor is how much it can cost the freelancer: 1 a detail, 3 real money, 5 the whole fee or more.',
];

export const analyzeSections = (
  { answers }: RunInputOf<'analyze'>,
  known: readonly SuggestionDetail[],
): readonly Section[] => [
  { name: 'answers', text: listed(answers) },
  {
    name: 'known suggestions',
    text: known.map(({ id, clauseId, suggestion }) => `${id} (${clauseId}): ${suggestion}`).join('\n'),
  },
];
