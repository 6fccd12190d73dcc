import { z } from 'zod';

export const suggestAnswer = z.object({
  text: z.string().describe('The text for the field, ready to be put into it.'),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
