import { money } from './measures.js';
import type { ReadContract } from './read-contract.js';
import { words } from './whole-words.js';

const RATE = words(
  '(?:per|an|each|every) (?:hour|day)|hourly (?:rate|fee)|(?:daily|day) rate|by the (?:hour|day)',
  'valand\\p{L}+ (?:įkain|kain|tarif)\\p{L}+|valandin\\p{L}+ (?:įkain|kain|tarif|atlyg)\\p{L}+|(?:už|per) (?:1 |vieną |kiekvieną )?(?:darbo )?(?:valandą|dieną)|dienos (?:įkain|tarif)\\p{L}+',
);
/** Of a delay, of work beyond what is agreed, of costs: no price of the work. */
const BESIDE = words(
  'late|delay\\p{L}*|penalt\\p{L}*|fines?|interest|liab\\p{L}*|limit\\p{L}*|damages|expenses?|additional|extra|further|new|beyond|outside|not (?:listed|included|covered)|vėlav\\p{L}*|vėluo\\p{L}*|pavėl\\p{L}*|uždel\\p{L}*|baud\\p{L}*|delspinig\\p{L}*|palūkan\\p{L}*|atsakomyb\\p{L}*|išlaid\\p{L}*|papildom\\p{L}*|nauj\\p{L}*|nenumatyt\\p{L}*|neįtraukt\\p{L}*',
);

/** Whether the work is paid by the hour or the day alone: then there is no whole of which a part could be paid first. */
export function isWithoutTotal({ sentences }: ReadContract): boolean {
  const priced = sentences.filter(({ plain }) => money(plain).length > 0 && !BESIDE.test(plain));
  return priced.length > 0 && priced.every(({ plain }) => RATE.test(plain));
}
