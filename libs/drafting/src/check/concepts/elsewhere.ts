import type { Sentence } from '../segment.js';
import { isCapOfClient, isCapOfProvider, isPartExcluded } from './given-up.js';
import { lean } from '../../reading/letters.js';

/** What a sentence lacks may stand in another: such a defect is none where the contract says this anywhere. */
const MENDED_BY: Readonly<Record<string, RegExp>> = {
  'confidentiality.no-exclusions': lean(
    /(?<!\p{L})(?:(?:is|are|becomes?|was) (?:or becomes? )?(?:generally )?(?:public|known)|public(?:ly)? (?:domain|known|available)|already (?:known|knew|public)|independently (?:developed|created)|generally known|viešai (?:žinom|prieinam|paskelbt)\p{L}*|jau (?:žinom|turėt)\p{L}*|savarankiškai (?:sukurt|parengt|gaut)\p{L}*)/u,
  ),
  'confidentiality.no-disclosure-by-law': lean(
    /(?<!\p{L})(?:(?:required|compelled|demanded) by (?:law|a court|an authority)|(?:law|court|authority)\p{L}* (?:requires?|orders?|demands?)|(?:įstatym|teisės akt|teism|institucij)\p{L}* (?:reikalau|nustat|įpareigo)\p{L}*|privaloma pagal (?:įstatym|teisės akt)\p{L}*)/u,
  ),
  'confidentiality.one-way': lean(
    /^(?![^]*(?:tik paslaugų teikėj|only (?:the )?provider|provider alone))[^]*(?:(?<!\p{L})(?:(?:each|either|both|neither|the) part(?:y|ies)|both|parties)(?!\p{L})[^.;]{0,160}(?:confiden|secre|disclos)|(?:confiden|secre|disclos)\p{L}*(?!\p{L})[^.;]{0,90}(?:each|either|both|neither) part(?:y|ies)|client (?:\p{L}+ ){0,3}(?:keeps?|treats?|protects?|not (?:disclose|reveal))[^.;]{0,60}(?:provider's|of (?:the )?provider)|(?<!\p{L})(?:šal(?:ys|is|ims)|abi šalys|viena kitos)(?!\p{L})[^.;]{0,160}(?:konfiden|paslap|neatskl)|(?:konfiden|paslap)\p{L}*[^.;]{0,90}(?:abi šalys|abiem šalims|abiej\p{L}+ šal\p{L}+|viena kit\p{L}+)|klientas (?:\p{L}+ ){0,4}(?:neatskleidžia|saugo|laiko paslaptyje)[^.;]{0,60}paslaugų teikėj(?:o|os))/u,
  ),
  'expenses.on-provider': lean(
    /(?<!\p{L})(?:client (?:\p{L}+ ){0,3}(?:reimburs\p{L}*|(?:pays?|bears?|covers?) (?:\p{L}+ ){0,4}(?:expenses|costs))|(?:expenses|costs) (?:[\p{L}-]+ ){0,6}(?:reimbursed|(?:charged|billed|paid by) (?:to )?(?:the )?client|(?:client's|the client's) (?:cost|responsibility))|responsibility of (?:the )?client|klientas (?:\p{L}+ ){0,4}(?:atlygina|kompensuoja|padengia|apmoka) (?:\p{L}+ ){0,4}išlaid\p{L}*)(?!\p{L})/u,
  ),
  'fees.no-amount': lean(
    /(?<!\p{L})(?:fees?|price|rates?|paid|pays?|payment|compensation|kain\p{L}*|atlyg\p{L}*|honorar\p{L}*|įkain\p{L}*)(?!\p{L})[^.;\n]{0,50}(?:(?:[$€£]|eur|usd|gbp) ?\d|\d[\d ,.]{0,10} ?(?:eur|usd|gbp|€|us\$))/u,
  ),
  'termination-breach.no-cure': lean(
    /(?<!\p{L})(?:(?:provider|party|the other|breaching)[^.;]{0,80}(?:days?|weeks?|period) (?:\p{L}+ ){0,3}to (?:remedy|cure|correct|fix)|(?:remed(?:y|ies|ied)|cured?s?|corrected) (?:\p{L}+ ){0,4}within|(?:ištais|pašalin)\p{L}* (?:\p{L}+ ){0,5}per (?:\d|\p{L}+ (?:\(\d+\) )?(?:dien|darbo)))/u,
  ),
  'late-payment.no-suspension': lean(
    /(?<!\p{L})(?:provider may (?:suspend|pause|stop)|paslaugų teikėjas (?:gali|turi teisę) (?:su|pri)?stabdyti)/u,
  ),
  'termination-convenience.client-only': lean(
    /(?<!\p{L})(?:provider may (?:also )?(?:end|terminate|leave|cancel) (?:this|the) (?:agreement|contract)(?: at any time)?(?:,)? (?:by|on|with|upon|for any reason|without)(?! [^.]{0,40}breach)|paslaugų teikėjas (?:taip pat )?(?:turi teisę|gali) (?:bet kada )?nutraukti (?:šią )?sutartį,? (?:raštu )?(?:įspėj|dėl svarbi|nenurod|prieš)\p{L}*)/u,
  ),
};

/** Whether the contract says elsewhere what the defect is about the lack of. */
export const isMendedElsewhere = (defect: string, sentences: readonly Sentence[]): boolean => {
  const mended = MENDED_BY[defect];
  return mended !== undefined && sentences.some(({ plain }) => mended.test(plain));
};

/** What is wrong only where it binds one of the two alone. */
const ONE_WAY = /\.(?:one-way|one-sided|client-only)$/;
/** The other side's clause stands so many sentences away at most. */
const NEAR = 12;
/** So many of the shorter one's words stand in the other as well, the sides' own apart. */
const ALIKE = 0.6;
const FEWEST_WORDS = 5;
const SIDE = lean(/(?<!\p{L})(provider|client|paslaugų teikėj|klient)/u);
const OTHER_WORDS = lean(/\p{L}{4,}/gu);

/** "The provider may not end it" is no counterpart of "the client may end it". */
const FORBIDS = lean(/(?<!\p{L})(?:not|never|cannot|can't|negali|neturi teisės|nesuteikiama)(?!\p{L})/u);

/** What the client pays for the work is no counterpart of a fine. */
const OF_A_FINE = lean(
  /(?<!\p{L})(?:penalt|fine|liquidated|interest|breach|violat|delay|late(?!\p{L})|baud|delspinig|netesyb|palūkan|pažeid|vėl|uždel)/u,
);

const sideFirst = (plain: string): string | undefined => SIDE.exec(plain)?.[1];
const wordsOf = (plain: string): ReadonlySet<string> =>
  new Set(
    (plain.match(OTHER_WORDS) ?? []).map((word) => word.slice(0, 6)).filter((word) => !SIDE.test(word)),
  );

/** Whether a sentence near by says the same with the two sides in each other's place: "… and the client shall indemnify the provider". */
export function isMirrored(defect: string, sentence: Sentence, sentences: readonly Sentence[]): boolean {
  if (!ONE_WAY.test(defect)) return false;
  if (
    (isCapOfClient(sentence.plain) || isPartExcluded(sentence.plain)) &&
    sentences.some(({ plain }) => isCapOfProvider(plain))
  )
    return true;
  const side = sideFirst(sentence.plain);
  const own = wordsOf(sentence.plain);
  const isForbidden = FORBIDS.test(sentence.plain);
  if (side === undefined || own.size < FEWEST_WORDS) return false;
  const at = sentences.indexOf(sentence);
  return sentences.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ plain }) => {
    const first = sideFirst(plain);
    if (first === undefined || first === side || FORBIDS.test(plain) !== isForbidden) return false;
    if (defect === 'liquidated-damages.one-way' && !OF_A_FINE.test(plain)) return false;
    const words = wordsOf(plain);
    const shared = [...words].filter((word) => own.has(word)).length;
    const fewer = Math.min(words.size, own.size);
    return fewer >= FEWEST_WORDS && shared / fewer >= ALIKE;
  });
}
