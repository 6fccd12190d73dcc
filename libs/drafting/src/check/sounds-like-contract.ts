import { phrases } from './phrases.js';
import type { Sentence } from './segment.js';
import { lean } from '../reading/letters.js';

const LETTERS_OF_A_TEXT = 40;
const TITLE_AREA = 700;

const CONTRACT_TITLE = lean(
  /(?<!\p{L})(?:agreement|contract|statement of work|terms and conditions|terms of engagement|engagement letter|work order|purchase order|sutartis|susitarimas)(?!\p{L})/iu,
);
const SIDE =
  '(provider|client|part(y|ies)|you|we|i|company|each|contractor|freelancer|consultant|designer|developer|writer|author|agency|customer|buyer|studio|agent|supplier)';
const DUTY = phrases(
  `${SIDE}…(shall|will|must|may not|agrees? to|undertakes?|warrants?|pays?|keeps?|grants?|assigns?|provides?|performs?|delivers?|maintains?|designs?|writes?|guarantees?)`,
  '(shall|must|will) (pay|perform|provide|deliver|indemnify|keep|give|be (paid|governed|liable))',
  '(šal|klient|teikėj|sutart|užsakov|vykdytoj|rangov|autor|konsultant|agentūr)*…(įsipareigoja|privalo|turi teisę|sumoka|moka|atsako|garantuoja|negali|gali|perduoda|atlieka|parengia|sukuria|prižiūri)',
  '(gamintoj|darbuotoj|pusė)*…(įsipareigoja|privalo)',
  '(sumokėsime|apmokėsime|mokėsime|pervesime|atliksi|atsiųsi)',
  '(atliksite|atsiųsite|perduosite|padarysite|parengsite|sukursite|pristatysite|atlyginsite|nufotografuosite|parašysite|išversite)',
);
const PAY = phrases(
  '(pay|pays|paid|fees?|compensation|price|hourly rate|payment|remuneration|royalt(y|ies)|salary)',
  '(sumok|moka|kain|atlyg|mokėj|apmok|įkain|honorar)*',
);
const SIDES = phrases('(neither|each|either|both|the) part(y|ies)', 'šal(ys|is|ies|ims|im)');
const AGREES = phrases(
  '(agree|agrees|agreed|agreement|contract|enters? into|entered into|between|undersigned|hereby|as agreed)',
  '(susitar|sudarė|sudaro|sutar|tarpusavyje)*',
);
const LEGAL = phrases(
  '(terminat|govern|confidential|liab|indemn|warrant|intellectual property|ownership|arbitrat)*',
  '(nutrauk|ginč|konfidencial|atsakomyb|netesyb|delspinig|autorių teis|force majeure)*',
);

const CODE =
  /\n\s{0,8}[{}]\s{0,3}\n|\)\s?\{\s{0,3}\n|\);\s{0,3}\n|=>|\bfunction\b\s?\w{0,40}\(|\bimport\b[^\n]{1,80}\bfrom\b|#include|<\/\w{1,12}>|\bpublic (?:class|static)\b|\bdef \w{1,40}\(|\bconst \w{1,40} =/g;
const OTHER_KINDS = lean(
  /(?<!\p{L})(?:curriculum vitae|résumé|work experience|employment history|education and training|references available|gyvenimo aprašymas|darbo patirtis|išsilavinimas|we are (?:hiring|looking for)|what we (?:expect|offer)|(?:send|submit) (?:us )?your (?:cv|application)|ieškome|siunčiate cv|atsiųskite cv|invoice (?:no|number|date)|bill to|amount due|subtotal|total due|serija \p{L}{1,5} nr|suma žodžiais|sąskaita faktūra nr|pvm sąskaita faktūra|in this (?:article|blog post|post|guide|chapter)|read more|min read|subscribe to|share this|posted (?:on|by)|published on|šiame straipsnyje|skaityti daugiau|ingredients|minutes of the meeting|posėdžio protokolas|abstract|et al)(?!\p{L})/giu,
);

const within = (sentences: readonly Sentence[], pattern: RegExp) =>
  sentences.filter(({ plain }) => pattern.test(plain)).length;
const points = (count: number, ...steps: readonly number[]) => steps.filter((step) => count >= step).length;

/** Whether a text has no words to speak of. */
export const isEmpty = (text: string): boolean =>
  (text.slice(0, 4000).match(/\p{L}/gu)?.length ?? 0) < LETTERS_OF_A_TEXT;

/** Whether a text sounds like a contract; how long it is does not matter, an e-mail can be one. */
export function soundsLikeContract(text: string, sentences: readonly Sentence[]): boolean {
  const hasTitle = CONTRACT_TITLE.test(text.slice(0, TITLE_AREA));
  const sample = sentences.slice(0, 400);
  const duties = within(sample, DUTY);
  const payments = within(sample, PAY);
  const score =
    (hasTitle ? 2 : 0) +
    points(duties, 1, 3, 8, 20) +
    points(payments, 1, 4) +
    points(within(sample, SIDES), 2, 8) +
    points(within(sample, AGREES), 1) +
    points(within(sample, LEGAL), 2, 8);
  return (duties > 0 || (hasTitle && payments > 0)) && score >= 3 + against(text, sample.length);
}

/** How much speaks for code, a CV, an invoice or an article. */
function against(text: string, sentenceCount: number): number {
  const sample = text.slice(0, 20_000);
  const code = sample.match(CODE)?.length ?? 0;
  const others = new Set((sample.match(OTHER_KINDS) ?? []).map((word) => word.toLowerCase())).size;
  return (code > 5 + sentenceCount / 10 ? 8 : 0) + (sentenceCount > 120 ? Math.min(others, 2) : others * 2);
}
