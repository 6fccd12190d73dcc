import { money } from '../check/measures.js';
import { words } from '../check/whole-words.js';
import { speaksOf } from './spoken.js';

/** What keeps itself to one thing or to a time is measured already: "but only of that part", "for this book and no other". */
export const LIMITED = words(
  '(?:but|and) only (?:of|for|until|till|to|in|as|so|where|while|when|if|on|with|from|that|those|the|then|after)',
  'and no others?',
  'and (?:for )?nothing (?:more|else)',
  '(?:bet|ir|tačiau|o) tik (?:už|dėl|iki|tol|tiek|tą|tos|to|tam|kai|jeigu|jei|su|per|pagal|ta|dalį|dali)',
  'tik tol',
);
/** Records and keys of the client are no work that somebody makes for it. */
const OWN_PAPERS = words(
  'ledgers?|books of account|(?:accounting|business|tax) records?|bookkeeping|records',
  '(?:customer|patient|member|client) (?:data|lists?|files?)|passwords?|log-?ins?|keys|accounts?',
  'apskait\\p{L}*|(?:klientų|pirkėjų|pacientų) (?:duomen|sąraš)\\p{L}*|slaptažod\\p{L}*|prieig\\p{L}*|paskyr\\p{L}*|rakt\\p{L}*',
);
const OF_OWNING = /^(?:ip-ownership|background-materials)\.|^handover\.before-payment$/u;
const AS_WORK = words(
  'rights?|copyright\\p{L}*|title|intellectual|works?|deliverables?|results?|product\\p{L}*|creat\\p{L}*|designs?|code|texts?|photo\\p{L}*',
  'teis\\p{L}*|autor\\p{L}*|rezultat\\p{L}*|kūrin\\p{L}*|darb\\p{L}*|sukur\\p{L}*|kod\\p{L}*|tekst\\p{L}*|dizain\\p{L}*',
);
/** The advance that somebody else pays is none of this contract. */
const OF_ANOTHER = /(?<!provider|client)'s (?:own )?(?:advance|deposit|retainer)(?!\p{L})/u;
/** The price of a change is named, or agreed before. */
const PRICED = words(
  '(?:priced|charged|paid|invoiced|billed)(?: \\p{L}+){0,3} (?:separately|extra|as such|in addition|beforehand|before)',
  '(?:apmok|įkain|sąskait)\\p{L}*(?: \\p{L}+){0,2} (?:atskirai|papildomai|iš anksto)',
  '(?:atskirai|papildomai) (?:apmok|įkain)\\p{L}*',
);

/** By the ids of findings, what of a sentence rules them out. */
const RULED_OUT: readonly (readonly [ids: RegExp, isOut: (plain: string, id: string) => boolean])[] = [
  [/\.penalty$/u, (plain, id) => !speaksOf(id, plain) && money(plain).length === 0],
  [
    /^(?:fees\.clawback|timeline\.no-extension|exclusivity\.only-client|acceptance\.use-without-accepting|confidentiality\.residual-gag)$/u,
    (plain, id) => !speaksOf(id, plain),
  ],
  [/^change-control\.free$/u, (plain) => PRICED.test(plain)],
  [/^(?:invoicing\.withhold|credit-portfolio\.moral-rights)$/u, (plain) => LIMITED.test(plain)],
  [/^deposit\./u, (plain) => OF_ANOTHER.test(plain)],
];

/**
 * Whether the words of a sentence rule out what it is blamed for: a penalty without a sum, a price that is held back for one part only. The other
 * side is not asked for it unasked, since it would read its own words as an answer.
 */
export const isOffPoint = (id: string, plain: string): boolean =>
  (OF_OWNING.test(id) && OWN_PAPERS.test(plain) && !AS_WORK.test(plain)) ||
  RULED_OUT.some(([ids, isOut]) => ids.test(id) && isOut(plain, id));
