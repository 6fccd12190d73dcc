import { phrases } from '../../check/phrases.js';
import type { ReadContract } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';

/** Leaving because of a breach, non-payment or insolvency is no termination for convenience. */
export const FOR_CAUSE = phrases(
  '(breach|breaches|default|fails?|failure|insolven|bankrupt|winding|misconduct|violat|material|not paid|unpaid|cause|conflict of interest|force majeure|important reason|event|longer than|stand still)*',
  '(pažei|nevykd|nemok|nemoku|bankrot|likvid|nesumok|kaltė|svarbi|nenugalim|aplinkyb|trunka|užsitęs|sustoja)*',
);
const WITHOUT_CAUSE = phrases(
  '(without|for no) (giving )?(any )?(cause|reason)',
  '(for|at) (its |their |his )?(convenience|any time|will)',
  'for any (or no )?reason',
  '(nenurod|be prieža|bet kada|bet kuriuo metu)*',
);

const CLIENT_MAY = phrases(
  'client…(may|can|is entitled to|shall have the right to|has the right to|reserves the right to)…(terminate|end|cancel)',
  'client…may (at any time )?(walk away|withdraw from)',
  '(terminated|cancelled|canceled) by (the )?client',
  'nutraukta*…(vien|tik) kliento (pareiškim|sprendim|valia|pranešim)*',
  '(vien|tik) kliento (pareiškim|sprendim|valia|pranešim)*…nutrauk*',
  'klientas…(gali|turi teisę)…(nutrauk*|sutarties atsisakyti|atsisakyti sutarties)',
);
const PROVIDER_MAY = phrases(
  'provider…(may|can|is entitled to|shall have the right to|has the right to)…(terminate|end|cancel)',
  'provider…may (at any time )?(walk away|withdraw from)',
  '(terminated|cancelled|canceled) by (the )?provider',
  'paslaugų teikėjas…(gali|turi teisę)…nutrauk*',
);
const EITHER_MAY = phrases(
  '(either|each|any|neither|both|a) (of the )?(part(y|ies)|sides?)…(terminate|end|cancel|walk away|withdraw from)',
  '(atsisakyti sutarties|nutraukti sutartį)…gali (tiek|abi|bet|kiekviena)',
  '(terminated|cancelled|canceled|ended) (at any time )?by (either|any|each|both) part(y|ies)',
  '(terminated|ended)…by (giving )?(\\p{L}{1,10} )?(written )?notice…(the )?other',
  '(client or (the )?provider|provider or (the )?client)…(terminate|end|cancel)',
  '(šalis|šaliai|šalys|šalių)…(nutraukti|nutraukia|nutraukiama|sutarties atsisakyti|atsisakyti sutarties)',
  '(nutraukti|nutraukiama|nutraukta)…(šalis|šaliai|šalys|šalių|šalies)',
);
const BARRED = phrases(
  'provider…(may not|cannot|shall not|must not|has no right to|is not entitled to|shall have no right to)…(terminate|cancel|end|withdraw)',
  'paslaugų teikėjas…(negali|neturi teisės)…(nutrauk|atsisak)*',
);

/** The ways out of a contract that need no reason. */
export interface Exits {
  /** The client may leave when it wants, the freelancer may not. */
  readonly onlyClient: Sentence | undefined;
  readonly client: Sentence | undefined;
  readonly both: Sentence | undefined;
  /** The freelancer is expressly kept in. */
  readonly barred: Sentence | undefined;
}

export function readExits(contract: ReadContract): Exits {
  const isFree = ({ plain }: Sentence) => WITHOUT_CAUSE.test(plain) || !FOR_CAUSE.test(plain);
  const barred = contract.saying(BARRED);
  const letting = (pattern: RegExp) =>
    contract.saying(pattern).filter((sentence) => !barred.includes(sentence));
  const both = letting(EITHER_MAY).find(isFree);
  const client = letting(CLIENT_MAY).find(isFree);
  const isOnlyClient = both === undefined && letting(PROVIDER_MAY).length === 0;
  return { onlyClient: isOnlyClient ? client : undefined, client, both, barred: barred[0] };
}

/** Somebody is paid for what is done when the contract ends early. */
export const PAYS_WORK_DONE = phrases(
  '(pay|pays|paid|compensat|owe|owed|due|entitled to|liable)*…(work|services|hours|fees?|expenses|deliverables)…(performed|completed|rendered|done|provided|delivered|incurred|accrued|earned|date of termination|up to|prior to|in progress)',
  '(work|services|fees?)…(performed|completed|rendered|done|delivered|earned|accrued)…(paid|payable|due|billed|invoiced|termination)',
  '(sumok|apmok|atlyg|atsiskait)*…(suteikt|atlikt|faktišk|padaryt)*…(paslaug|darb)*',
  '(suteikt|atlikt|faktišk)* (suteikt|atlikt)?* ?(paslaug|darb)*…(sumok|apmok|atlyg)*',
);
