import { leanSource } from '../../reading/letters.js';
import { words } from '../whole-words.js';

/**
 * Who is refused a power, and who is freed of a duty. The reader knows what a defect sounds like, and that is nearly the same with a
 * "not" in it; but a power that the client does not have, and a duty that the one who works does not have, hurt nobody.
 */
/** The clause that a sentence is about, behind its number and what leads to it. */
const main = (listed: string): RegExp =>
  new RegExp(
    leanSource(
      `^[^\\p{L}]*(?:(?:for the avoidance of doubt|accordingly|therefore|however|jokiu atveju|todėl|tačiau)[,:]? )?(?:${listed})(?!\\p{L})`,
    ),
    'u',
  );

const HAS_NOT_TO =
  'be|pay|owe|have|reimburse|compensate|provide|bear|cover|accept|grant|incur|assume|refund|contribute|make|return|need|give|allow';
const CLIENT_IS_REFUSED = main(
  [
    `(?:the )?client (?:may not|may never|cannot|can not|can't|shall not|will not|must not|has no right to|does not have the right to|is not (?:entitled|allowed|permitted) to)(?! (?:${HAS_NOT_TO})(?!\\p{L}))`,
    `(?:under|in) no (?:circumstances|event|case) (?:may|shall|will|can) (?:the )?client(?! (?:${HAS_NOT_TO})(?!\\p{L}))`,
    'nothing (?:\\p{L}+ ){0,4}(?:entitles|allows|permits|authori[sz]es) (?:the )?client to',
    'klientas (?:\\p{L}+ ){0,4}(?:negali|neturi (?:teisės|galimybės|įgaliojimų))(?! būti)',
    'klientui (?:\\p{L}+ ){0,2}(?:neleidžiama|draudžiama|nesuteikiama teisė)',
  ].join('|'),
);
const CLIENT_IS_FREED = words(
  'client (?:\\p{L}+ ){0,3}(?:not (?:be )?(?:obliged|required|bound|liable|responsible)|no (?:obligation|duty|liability)|need not|does not have to)|kliento? (?:\\p{L}+ ){0,3}(?:neprivalo|neatsako|neįsipareigoja|neįpareigoja)',
);
const CLIENT_MAY = words(
  'client (?:\\p{L}+ ){0,2}(?:may(?! not| never)|can(?! not)|is entitled|has the right|reserves)|klientas (?:\\p{L}+ ){0,4}(?:gali|turi teisę|pasilieka)',
);
const PROVIDER_IS_BOUND = words(
  'provider (?:\\p{L}+ ){0,3}(?:shall|must|will|agrees|undertakes|waives|may not|cannot|is (?:liable|responsible|obliged|required)|bears|pays|compensates|indemnifies)|paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:privalo|įsipareigoja|turi(?! teisę)|negali|atsako|atlygina|moka|sumoka|atsisako)',
);
const OUTSIDE_OF = words(
  'but|unless|except|save|other than|until|only|provided that|however|instead|nebent|išskyrus|kol(?! sąskait)|tačiau|bet(?! k)|tik(?! p)|o klientas',
);

const PROVIDER_IS_FREED = main(
  [
    "(?:the )?provider (?:does not have to|doesn't have to|need not|(?:is not|shall not be|will not be) (?:obliged|required|bound|expected) to|(?:has|is under) no (?:duty|obligation) to)",
    'nothing (?:\\p{L}+ ){0,4}(?:obliges|requires|binds|compels) (?:the )?provider to',
    'paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:neprivalo|neįsipareigoja|nėra (?:įpareigotas|įsipareigojęs)|neturi pareigos)',
    'niekas neįpareigoja paslaugų teikėjo',
  ].join('|'),
);

const PROVIDER_MAY = main(
  '(?:the )?provider (?:may|can|is free to|is entitled to|has the right to)(?! not| only| never| be| have)|paslaugų teikėjas (?:\\p{L}+ ){0,2}(?:gali|turi teisę)(?! būti| (?:\\p{L}+ ){0,2}tik(?!\\p{L}))',
);
const UNDER_A_CONDITION = words('if|where|against|after|jei|jeigu|prieš|per|po');
const FORBIDS = words('not|no|never|cannot|without|draudžiama|be|tik|ne anksčiau|ne\\p{L}{3,}');

