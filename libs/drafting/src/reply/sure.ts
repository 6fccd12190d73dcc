import { DEFECTS, topicOf } from '../check/concepts/names.js';
import { readingOf, type Readings } from '../check/concepts/read-concepts.js';
import { money, durations } from '../check/measures.js';
import type { ReadContract } from '../check/read-contract.js';
import { words } from '../check/whole-words.js';
import type { Language } from '../model/document.js';
import type { DraftedChange } from './drafted-change.js';
import { isOffPoint, LIMITED } from './off-point.js';
import { besideThePoint, namesIt, stemsIn } from './points.js';
import { lostIn, newWordsOf, OBLIGES_CLIENT, type Struck } from './struck.js';
import type { Change } from './counter.js';
import type { Doubt } from './proposal.js';
import { COUNTERS } from './wordings/index.js';

/*
 * A sentence is struck unasked only where it surely speaks of its point and of nothing else. Where that is not sure, there is a remark, and
 * the change is left to the reader.
 */

/** So many words of a sentence may be of something else: names of the trade, mostly. Lithuanian says them in more forms. */
const MOST_BESIDE: Readonly<Record<Language, number>> = { en: 4, lt: 5 };

/** Sums of these points are what is wrong with them, where the words for it stand beside. */
const OWN_SUMS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^liquidated-damages\.|\.penalty$/u,
    words(
      'penalt\\p{L}*|fin(?:e|es|ed)|liquidated|damages|forfeit\\p{L}*|breach\\p{L}*',
      'baud\\p{L}*|netesyb\\p{L}*|delspinig\\p{L}*|pažeid\\p{L}*',
    ),
  ],
  [/^insurance\./u, words('insur\\p{L}*|cover\\p{L}*|polic(?:y|ies)|(?:ap)?draud\\p{L}*')],
];
/** Points whose periods are what is wrong with them: no other has to come in their place. */
const OWN_PERIODS: ReadonlySet<string> = new Set([
  ...['exclusivity', 'non-solicitation', 'confidentiality', 'liability-cap', 'liquidated-damages'],
  ...['change-control', 'disputes', 'timeline', 'term', 'audit', 'publicity', 'subcontracting', 'amendments'],
  ...['provider-warranties', 'independent-status', 'notices', 'late-payment', 'handover'],
]);

/** Rights that are given: never struck for one limb of the sentence that gives them. */
const GIVES = words(
  '(?:grants?|assigns?|licen[cs]es) (?:to )?(?:the )?(?:client|provider)',
  '(?:hereby|irrevocably|exclusively) (?:grants?|assigns?|licen[cs]es)',
  'licen[cs]e to (?:use|reproduce|exploit|publish)',
  '(?:suteikia|perleidžia|perduoda) (?:\\p{L}+ ){0,5}(?:teis\\p{L}*|licencij\\p{L}*)',
);
const GIVES_AGAIN = words(
  'rights? (?:[\\p{L}]+ ){0,6}pass(?:es)?',
  'licen[cs]e',
  'assigns?',
  'may use',
  'teisės (?:\\p{L}+ ){0,3}(?:pereina|perduodamos|suteikiamos)',
  'pereina',
  'gali naudoti',
);
const DEFINES =
  /"[^"]{2,60}" (?:means?|includes?|shall mean|has the meaning)|(?<!\p{L})toliau (?:\p{L}+ )?-/u;

/** What the client has to do, where it is the subject of the new words as well. */
const CLIENT_AGAIN = /(?<!\p{L})(?:client (?:will|shall|must|pays)|klientas \p{L}+)/u;
/** A duty of the client inside of a sentence. */
const CLIENT_ALSO =
  /(?<!\p{L})(?:which|whom|whereupon|and|that|as|when) (?:the )?client (?:shall|will|must) (?!not|have|be|own|decide|determine|only|no|alone|think|consider|deem|see|fix|set|choose|require|request|direct|specif\p{L}*|state|name|in its)\p{L}+/u;
