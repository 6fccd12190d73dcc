const SECRET_NAMES = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'authorization',
  'cookie',
  'token',
  'secret',
  'email',
  'firstName',
  'lastName',
]);
const CENSORED = '[redacted]';
const DEEPEST = 3;

type Fields = Record<string, unknown>;

/**
 * What may be logged of this: values whose names tell that they are secret or personal are replaced, down to the third
 * level. A value without such a name is passed on as it is, and not copied as the logger's own redaction would at every line. Errors
 * have a description of their own.
 */
export function redact<T extends object>(value: T, depth = 1): T {
  let copy: Fields | undefined;
  for (const name of Object.keys(value)) {
    const field = (value as Fields)[name];
    const shown = SECRET_NAMES.has(name) ? CENSORED : inner(field, depth);
    if (shown === field) continue;
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Fields;
    copy[name] = shown;
  }
  return (copy ?? value) as T;
}

function inner(field: unknown, depth: number): unknown {
  const isWalked =
    typeof field === 'object' && field !== null && !(field instanceof Error) && depth < DEEPEST;
  return isWalked ? redact(field, depth + 1) : field;
}
