import { CLAUSE_IDS } from '@pactwright/drafting';
import { ANALYSIS_CATEGORIES } from '@pactwright/protocol';
import { z } from 'zod';

const suggestion = z.string().describe('What to change, to the user, in one or two sentences.');
const why = z.string().describe('What goes wrong without it, in one sentence.');
const question = z
  .string()
  .describe('One question whose answer is all that is needed to write it into the contract.');

export const analyzeAnswer = z.object({
  reworded: z
    .array(
      z.object({ id: z.string().describe('Of the list of known suggestions.'), suggestion, why, question }),
    )
    .describe('Known suggestions that can be said better for this deal.'),
  added: z
    .array(
      z.object({
        clause: z.enum(CLAUSE_IDS).describe('The clause that it changes.'),
        category: z.enum(ANALYSIS_CATEGORIES),
        riskFactor: z.literal([1, 2, 3, 4, 5]).describe('5 is the gravest.'),
        suggestion,
        why,
        question,
        wording: z.string().describe('One paragraph that can be added to that clause as it is.'),
      }),
    )
    .describe('At most five suggestions that no known one covers.'),
});
export type AnalyzeAnswer = z.infer<typeof analyzeAnswer>;
