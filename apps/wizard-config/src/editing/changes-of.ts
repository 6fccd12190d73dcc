const SHOWN_LENGTH = 200;

/** Each simple property that differs, as "before → after", for the audit log. */
export function changesOf(before: object, now: object): Record<string, string> {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => name !== 'version' && typeof value !== 'object' && old.get(name) !== value)
      .map(([name, value]) => [name, `${shown(old.get(name))} → ${shown(value)}`]),
  );
}

const shown = (value: unknown): string => String(value ?? '').slice(0, SHOWN_LENGTH);
