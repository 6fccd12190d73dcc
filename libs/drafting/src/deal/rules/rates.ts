import { clauseAt } from '../../check/figures.js';
import type { Per } from '../values.js';
import { words } from '../../check/whole-words.js';
import { lean } from '../../reading/letters.js';

export const LATE = words(
  '(?<!(?:equity|ownership|membership|partnership|security|majority|minority|controlling|best|public|royalty|percentage|undivided|conflicts? of) )interests?(?! (?:in|of) (?:(?:the|its|their|any|both|all) )*(?:company|business|client|provider|partnership|works?|property|properties|shares?|part(?:y|ies)|deliverables?|materials?|software|patents?|trademarks?|copyrights?|results?))',
  'late(?:r than|ness)?',
  'overdue',
  'past[- ]due',
  'past the',
  'unpaid',
  'delinquent',
  'not (?:been )?paid (?:when|by|on|within|in time|promptly)',
  'late (?:fees?|charges?|payments?)',
  '(?:finance|service) charges?',
  'tard(?:y|iness)',
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
    lean(
      /(?:per|an|each|every) hour|hourly|\/ ?h(?:our|r)?(?!\p{L})|(?:už|per|kiekvien\p{L}+) (?:\p{L}+ ){0,3}valand|valandin|\/ ?val/u,
    ),
  ],
  [
    'day',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|month|week|for|each|every|of) )\p{L}+ ){0,3}day(?!\p{L})|daily|(?:už|per|kiekvien\p{L}+|kasdien) (?:\p{L}+ ){0,4}dien(?:ą|os)(?!\p{L})|\/ ?d(?:ay|ien)/u,
    ),
  ],
  [
    'week',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|month|day|for|each|every|of) )\p{L}+ ){0,2}week(?!\p{L})|weekly|(?:už|per|kas|kiekvien\p{L}+) (?:\p{L}+ ){0,3}savait/u,
    ),
  ],
  [
    'month',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|day|week|for|each|every|of) )\p{L}+ ){0,2}month(?!\p{L})|monthly|(?<!\p{L})p\.?m\.?(?!\p{L})|(?:už|per|kas|kiekvien\p{L}+) (?:\p{L}+ ){0,2}mėn|\/ ?m(?:onth|ėn)/u,
    ),
  ],
  [
    'year',
    lean(
      /(?:per|a|each|every) (?:\p{L}+ ){0,1}(?:year|annum)(?!\p{L})|p\.? ?a\.|annual|yearly|metin|per metus|už metus/u,
    ),
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

/** "A monthly fee of". */
const BY_NAME: readonly (readonly [Per, RegExp])[] = [
  ['hour', lean(/(?<!\p{L})hourly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['day', lean(/(?<!\p{L})(?:daily|day) (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['week', lean(/(?<!\p{L})weekly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['month', lean(/(?<!\p{L})monthly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['year', lean(/(?<!\p{L})(?:annual|yearly) (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
];

/** The same of a sum, whose clause says it. */
export function perOfSum(plain: string, index: number): { readonly per?: Per } {
  const directly = BY_NAME.find(([, pattern]) => pattern.test(plain.slice(Math.max(0, index - 40), index)));
  if (directly !== undefined) return { per: directly[0] };
  const clause = clauseAt(plain, index);
  return perOf(clause, Math.max(0, clause.indexOf(plain.slice(index, index + 8))));
}
