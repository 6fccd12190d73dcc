import { lean } from '../../reading/letters.js';

/** What is done to a contract or its work, and what is left for good. */
const CHANGES = lean(
  /(?<!\p{L})(?:(?:chang|alter|vary|var(?:y|ies)|adjust|modif|expand|extend|reduc|redefin|add|remov|revis|amend|reschedul|postpon)\p{L}*|options?|keis\p{L}*|keič\p{L}*|pakei\p{L}*|koreg\p{L}*|išplė\p{L}*|plės\p{L}*|sumaž\p{L}*|mažin\p{L}*|papild\p{L}*|tikslin\p{L}*|patikslin\p{L}*|perkel\p{L}*|atidė\p{L}*)(?!\p{L})/u,
);
const ENDS = lean(
  /(?<!\p{L})(?:terminat\p{L}*|end(?:s|ed|ing)?|cancel\p{L}*|rescind\p{L}*|rescission|withdraw\p{L}*|leave|leaves|quit|stop\p{L}*|dismiss\p{L}*|discharg\p{L}*|releas\p{L}*|dispens\p{L}*|break\p{L}*|close\p{L}*|call(?:s|ed)? off|walk\p{L}* away|part\p{L}* (?:company|ways)|let\p{L}* go|discontinu\p{L}*|abandon\p{L}*|(?:nu|pa)?trauk\p{L}*|atsisak\p{L}*|baig\p{L}*|pabaig\p{L}*|pasibaig\p{L}*|užbaig\p{L}*|atšauk\p{L}*|atstat\p{L}*|atleis\p{L}*|pasitrauk\p{L}*|nutrūk\p{L}*|išeiti)(?!\p{L})/u,
);

/** Whether a sentence speaks of ending something. */
export const endsSomething = (plain: string): boolean => ENDS.test(plain);

/** Whether a sentence changes something and ends nothing: a reader that has learned "may … at any time by notice" takes it for leaving. */
export const isChangeOnly = (plain: string): boolean => CHANGES.test(plain) && !endsSomething(plain);

const CLIENT_MAY = lean(
  /(?<!\p{L})(?:client (?:\p{L}+ ){0,3}(?:may(?! not)|can(?! not)|is entitled|has the right|reserves)|klientas (?:\p{L}+ ){0,4}(?:gali|turi teisę|pasilieka))(?!\p{L})/u,
);
const TERMS = lean(
  /(?<!\p{L})(?:(?:this|the) (?:agreement|contract)|terms|conditions|(?:šią )?sutart(?:į|ies)|sąlyg(?:as|ų))(?!\p{L})/u,
);
const WORK = lean(
  /(?<!\p{L})(?:scope|services?|work|works|deliverables?|specifications?|brief|assignment|tasks?|project|apimt\p{L}+|paslaug(?:as|ų(?! teikėj))|darb(?:us|ų|ą)|užduot\p{L}+|rezultat\p{L}+|projekt\p{L}+|specifikacij\p{L}+)(?!\p{L})/u,
);

/** What the client alone may change by these words, by the defect that it is. */
export function changedAlone(plain: string): string | undefined {
  if (!isChangeOnly(plain) || !CLIENT_MAY.test(plain)) return undefined;
  if (WORK.test(plain)) return 'change-control.client-decides';
  return TERMS.test(plain) ? 'amendments.unilateral' : undefined;
}