/** What comes behind is set against what stands before: one of the two is no harm. */
const AGAINST =
  /, (?:but|tačiau|bet) (?!(?:not|shall|will|must|only|also|taip|ne\p{L}*|kok\p{L}*|kur\p{L}*|kad\p{L}*|kas|kiek\p{L}*|kam|ką|kuo)(?!\p{L}))/u;
/** A sentence that begins with what whoever works may do takes it back in part, at most. */
const FREE =
  /^(?:\(?\d[\d.]*[.)]?\)? )?(?:the )?provider (?:may|can|is free to|is entitled to)(?! (?:not|only|in no)(?!\p{L}))(?!.{0,160} only )/u;
/** What is kept out of a rule is the harm, or the rule is none: not where it is the client's leave. */
const EXCEPTS =
  /,? (?:except|unless|save (?:that|where|for|when)|išskyrus|nebent)(?!\p{L})(?!.{0,60}(?:consent|permission|approv|agree|sutik|sutink|leidim|leidžia|pritar|raštu))/u;
/** What is known of people stays secret for as long as they live, whatever the contract says. */
const OF_PEOPLE = words(
  'patients?|health|medical|personal data|children|pupils?',
  'pacient\\p{L}*|sveikat\\p{L}*|asmens duomen\\p{L}*|vaik\\p{L}*|mokini\\p{L}*',
);
const REFUSES = /(?<!\p{L})(?:not|no|never|neither|ne\p{L}{3,}|nei)(?!\p{L})/u;

/** Where phrases of a sentence begin: lists stay together. */
const PHRASES =
  /[;:]\s+|,\s+(?=(?:and|but|or|nor|except|provided|save|unless|which|who|whereupon|in which|so|since|although|though|while|even|if|otherwise|ir|bei|o|bet|tačiau|jei|jeigu|kuri\p{L}*|kurį|kurių|kai|kol|nors|išskyrus|net|nebent|todėl|nes|kad)(?!\p{L}))|\s[-–—]\s+/u;
const LONGEST_QUOTE = 220;
const FEWEST_WORDS = 3;
const SHORTEST = 20;

/** The phrase of the quoted sentence that stands at a place of the plain one; null where names make it another number of phrases. */
function phraseAt({ sentence: { plain }, quote }: Struck, at: number): string | null {
  const read = plain.split(PHRASES);
  const shown = quote.split(PHRASES);
  if (read.length !== shown.length || read.length === 1) return null;
  let from = 0;
  const index = read.findIndex((phrase) => {
    from = plain.indexOf(phrase, from) + phrase.length;
    return at < from;
  });
  const words = shown[index]?.replace(/^\(?\d[\d.]*[.)]?\s+/u, '').replace(/[.\s]+$/u, '');
  const count = words?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words === undefined || words.length > LONGEST_QUOTE || count < FEWEST_WORDS ? null : words;
}

/** Why a sentence does not surely speak of nothing but its finding; undefined where it does. */
export function doubtAbout(struck: Struck, language: Language, readings: Readings): Doubt | undefined {
  const {
    sentence: { plain },
    id,
    instead,
  } = struck;
  const at = lostIn(struck, language, readings) ?? unsaidIn(plain, id, instead);
  if (at !== undefined) return { words: phraseAt(struck, at) };
  const said = stemsIn(instead);
  const beside = besideThePoint(id, plain, language, said);
  if (beside.length > MOST_BESIDE[language])
    return { words: phraseAt(struck, fullest(struck, beside, language, readings)) };
  return namesIt(id, plain, language) ? undefined : { words: null };
}

/** Of a sentence that another one takes along, since it would contradict it: only what must not be lost keeps it. */
function lossIn(struck: Struck, language: Language, readings: Readings): Doubt | undefined {
  const at = lostIn(struck, language, readings);
  return at === undefined ? undefined : { words: phraseAt(struck, at) };
}

