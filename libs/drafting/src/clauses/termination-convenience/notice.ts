import { durations } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ReadContract } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';
import { FOR_CAUSE } from './exits.js';

const ENDS = phrases('(terminat|cancel)*', '(end|ends) (this|the) (agreement|contract)', 'nutrauk*');
/** Who leaves: the side before what it may do, also where "may end it" is left out the second time. */
const LEAVES =
  /(?<!\p{L})(?<side>client|provider|klientas|paslaugų teikėjas)(?=,? (?:may|can|must|shall|will|is|has|only|on|upon|with|by|gali|turi|privalo|nutrauk|tik|įspėj|prieš|norėdam|[-–—] ?prieš))/gu;

interface Notice {
  readonly days: number;
  readonly sentence: Sentence;
}

/** How long before the end each side gives notice when it leaves without a reason. */
export function noticePeriods(contract: ReadContract): { client?: Notice; provider?: Notice } {
  const periods: { client?: Notice; provider?: Notice } = {};
  for (const sentence of contract.sentences) {
    const { plain } = sentence;
    if (!ENDS.test(plain) || FOR_CAUSE.test(plain)) continue;
    const leaving = [...plain.matchAll(LEAVES)];
    for (const { days, index } of durations(plain)) {
      const said = leaving.findLast((each) => each.index < index)?.groups?.['side'];
      if (said === undefined) continue;
      const side = said === 'client' || said === 'klientas' ? 'client' : 'provider';
      periods[side] ??= { days, sentence };
    }
  }
  return periods;
}
