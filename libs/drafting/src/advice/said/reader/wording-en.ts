import { FILLER, NOT_A_NAME, withoutBrackets } from '../name-en.js';
import { part, type Segment } from '../segments.js';
import { ing, VERB } from '../verbs-en.js';

const MAKE =
  '(?:(?:re)?design|create|(?:re)?build|redraw|revamp|compile|animate|typeset|develop|write|rewrite|prepare|make|produce|draw|draft|illustrate|deliver|ghostwrite|provide|set up|hand over|hand back|record|compose|code|do|give back|return|submit)';
const JOINED = String.raw`${MAKE}(?:\s*(?:,|and|&)\s*(?:${MAKE}|send|publish|edit|print|install))*`;
/** What comes before a thing: who makes it, gets it, needs it or is asked for it. */
const LEADS: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:(?:and|so|then|also) )*(?:(?:after|before|at|in|during|for) (?:\S+ ){1,4}?)?(?:i|we)(?:'ll|'d|'m| am|'re| are)?(?: (?:will|would|then|also|only|just|going to))*\s${JOINED}\s+(?:(?:you|them|him|her)\s+)?`,
    'u',
  ),
  /^\W*(?:(?:and|so|then|also) )*(?:you|he|she|they|(?:the )?(?:client|customer))(?:'d like| would like| wants?| needs?| gets?| receives?|(?:'ll| will) (?:get|receive|have)| asked for)\s+(?!to\b)/u,
  new RegExp(String.raw`^\W*(?:can|could|would) you (?:please )?${JOINED}\s+`, 'u'),
  new RegExp(String.raw`^\W*(?:(?:and|so|then|also) )*you(?:'ll| will| would)?\s${JOINED}\s+`, 'u'),
  /^\W*(?:(?:and|then|so) )*(?:i|we)(?:'ll| will)? (?:also )?(?:send|give)(?: (?:you|them|him|her))?(?: back| over)? (?!off\b|(?:it|them|out|in|up|this|that)\b)/u,
  /^\W*(?:(?:and|so|then) )*from (?:me|us)(?: they get| you get)?\s*[=:]\s*|^\W*(?:(?:and|it|this|the price|price) )*includes?\s+(?=\d|an?\s|one\s)/u,
  /^\W*(?:(?:and|so|then) )*what (?:you|he|she|they)(?:'ll| will)? gets? (?:is|are) /u,
  /^\W*(?:we|i)(?:'d like| would like| also need| need| want| also want|(?:'re| are|'m| am) looking for| got)\s+(?!to\b|you\b)|^\W*our (?:[\w-]+ ){1,2}?(?:also )?needs?\s+(?!to\b|you\b)|^\W*give us\s+|^\W*(?:please |pls )?(?:need|wanted|looking for)\s+(?!to\b)/u,
  new RegExp(
    String.raw`^\W*(?:(?:please|pls|and|then|also|so) )*${JOINED}\s+(?:us\s+|me\s+)?(?=(?:an?|the|our|your|one|two|three|four|five|six|all|new|\d\S*|\([ivx]+\))\s)`,
    'u',
  ),
];
/** "(i) a memorandum". */
const ENUMERATOR = /^\((?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s/u;
/** "Translate a manual" is work that is done, "translation of a manual" what is handed over. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^translate\s+/iu, 'translation of '],
  [/^edit\s+/iu, 'editing of '],
  [/^proofread\s+/iu, 'proofreading of '],
  [/^transcribe\s+/iu, 'transcription of '],
];
/** "I film on site", "cut the pauses": what is done, as a thing. */
const ACT = new RegExp(
  String.raw`^((?:i|we)(?:'ll|'d)?(?: (?:will|would|then|also|only|just))* )?(${VERB}|add|remove|retouch|cut|trim|level|mix|sync|format|caption|tag|grade|move|link|connect|reply to|respond to|set up|tidy up|speed up|migrate|configure|convert|visit|interview|attend|go through|sit in on|look after|adapt|restore|repair|update|rewrite|swap|train|show|teach|walk|help|run|lead)(?= (?:the|all|an?|every|each|both|their|his|her|our|your|on|in|at|with|to|for|up|\d|\p{L}+s)\b) `,
  'u',
);
/** "I plant 14 laurels", "rip out the dead hedge": a verb before what it is done to. */
const NO_ACT =
  'save|forget|skip|ignore|avoid|cancel|drop|onto|upon|into|so{2,}|am|are|is|was|were|be|have|had|has|need|get|got|know|keep|think|bring|can|could|may|might|should|must|want|would|will|do|did|use|charge|take|like|love|hope|expect|mean|said|told|agreed|see|ask|let|give|send|pay|come|go|work|live|own|hold|cover|include|plus|like|via|until|since|because|without|what|this|that|these|those|if|when|while|than|then|but|not|both|half|just|only|also|even|please|where|which|who|how|why|so|after|before|during|inside|outside|across|along|through|against|between|under|near';
const OWN_ACT = new RegExp(
  String.raw`^(?:(?:i|we)(?:'ll| will)? (?!(?:${NO_ACT})\b)(\p{L}{3,}) (?=\d|(?:up |out |in |over |off |back |down )?(?:the|an?|all|new|two|three|each|every) |\p{L}+s\b)|(?!(?:${NO_ACT}|\p{L}+(?:ing|ed|s)|one|all|such|for|with|from|per|about|around|over|and|once|twice)\b)(\p{L}{3,})(?= (?:(?:up|out|off|back|down) )?(?:the|all the|an?) ))`,
  'u',
);
/** What a sentence adds about a name, which is no part of it. */
const ASIDE =
  /\s(?:to go through (?:it|them)(?=$)|how i(?=\s)|before (?:we|i|they)(?=\s)|once|when|if|(?:until|till)(?! (?:late|noon|midnight|\d))|because|so that|so|which|who|where|while|whenever|unless|since|as soon as|please|pls|first(?=$)|for (?:(?:all|each|both) of )?(?:you|us|me|them)(?=$))(?=\s|$)/u;

/** The words that name a thing at the beginning of a part: "I will write three posts" is "three posts". */
export function nameInEnglish(given: Segment): string {
  const filler = FILLER.exec(given.plain)?.[0].length ?? 0;
  const bare = part(given, filler);
  const lead = LEADS.map((each) => each.exec(bare.plain)?.[0].length ?? 0).find((length) => length > 0) ?? 0;
  const led = part(bare, lead);
  const open = part(led, ENUMERATOR.exec(led.plain)?.[0].length ?? 0);
  const aside = ASIDE.exec(withoutBrackets(open.plain))?.index;
  const name = part(open, 0, aside);
  const noun = NOUNS.find(([verb]) => verb.test(name.text));
  if (noun !== undefined) return name.text.replace(...noun);
  const act = lead === 0 ? ACT.exec(name.plain) : null;
  if (act === null) {
    const own = lead === 0 ? OWN_ACT.exec(name.plain) : null;
    const verb = own?.[1] ?? own?.[2];
    return verb === undefined || own === null ? name.text : `${ing(verb)} ${part(name, own[0].length).text}`;
  }
  /* "Packs returns" is what somebody does. */
  const verb = act[2] ?? '';
  return /[^s]s$/u.test(verb) ? '' : `${ing(verb)} ${part(name, act[0].length).text}`;
}

/** Whether words have no verb of a sentence, and speak of nobody. */
export const isNameInEnglish = (plain: string): boolean => !NOT_A_NAME.test(withoutBrackets(plain));
