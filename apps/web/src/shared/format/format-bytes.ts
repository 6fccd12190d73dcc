import type { Language } from '@pactwright/protocol';

const KIB = 1024;
const MIB = KIB * KIB;

/** The size of a file in words of the reader's language: "1.2 MB", „1,2 MB“. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= MIB / 10;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${number.format(Math.max(bytes / (isLarge ? MIB : KIB), isLarge ? 0 : 1))}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
