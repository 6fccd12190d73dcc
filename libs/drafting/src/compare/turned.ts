import { CONCEPTS } from '../check/concepts/catalogue/index.js';
import { topicOf } from '../check/concepts/names.js';
import { words } from '../check/whole-words.js';
import { bearerIn } from './bearer.js';
import { mayBeCharged } from './charges.js';
import type { RiskChange } from './comparison.js';
import { MUTUAL } from './cost-words.js';

/** A passage of mine, empty where there was none, and what stands in its place, with the two sides by their plain names. */
export interface Said {
  readonly mine: string;
  readonly theirs: string;
}

const ACCEPTED = words(
  '(?:deemed|considered|regarded|treated as|counts? as)(?: to be| to have been| as)? accepted',
  'laikom\\p{L}+ (?:\\p{L}+ ){0,2}priimt\\p{L}+',
);
const REFUSED = words(
  '(?:deemed|considered|regarded|treated as|counts? as)(?: to be| to have been| as)? (?:not (?:been )?accepted|unaccepted|rejected|refused)',
  'laikom\\p{L}+ (?:\\p{L}+ ){0,2}(?:nepriimt|atmest)\\p{L}+',
);

const SECRET = words('confidential\\p{L}*|secre\\p{L}+|konfidencial\\p{L}+|paslap\\p{L}+');

const OWN_THINGS =
  '(?:tools?|templates?|code|know-how|methods?|librar\\p{L}+|background \\p{L}+|įrank\\p{L}+|šablon\\p{L}+|metod\\p{L}+|kod(?:as|ą|o))';
const EARLIER_THINGS = words(
  '(?:earlier|prior|previous|former|(?:pre-?)?existing) (?:\\p{L}+ ){0,2}(?:works?|materials?|designs?|tools?|templates?|illustrations?|texts?|photographs?)',
  '(?:ankst\\p{L}+|iki šiol sukurt\\p{L}+|turėt\\p{L}+) (?:\\p{L}+ ){0,4}(?:darb|kūrin|medžiag|piešin|iliustracij|tekst|nuotrauk|šablon|įrank)\\p{L}+',
);
const KEEPS = words(
  `provider (?:\\p{L}+ ){0,2}(?:keeps?|retains?|owns?) (?:[\\p{L}-]+ ){0,4}${OWN_THINGS}`,
  `${OWN_THINGS} (?:[\\p{L}-]+ ){0,6}(?:stays?|remains?|belongs?) (?:[\\p{L}-]+ ){0,4}provider`,
  `paslaugų teikėj(?:as|ui) (?:\\p{L}+ ){0,3}(?:lieka|pasilieka|išsaugo|priklauso) (?:[\\p{L}-]+ ){0,5}${OWN_THINGS}`,
  `${OWN_THINGS} (?:[\\p{L}-]+ ){0,6}(?:lieka|priklauso) (?:\\p{L}+ ){0,2}paslaugų teikėjui`,
  `${OWN_THINGS} that (?:the )?provider (?:[\\p{L}-]+ ){0,4}(?:stays?|remains?) (?:hers|his|theirs)`,
);
const GIVES = words(
  `provider (?:\\p{L}+ ){0,2}(?:assigns?|transfers?) (?:[\\p{L}-]+ ){0,4}${OWN_THINGS}`,
  `${OWN_THINGS} (?:[\\p{L}-]+ ){0,6}(?:passes|pass|belongs?|are assigned|is assigned) (?:to )?(?:[\\p{L}-]+ ){0,2}client`,
  `paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:perduoda|perleidžia) (?:[\\p{L}-]+ ){0,5}${OWN_THINGS}`,
  `${OWN_THINGS} (?:[\\p{L}-]+ ){0,6}(?:pereina|atitenka|priklauso) (?:\\p{L}+ ){0,2}klientui`,
);
const PASSES = words(
  '(?:pass(?:es)?|assigns?|transfers?|belongs?|vests?) (?:[\\p{L}-]+ ){0,8}client',
  'client (?:\\p{L}+ ){0,2}(?:owns?|acquires?)',
  'provider (?:\\p{L}+ ){0,3}(?:assigns?|transfers?)',
  '(?:perein|atitenk|priklaus|perduod|perleidž)\\p{L}* (?:[\\p{L}-]+ ){0,8}klientui|klientui (?:[\\p{L}-]+ ){0,8}(?:perein|atitenk|priklaus|perduod|perleidž)\\p{L}*',
);
const STAYS = words(
  '(?:not|never|except|excluding|without|other than)|(?:nepere|neatitenk|nepriklaus|neperduod|neperleidž)\\p{L}*|išskyrus|be',
);

