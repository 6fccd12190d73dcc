import { CLAUSE_IDS } from '@pactwright/drafting';
import { ANALYSIS_CATEGORIES } from '@pactwright/protocol';
import { z } from 'zod';

/** Of what concerns no clause that is known. */
export const OTHER_CONCEPT = 'other';

const finding = z.object({
  quote: z.string().describe('The words of the contract, copied exactly, at most three sentences.'),
  concept: z.enum([...CLAUSE_IDS, OTHER_CONCEPT]).describe('The provision that it is about.'),
  category: z.enum(ANALYSIS_CATEGORIES),
  riskFactor: z.literal([1, 2, 3, 4, 5]).describe('5 is the gravest.'),
  suggestion: z.string().describe('What to ask for, in plain words, in one or two sentences.'),
  why: z.string().describe('What it can cost the reader, in one sentence.'),
});

/* Without a word for what is missing: whether something is absent is for the rules to say, a quote cannot prove it. */
export const reviewAnswer = z.object({
  findings: z
    .array(finding)
    .describe('At most eight findings that no known one covers; none when there are none.'),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;
