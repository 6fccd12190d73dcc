import { nameInLithuanian } from './name-lt.js';
import { isBesideThePoint } from './beside-the-point.js';
import { cut, hasVerb, inlineItems, itemInside, type Item } from './lists.js';
import { DUTY_BEGINS, isOthersDuty } from './others-duty.js';
import { plainText } from './plain-text.js';
import type { Statement } from './statements.js';
import { namesThing } from './work-things.js';

const NEED = String.raw`(?:(?:don'?t|do not|doesn'?t|does not|won'?t|will not) (?:need|require|expect you)(?: (?:you )?to(?: do)?)?|you (?:don'?t|do not|won'?t|will not) have to(?: do)?)`;
const LEFT_OUT = new RegExp(
  String.raw`\b(?:not included|(?:does|do|will) not include|doesn'?t include|not part of (?:this|the (?:job|project|work|scope))|excluding|excludes?|exclusions?|out of scope|no need (?:for|to)|${NEED}|not doing|you won'?t do|neitraukta|neieina|neiskaic\w+|neapima|nereikia|nereikes|neiein\w*)\s*:?\s*(?:are\s|is\s|yra\s)?(?:any |nei )?`,
  'u',
);
/** Nobody wants trouble either: only what work makes is left out by these words. */
const UNWANTED =
  /\b(?:don'?t|do not|doesn'?t|does not|won'?t) want (?:any |you to do )?|\bnenor(?:ime|iu|etume|eciau) (?:nei |jokio |jokiu |jokios )?/u;
/** "… are not included", „… neįeina“. */
const PREDICATE = String.raw`(?:(?:is|are) (?:not (?:included|part of|needed|in scope)|excluded|out of scope)|we (?:have|handle|do|make|take|provide|write|supply)(?: \w+){0,2} (?:ourselves|in-house)|(?:pasiliek\w+) sau|(?:(?:tikrai|visai|visiskai|jau|mums|man|papildomai|dabar|kol kas) )*((?:i kaina |i apimti |i projekta |cia )?(?:neieina|neiskaic\w+|nereikia|nereikes|nedarau|nedarai|nedarom\w*|neimam\w*)))`;
const LEFT_OUT_BEHIND = new RegExp(
  String.raw`^\s*(?:and |but |the |we |bet |o )?([^,.;:]{3,80}?)\s+${PREDICATE}`,
  'u',
);
const IS_LEFT_OUT = new RegExp(String.raw`\s+${PREDICATE}`, 'u');
/** What stands around work, beside the things that it makes. */
const AROUND_WORK =
  /^(?:the |any )?(?:[\w-]+ )?(?:hosting\w*|print(?:ing)?|domain\w*|maintenance|support|deliver(?:y|ies)|shipping|fonts?|licen[cs]es?|installation|updates|domen\w+|spaud\w+|talpinim\w+|prieziur\w+|pristatym\w+|licencij\w+|srift\w+)$/u;
/** „Domeno“, „hostingų“: nobody makes them, so that they are not among the names of what work makes. */
function nameAroundWork(words: string): string | undefined {
  const [, stem, ending] = /^(domen|hosting)(o|[ųu])$/u.exec(words) ?? [];
  return stem === undefined ? undefined : `${stem}${ending === 'o' ? 'as' : 'ai'}`;
}
const LEADS = /^\s*(?:and |but |also |bet |o |ir )/u;
/** Terms of the deal, and words that only lead back, are no work. */
const NO_WORK =
  /^(?:the |any |a |an |jokio |jokios )?(?:those|these|them|it|that|this|anything|everything|more|nda|vat|pvm|deposits?|advances?|invoices?|contracts?|agreements?|avans\p{L}*|trecdal\p{L}*|puse|puses|sutart\p{L}*|saskait\p{L}*|to|ju|jo|jos|nieko)$/u;
export const isWork = ({ text }: Item): boolean => !NO_WORK.test(plainText(text)) && !isOthersDuty(text);

/** Where what is left out ends, and somebody says why or who does it. */
const END = new RegExp(
  String.raw`[.!?;]|\s-\s|,?\s(?:because|as we|since|we (?:have|will)|nes|tai|mes|juos|jas)\b|,\s(?:my|our|we|i|he|she|they|that'?s|those|these|it'?s|which|who|someone|somebody|\p{L}+ (?:is|are|will|does|has)|ja|ji|jas|ta|tuo|tam|musu|mano|turi\w*|kuri\w*|padarys\w*)\b|${DUTY_BEGINS}|$`,
  'u',
);
const OR =
  /\s*(?:,\s*(?:and|or|nor|ir|bei|ar|arba|nei)\s+|,\s+|;\s*|\s+(?:and|or|nor|plus|ir|bei|ar|arba|nei)\s+)/gu;
const MARKED = /[ąčęėįšųūž]/iu;

/** A Lithuanian list has the nominative; what has none keeps the words that leave it out: „fotografuoti nereikia“. */
function inNominative(item: Item, without: string, isMarked: boolean): Item {
  const isNominative = /^(?:i |ne(?:iein|isk))/u.test(plainText(without));
  /* A capital may only begin the sentence. */
  const [first, rest] = [item.text.charAt(0), item.text.slice(1)];
  const words = first.toLowerCase() + rest;
  const name =
    nameInLithuanian(words, [isNominative ? 'nominative' : 'genitive'], isMarked) ?? nameAroundWork(words);
  if (name === undefined && isNominative) return item;
  if (name === undefined) return { ...item, text: `${item.text} ${without}`.trim() };
  const isSame = name.charAt(0) === first.toLowerCase();
  return { ...item, text: isSame ? first + name.slice(1) : name };
}

/** What a sentence leaves out of the work. */
export const exclusionsInside = (statement: Statement): Item[] => leftOut(statement).filter(isWork);

function leftOut(statement: Statement): Item[] {
  const { plain, text } = statement;
  const isMarked = MARKED.test(text);
  const behind = LEFT_OUT_BEHIND.exec(plain);
  if (behind !== null) {
    const [whole, words = '', without] = behind;
    const from = whole.indexOf(words);
    const to = from + words.length;
    const item = hasVerb(words) ? undefined : cut(statement, from, to);
    if (item !== undefined) {
      const items = inlineItems(statement, from, to, OR) ?? [item];
      const verb =
        without === undefined ? undefined : text.slice(whole.length - without.length, whole.length);
      return verb === undefined
        ? items
        : items.filter(isWork).map((each) => inNominative(each, verb, isMarked));
    }
  }
  return (
    listed(statement, isMarked) ??
    named(statement, LEFT_OUT.exec(plain), isMarked) ??
    unwanted(statement, isMarked) ??
    []
  );
}

/**
 * "Printing, hosting and photos are not included", "as agreed, texts are not included": of what stands between commas the names
 * of work. In "we need a logo, a poster, printing is not included" only the last of them is left out.
 */
function listed(statement: Statement, isMarked: boolean): Item[] | undefined {
  const { plain, text } = statement;
  const predicate = IS_LEFT_OUT.exec(plain);
  if (predicate === null) return undefined;
  const [whole, without] = predicate;
  const to = predicate.index;
  const parts = plain.slice(0, to).split(/(?<=[,;:]\s)/u);
  const firstOther = parts.findLastIndex((part) => !namesOf(part).every(isNameOfWork));
  const isOfWish = firstOther >= 0 && hasVerb(parts[firstOther] ?? '');
  const isList =
    /^\s+are\b/u.test(whole) ||
    namesOf(parts.at(-1) ?? '').length > 1 ||
    parts.slice(0, -1).every((part) => namesOf(part).every((name) => AROUND_WORK.test(name)));
  const first = isList && !isOfWish ? firstOther + 1 : Math.max(firstOther + 1, parts.length - 1);
  const own = parts.slice(first);
  if (own.length === 0 || own.slice(0, -1).some((part) => !/,\s$/u.test(part))) return undefined;
  const from = to - own.join('').length + (LEADS.exec(own[0] ?? '')?.[0].length ?? 0);
  const single = itemInside(statement, from, to);
  const found = inlineItems(statement, from, to, OR) ?? (single === undefined ? undefined : [single]);
  const at = to + whole.length;
  const verb = without === undefined ? undefined : text.slice(at - without.length, at);
  return verb === undefined ? found : found?.map((each) => inNominative(each, verb, isMarked));
}

const namesOf = (part: string): string[] =>
  part
    .replace(LEADS, '')
    .replace(/[,;:]\s$/u, '')
    .split(/ (?:and|or|ir|bei|ar) /u);

function isNameOfWork(name: string): boolean {
  const words = name.trim();
  if (words.split(/\s+/u).length > LONGEST_NAME || hasVerb(words)) return false;
  return (
    namesThing(words) ||
    AROUND_WORK.test(words) ||
    nameInLithuanian(words, CASES_OF_LIST, false) !== undefined
  );
}
const LONGEST_NAME = 4;
const CASES_OF_LIST = ['nominative', 'genitive'] as const;

function named(statement: Statement, match: RegExpExecArray | null, isMarked: boolean): Item[] | undefined {
  if (match === null) return undefined;
  const from = match.index + match[0].length;
  const rest = statement.plain.slice(from);
  const to = from + (END.exec(rest)?.index ?? rest.length);
  const single = itemInside(statement, from, to);
  const items = inlineItems(statement, from, to, OR) ?? (single === undefined ? undefined : [single]);
  /* Only the words before a genitive have it: the rest of such a list is in the nominative as it stands. */
  return /^(?:nereik|neapima|nenor)/u.test(match[0])
    ? items?.map((item) => inNominative(item, '', isMarked))
    : items;
}

function unwanted(statement: Statement, isMarked: boolean): Item[] | undefined {
  const items = named(statement, UNWANTED.exec(statement.plain), isMarked);
  return items?.every(({ start, end }) =>
    namesThing(statement.plain.slice(start - statement.start, end - statement.start)),
  )
    ? items
    : undefined;
}

/** Whether it only says what is not wanted. */
export const deniesWork = ({ plain }: Statement): boolean =>
  new RegExp(`^\\W*(?:we|i|you|they|mums|man)? ?(?:\\w+ )?${NEED}`, 'u').test(plain) || UNWANTED.test(plain);

/** What is left out as it is said, also where the sentence goes on about somebody else who does it. */
export function exclusionsOf(statement: Statement): Item[] {
  if (!isBesideThePoint(statement)) return exclusionsInside(statement);
  const end = END.exec(statement.plain)?.index ?? 0;
  const head = { ...statement, text: statement.text.slice(0, end), plain: statement.plain.slice(0, end) };
  return end === 0 || isBesideThePoint(head) ? [] : exclusionsInside(head);
}