const MAY_WORK = words(
  'provider (?:may|can|is free to|remains free to) (?:\\p{L}+ ){0,3}(?:work|services) (?:\\p{L}+ ){0,2}(?:for|to) (?:others?|other (?:clients|customers|companies))',
  'paslaugų teikėjas (?:gali|turi teisę) (?:\\p{L}+ ){0,3}dirbti (?:\\p{L}+ ){0,2}kit\\p{L}+',
);
const MAY_NOT_WORK = words(
  'provider (?:may|can|shall|must|will) not (?:\\p{L}+ ){0,3}(?:work|services) (?:\\p{L}+ ){0,2}(?:for|to) (?:others?|other (?:clients|customers|companies)|any(?:body|one) else)',
  'paslaugų teikėjas (?:negali|neturi teisės) (?:\\p{L}+ ){0,3}dirbti (?:\\p{L}+ ){0,2}kit\\p{L}+',
);
const WITH_CONSENT = words(
  '(?:with|without|subject to|after) (?:\\p{L}+ ){0,5}(?:consent|approval|permission)',
  '(?:client|provider) (?:\\p{L}+ ){0,2}(?:consents?|approves?|agrees?)',
  '(?:sutikim|leidim|pritarim)\\p{L}+|(?:sutinka|leidžia|sutikus|leidus|pritarus)',
);

const ROUNDS = words('rounds?|revisions?|corrections?|ratai|ratas|ratų|ratus|pataisym\\p{L}+|taisym\\p{L}+');
const PAID_APART = words(
  '(?:paid|charged|invoiced|billed|agreed) (?:\\p{L}+ ){0,2}(?:separately|extra|in addition|per hour|by the hour)|additional work|apmokam\\p{L}+ (?:\\p{L}+ ){0,2}(?:atskirai|papildomai)|papildom\\p{L}+ darb\\p{L}+',
);
const FOR_FREE = words(
  'free of charge|for free|without (?:\\p{L}+ ){0,2}(?:charge|cost|payment|fee)|at no (?:\\p{L}+ ){0,2}(?:charge|cost)|neatlygintin\\p{L}+|nemokam\\p{L}+|be (?:papildom\\p{L}+ )?(?:atlyg\\p{L}+|mokes\\p{L}+|užmokes\\p{L}+)',
);

/** What a passage says the other way round now, where the check, which reads a version alone, may find nothing. */
const TURNS: readonly (readonly [id: string, isTurned: (said: Said) => boolean])[] = [
  [
    'acceptance.silence-rejects',
    ({ mine, theirs }) => ACCEPTED.test(mine) && REFUSED.test(theirs) && !REFUSED.test(mine),
  ],
  [
    'confidentiality.one-way',
    ({ mine, theirs }) =>
      SECRET.test(mine) &&
      SECRET.test(theirs) &&
      MUTUAL.test(mine) &&
      !MUTUAL.test(theirs) &&
      bearerIn(theirs) === 'provider',
  ],
  [
    'exclusivity.only-client',
    ({ mine, theirs }) =>
      MAY_WORK.test(mine) &&
      (MAY_NOT_WORK.test(theirs) ||
        (MAY_WORK.test(theirs) && WITH_CONSENT.test(theirs) && !WITH_CONSENT.test(mine))),
  ],
  [
    'revisions.unlimited',
    ({ mine, theirs }) =>
      ROUNDS.test(mine) &&
      ROUNDS.test(theirs) &&
      PAID_APART.test(mine) &&
      !PAID_APART.test(theirs) &&
      FOR_FREE.test(theirs) &&
      !FOR_FREE.test(mine),
  ],
  [
    'background-materials.swept-in',
    ({ mine, theirs }) =>
      (KEEPS.test(mine) && GIVES.test(theirs) && !GIVES.test(mine)) ||
      (EARLIER_THINGS.test(theirs) &&
        !EARLIER_THINGS.test(mine) &&
        PASSES.test(mine) &&
        PASSES.test(theirs) &&
        !STAYS.test(theirs)),
  ],
  ['confidentiality.penalty', ({ mine, theirs }) => SECRET.test(theirs) && mayBeCharged(mine, theirs)],
  ['liquidated-damages.one-way', ({ mine, theirs }) => !SECRET.test(theirs) && mayBeCharged(mine, theirs)],
];

/** What a risk is of; one penalty may be told of as that of a promise of secrecy. */
const subjectOf = (id: string): string =>
  id === 'confidentiality.penalty' ? topicOf('liquidated-damages.one-way') : topicOf(id);

/** New risks that only both versions together show; `found` is what is told of the change already. */
export const turnedIn = (said: Said, found: readonly RiskChange[]): RiskChange[] =>
  TURNS.filter(
    ([id, isTurned]) =>
      !found.some((risk) => risk.isNew && subjectOf(risk.id) === subjectOf(id)) && isTurned(said),
  ).flatMap(([id]): RiskChange[] => {
    const concept = CONCEPTS[id];
    return concept ? [{ id, riskFactor: concept.severity, isNew: true }] : [];
  });
