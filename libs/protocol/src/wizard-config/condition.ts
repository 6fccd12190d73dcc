import { z } from 'zod';

const TESTS_MAX = 10;
const VALUES_MAX = 100;
/** The answer to the field `key` is among `in`. */
export const conditionTest = z.object({
  key: z.string().min(1).max(200),
  in: z.array(z.string().min(1).max(200)).min(1).max(VALUES_MAX).readonly(),
});
/** When a field is asked; of `all` every test holds. */
export const fieldCondition = z.union([
  conditionTest,
  z.object({ all: z.array(conditionTest).min(1).max(TESTS_MAX).readonly() }),
]);
export type ConditionTest = z.infer<typeof conditionTest>;
export type FieldCondition = z.infer<typeof fieldCondition>;
