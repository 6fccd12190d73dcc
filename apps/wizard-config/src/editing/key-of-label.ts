const MAX_LENGTH = 200;

/**
 * The key or value that a label gives when none was entered: in lower case, spaces as underscores (R-ADM-10), letters without
 * their marks, and nothing but letters, digits and underscores (T-58); `fallback` when nothing is left.
 */
export function keyOfLabel(label: string, fallback: 'field' | 'option'): string {
  const plain = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, MAX_LENGTH);
  return plain || fallback;
}

/** `wanted`, or with the first suffix from `_2` on that is not taken. */
export function unusedKey(wanted: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const candidate = wanted.slice(0, MAX_LENGTH - suffix.length) + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
