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

/**
 * The answer in a completion, checked against the schema once more: servers promise strictness and do not all keep it. Of a list
 * that was cut off because it grew too long, what is whole is taken, when `list` is the field that it stands in.
 */
export function readCompletion<T>(completion: unknown, schema: z.ZodType<T>, list?: string): ModelAnswer<T> {
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
  const isCut = choice.finish_reason === 'length';
  if (isCut && list === undefined) return { outcome: 'length', usage };
  let parsed: unknown;
  try {
    parsed = isCut && list !== undefined ? wholeOf(content ?? '', list) : JSON.parse(content ?? '');
  } catch {
    return { outcome: isCut ? 'length' : 'invalid-json', usage };
  }
  const value = schema.safeParse(parsed);
  return value.success
    ? { outcome: 'ok', value: value.data, raw: content ?? '', usage }
    : { outcome: 'wrong-schema', usage };
}

/** An object with that list alone, cut after its last entry that is whole; throws when there is none. */
function wholeOf(content: string, list: string): unknown {
  for (let end = content.lastIndexOf('}'); end > 0; end = content.lastIndexOf('}', end - 1)) {
    try {
      const parsed: unknown = JSON.parse(`${content.slice(0, end + 1)}]}`);
      if (typeof parsed === 'object' && parsed !== null && list in parsed) return parsed;
    } catch {
      /* This brace ends no entry, or stands in a text. */
    }
  }
  throw new SyntaxError('nothing of the list is whole');
}
