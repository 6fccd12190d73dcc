import type { Language } from '@pactwright/protocol';

const STEP = 1_000;

/** "24 kB", "1.3 MB" in the language's way: enough to tell two files apart. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, count] = bytes < STEP * STEP ? ['kilobyte', bytes / STEP] : ['megabyte', bytes / STEP / STEP];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count);
}
