import type { Language } from '@pactwright/protocol';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time by its two largest units: "6 min 20 sec", „6 min. 20 sek.“. */
export function formatDuration(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = UNITS.findIndex(([, size]) => whole >= size);
  const start = first === -1 ? UNITS.length - 1 : first;
  let rest = whole;
  return UNITS.slice(start, start + 2)
    .map(([unit, size], index) => {
      const count = Math.floor(rest / size);
      rest %= size;
      if (count === 0 && index > 0) return '';
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
    })
    .filter((part) => part !== '')
    .join(' ');
}
