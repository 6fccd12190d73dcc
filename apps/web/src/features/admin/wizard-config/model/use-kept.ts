import { useState } from 'react';

/**
 * What the address names, as it was last seen: when somebody else deletes it, whoever is typing in it keeps it before their eyes.
 * Undefined when nothing is named, or what has never been there.
 */
export function useKept<T extends { readonly id: number }>(
  id: number | null,
  found: T | undefined,
): T | undefined {
  const [kept, setKept] = useState(found);
  const now = found ?? (kept?.id === id ? kept : undefined);
  if (now !== kept) setKept(now);
  return now;
}
