import { CLAUSE_IDS } from '@pactwright/drafting';
import { ANALYSIS_CATEGORIES } from '@pactwright/protocol';
import { z } from 'zod';

const suggestion = z.string().describe('What to ask for, in plain words, in one or two sentences.');
const why = z.string().describe('What it can cost the reader, in one sentence.');

/* Without a kind for what is missing: whether something is absent is for the rules to say, a quote cannot prove it. */
export const FOUND_KINDS = ['one-sided', 'vague', 'risky'] as const;

export const reviewAnswer = z.object({
  reworded: z
    .array(z.object({ id: z.string().describe('Of the list of known findings.'), suggestion, why }))
    .describe('Known findings that can be said better for this contract.'),
  added: z
    .array(
      z.object({
        clause: z.enum(CLAUSE_IDS).describe('The clause that it is about.'),
        kind: z.enum(FOUND_KINDS),
        category: z.enum(ANALYSIS_CATEGORIES),
        riskFactor: z.literal([1, 2, 3, 4, 5]).describe('5 is the gravest.'),
        suggestion,
        why,
        quote: z.string().describe('The words of the contract, copied exactly, at most three sentences.'),
      }),
    )
    .describe('At most twelve findings that no known one covers.'),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;