/** What the one who works is said not to do, by the defect that it would be: the verbs in English, and in Lithuanian. */
const NOT_DONE: readonly (readonly [defects: RegExp, english: string, lithuanian: string])[] = [
  [/^indemnity\./, 'indemnify|hold|defend|compensate|reimburse', 'atlygina|kompensuoja|gina|padengia'],
  [/^liquidated-damages\./, 'pay|owe|incur|be (?:fined|charged)', 'moka|sumoka'],
  [
    /^(?:expenses\.on-provider|audit\.costs)$/,
    'bear|pay|cover|fund|advance|absorb',
    'padengia|dengia|apmoka|moka',
  ],
  [/^revisions\./, 'correct|revise|change|redo|rework|amend', 'taiso|keičia|perdaro'],
  [
    /^timeline\.always-available$/,
    'be (?:available|reachable|on call)|answer|respond|work',
    'atsiliepia|atsako|dirba|budi|pasiekiam\\p{L}*',
  ],
  [
    /^(?:site-rules\.free-maintenance|handover\.free-help|provider-warranties\.)/,
    'maintain|support|fix|host|update|guarantee|warrant|promise',
    'prižiūri|palaiko|taiso|šalina|atnaujina|garantuoja|užtikrina',
  ],
  [/^late-payment\./, 'pay|owe', 'moka|sumoka'],
  [
    /^publicity\.forced$/,
    '(?:\\p{L}+ (?:or |and )?){0,2}(?:refer|mention|name|promote|advertise|publish|post|publici[sz]e|announce|endorse|disclose|use|make|issue|tag)',
    '(?:si|be)?(?:mini|skelbia|reklamuoja|rekomenduoja|viešina|naudoja|nurodo|giria|pažymi)',
  ],
  [
    /^publicity\.likeness$/,
    '(?:imitate|impersonate|copy|photograph|record|film)',
    '(?:imituoja|mėgdžioja|kopijuoja|fotografuoja|filmuoja|įrašinėja)',
  ],
  [/^credit-portfolio\.moral-rights$/, 'waive|give up|renounce|surrender', 'atsisako'],
  [/^confidentiality\.(?:perpetual|too-long|agreement-secret)$/, 'keep|be bound', 'saugo'],
];
const UNDONE = NOT_DONE.map(
  ([defects, english, lithuanian]) =>
    [
      defects,
      main(
        `(?:the )?provider (?:shall|will|does|must|is)(?: not|n't) (?:${english})|paslaugų teikėj(?:as|a) (?:[\\p{L},]+ ){0,6}ne(?:${lithuanian})`,
      ),
    ] as const,
);

const isOfNobodyElse = (plain: string): boolean => !CLIENT_MAY.test(plain) && !OUTSIDE_OF.test(plain);

/** Whether the words that sound like this defect refuse it, and say nothing else that may have it. */
export function refuses(defect: string, plain: string): boolean {
  if (!isOfNobodyElse(plain)) return false;
  if (PROVIDER_IS_FREED.test(plain)) return true;
  if (UNDONE.some(([defects, undoing]) => defects.test(defect) && undoing.test(plain))) return true;
  if (CLIENT_IS_REFUSED.test(plain)) return !PROVIDER_IS_BOUND.test(plain) && !CLIENT_IS_FREED.test(plain);
  return (
    PROVIDER_MAY.test(plain) &&
    !defect.endsWith('-notice') &&
    !FORBIDS.test(plain) &&
    !UNDER_A_CONDITION.test(plain)
  );
}

/** Whether something is asked of the one who works, or left to the other side: only then can it hurt the first. */
export const burdens = (plain: string): boolean => PROVIDER_IS_BOUND.test(plain) || CLIENT_MAY.test(plain);
