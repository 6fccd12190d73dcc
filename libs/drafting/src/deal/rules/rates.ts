import { clauseAt } from '../figures.js';
import type { Per } from '../values.js';
import { words } from './rule.js';

/** Who pays decides: what the one who works has to pay is no price of the work. */
export const PROVIDER_PAYS =
  /(?<!\p{L})(?:provider (?:(?:shall|must|will|has to|also|then|\p{L}+ly) ){0,2}(?:pays?|owes?|compensates?|reimburses?|refunds?|forfeits?)|paslaugų teikėjas (?:\p{L}+ ){0,8}(?:(?:su)?moka|atlygina|grąžina))(?!\p{L})/u;
export const LATE = words(
  'interest',
  'late(?:r than|ness)?',
  'overdue',
  'past (?:due|the)',
  'in arrears',
  'delay\\p{L}*',
  'miss(?:ed|es)',
  'default interest',
  'delspinig\\p{L}*',
  'palūkan\\p{L}*',
  '(?:pa)?vėl(?:uo|uos|av|uot|ino|uoj)\\p{L}*',
  'uždels\\p{L}*',
  'netesyb\\p{L}*',
  'laiku ne\\p{L}*',
  'nesumok\\p{L}*',
  'po termino',
);

const RATES: readonly (readonly [Per, RegExp])[] = [
  [
    'hour',
    /(?:per|an|each|every) hour|hourly|\/ ?h(?:our|r)?(?!\p{L})|(?:už|per|kiekvien\p{L}+) (?:\p{L}+ ){0,3}valand|valandin|\/ ?val/u,
  ],
  [
    'day',
    /(?:per|a|each|every) (?:\p{L}+ ){0,3}day(?!\p{L})|daily|(?:už|per|kiekvien\p{L}+|kasdien) (?:\p{L}+ ){0,4}dien(?:ą|os)(?!\p{L})|\/ ?d(?:ay|ien)/u,
  ],
  [
    'month',
    /(?:per|a|each|every) (?:\p{L}+ ){0,2}month(?!\p{L})|monthly|(?:už|per|kas|kiekvien\p{L}+) (?:\p{L}+ ){0,2}mėn|\/ ?m(?:onth|ėn)/u,
  ],
  [
    'year',
    /(?:per|a|each|every) (?:\p{L}+ ){0,1}(?:year|annum)(?!\p{L})|p\.? ?a\.|annual|yearly|metin|per metus|už metus/u,
  ],
];

/** How often, by the words nearest behind a figure, then by those before it. */
export function perOf(plain: string, index: number): { readonly per?: Per } {
  const behind = plain.slice(index, index + 110);
  const found = RATES.flatMap(([per, pattern]) => {
    const at = pattern.exec(behind)?.index;
    return at === undefined ? [] : [{ per, at }];
  }).toSorted((a, b) => a.at - b.at)[0];
  if (found !== undefined) return { per: found.per };
  const before = RATES.find(([, pattern]) => pattern.test(plain.slice(Math.max(0, index - 90), index)));
  return before === undefined ? {} : { per: before[0] };
}

/** The same of a sum, whose clause says it. */
export function perOfSum(plain: string, index: number): { readonly per?: Per } {
  const clause = clauseAt(plain, index);
  return perOf(clause, Math.max(0, clause.indexOf(plain.slice(index, index + 8))));
}
