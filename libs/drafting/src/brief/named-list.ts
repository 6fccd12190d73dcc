import { namesThing } from './work-things.js';

/** "Label design for ciders: dry, medium and sweet": a thing, and of what kinds it is; "Price: 900 EUR" is a term. */
export function isNamedList(plain: string): boolean {
  const [, label = '', list = ''] = /^\s*([\p{L} ]+):\s+(.+)$/u.exec(plain) ?? [];
  return (
    label.trim().includes(' ') &&
    namesThing(label) &&
    /,\s|\s(?:and|ir|bei)\s/u.test(list) &&
    !/[€$£]|\b(?:eur|euru|usd|gbp)\b/u.test(list)
  );
}
