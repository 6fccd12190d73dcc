const SHOWN_LENGTH = 200;

/** Each property that differs, as "before → after", for the audit log; not what has edits of its own. */
export function changesOf(before: object, now: object): Record<string, string> {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now)
      .filter(
        ([name, value]) =>
          name !== 'version' && !Array.isArray(value) && shown(old.get(name)) !== shown(value),
      )
      .map(([name, value]) => [name, `${shown(old.get(name))} → ${shown(value)}`]),
  );
}

const shown = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')).slice(
    0,
    SHOWN_LENGTH,
  );
