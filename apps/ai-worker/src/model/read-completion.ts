import { z } from 'zod';
import type { ModelAnswer, Usage } from './model.js';

/* Compatible servers are not all careful: what is read here is checked, the rest is let through. */
const completionShape = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish(),
});

/** The answer in a completion, checked against the schema once more: servers promise strictness and do not all keep it. */
export function readCompletion<T>(completion: unknown, schema: z.ZodType<T>): ModelAnswer<T> {
  const shape = completionShape.safeParse(completion);
  const [choice] = shape.data?.choices ?? [];
  if (!choice) return { outcome: 'wrong-schema' };
  const usage: Usage = {
    input: shape.data?.usage?.prompt_tokens ?? 0,
    output: shape.data?.usage?.completion_tokens ?? 0,
  };
  const { content, refusal } = choice.message;
  if (refusal) return { outcome: 'refusal', usage };
  if (choice.finish_reason === 'content_filter') return { outcome: 'content-filter', usage };
  if (choice.finish_reason === 'length') return { outcome: 'length', usage };
  let parsed: unknown;
  try {
    parsed = JSON.parse(content ?? '');
  } catch {
    return { outcome: 'invalid-json', usage };
  }
  const value = schema.safeParse(parsed);
  return value.success
    ? { outcome: 'ok', value: value.data, raw: content ?? '', usage }
    : { outcome: 'wrong-schema', usage };
}