/** Where the phrase begins that has the most of these words, other than the one that is blamed the most. */
function fullest(
  { sentence: { plain, heading }, id }: Struck,
  stems: readonly string[],
  language: Language,
  readings: Readings,
): number {
  let from = 0;
  const phrases = plain.split(PHRASES).map((phrase) => {
    const own = stemsIn(phrase);
    const start = plain.indexOf(phrase, from);
    from = start + phrase.length;
    const { defects } = readingOf({ plain: phrase, heading }, language, readings);
    return {
      start,
      count: stems.filter((each) => own.has(each)).length,
      blame: defects[DEFECTS.indexOf(id)] ?? 0,
    };
  });
  const worst = Math.max(...phrases.map(({ blame }) => blame));
  const others = phrases.filter(({ blame, count }) => blame < worst && count > 1);
  const told = others.length > 0 ? others : phrases;
  const most = Math.max(...told.map(({ count }) => count));
  return told.find(({ count }) => count === most)?.start ?? 0;
}

/** Where a sentence says a sum, a period, or that a right is given, which the new words do not. */
function unsaidIn(plain: string, id: string, instead: string): number | undefined {
  const topic = topicOf(id);
  const [sum] = money(plain);
  if (sum !== undefined && !OWN_SUMS.some(([ids, named]) => ids.test(id) && named.test(plain)))
    return plain.search(/\d/u);
  const [period] = durations(plain);
  if (period !== undefined && !OWN_PERIODS.has(topic) && durations(instead).length === 0) return period.index;
  const gives = GIVES.exec(plain);
  if (gives !== null && !GIVES_AGAIN.test(instead)) return gives.index;
  if (!CLIENT_AGAIN.test(instead)) {
    if (OBLIGES_CLIENT.test(plain)) return 0;
    const duty = CLIENT_ALSO.exec(plain);
    if (duty !== null) return duty.index + duty[0].length;
  }
  if (FREE.test(plain)) return 0;
  const limited = LIMITED.exec(plain);
  if (limited !== null && !LIMITED.test(instead)) return limited.index;
  if (isOffPoint(id, plain)) return 0;
  if (topic === 'confidentiality' && OF_PEOPLE.test(plain)) return 0;
  for (const turn of [AGAINST, EXCEPTS]) {
    const index = turn.exec(plain)?.index ?? 0;
    if (index > SHORTEST && !REFUSES.test(plain.slice(0, index))) return 0;
  }
  return topic !== 'definitions' && DEFINES.test(plain) ? 0 : undefined;
}

/** What of the whole sentence goes without a doubt is struck unasked. */
export const doubtOf = (
  struck: Omit<Struck, 'instead'>,
  change: Change,
  language: Language,
  readings: Readings,
): Doubt | undefined => doubtAbout({ ...struck, instead: newWordsOf(change, language) }, language, readings);

/** By their keys, why changes are not made unasked. */
export function doubts(
  { text, language, sentences }: ReadContract,
  changes: Iterable<DraftedChange>,
  readings: Readings,
): ReadonlyMap<string, Doubt> {
  const doubted = new Map<string, Doubt>();
  for (const { key, finding, edits, choice, isPart } of changes) {
    if (isPart === true) continue;
    const instead = newWordsOf(COUNTERS[finding.id]?.changes[choice], language);
    for (const { start, end } of edits) {
      const sentence = sentences.find((each) => each.start <= start && end === each.end);
      if (sentence === undefined || 2 * (end - start) < end - sentence.start) continue;
      const quote = text.slice(sentence.start, end);
      const struck = { sentence, quote, id: finding.id, instead };
      const doubt =
        sentence.start === finding.evidence?.start
          ? doubtAbout(struck, language, readings)
          : lossIn(struck, language, readings);
      if (doubt !== undefined && !doubted.has(key)) doubted.set(key, doubt);
    }
  }
  return doubted;
}
