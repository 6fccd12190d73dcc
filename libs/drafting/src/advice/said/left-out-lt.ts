import { plainText } from '../../brief/plain-text.js';
import type { Statement } from '../../brief/statements.js';
import { nominative } from '../../reading/nominative.js';
import {
  AND,
  ASIDE,
  ASKS,
  BY_OURSELVES,
  CLIENT,
  FROM_CLIENT,
  INSIDE,
  LATER,
  LEAD,
  MARKED,
  MATTER,
  NOBODY,
  NOT_BEFORE,
  NOT_BEHIND,
  NOT_MINE,
  NOT_WANTED,
  OBJECT_FIRST,
  OURSELVES,
  ORDERS,
  OUTSIDE,
  OUTSIDE_BEFORE,
  OWN,
  PREPOSITION,
  PRONOUN,
  REFUSED,
  SOMEBODY,
  STAYS_WITH,
  SUBJECT_FIRST,
  THEIRS,
  THEMSELVES,
  TO_PROVIDER,
  TRANSITIVE,
  VERB_FIRST,
  WITHOUT,
} from './left-out-lt-patterns.js';
import { nameInLithuanian } from '../../brief/name-lt.js';
import { cut, part, segmentsOf, type Segment } from './segments.js';
import { DONE_BY, nounOfInfinitive, verbalNoun } from './verbs-lt.js';

/** „Parašysime“ is what „parašys“ is of somebody else. */
const thirdOf = (verb: string): string =>
  verb
    .toLowerCase()
    .replace(/sime?$/u, 's')
    .replace(/(?<=[ao])me?$/u, '');
function isName(given: string, said = ''): boolean {
  /* „Jų programuotojas Paulius“: the name behind a noun is no accusative. */
  const named = /\p{Ll}(?: \p{Lu}\p{Ll}+ius)$/u.test(said);
  const by = named ? given.replace(/ \S+$/u, '') : given;
  return !/[ąęį](?:\s|$)/u.test(said) && !OWN.test(by) && !NOBODY.test(by) && !INSIDE.test(by);
}
const wordsIn = (plain: string): number => plain.trim().split(/\s+/u).length;

/** The words of a segment where a pattern has found them, as they were typed. */
function typed({ text, plain }: Segment, words: string | undefined): string {
  const at = words === undefined || words === '' ? -1 : plain.indexOf(words);
  const said = at === -1 || words === undefined ? '' : text.slice(at, at + words.length).trim();
  return said.replace(/ \(([^)]*)\)$/u, ', $1');
}

const inOneList = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' ir ') : `${names.slice(0, -1).join(', ')} ir ${names.at(-1) ?? ''}`;

/** „Kainas“ written without marks, where it is surely an object. */
function ofPlural(word: string, isMarked: boolean): string | undefined {
  if (!/^\p{L}+$/u.test(word)) return undefined;
  const found = (
    [
      [/ius$/u, 'iai'],
      [/us$/u, 'ai'],
      [/as$/u, 'os'],
      [/es$/u, isMarked ? 'ės' : 'es'],
    ] as const
  ).find(([ending]) => ending.test(word));
  return found && word.replace(found[0], found[1]);
}

/** What stands in the accusative before or behind a verb, as a list has it. */
function objectOf(segment: Segment, words: string, isMarked: boolean, isSure = false): string | undefined {
  const [from, parts] = [
    segment.plain.indexOf(words),
    cut(part(segment, segment.plain.indexOf(words), segment.plain.indexOf(words) + words.length), AND),
  ];
  if (from === -1 || wordsIn(words) > 8) return undefined;
  if (/(?:^|\s)duomenis(?:\s|$)/u.test(words))
    return typed(segment, words).replace(/duomenis/iu, (word) => word.replace(/is$/u, 'ys'));
  if (isMarked && /\s\S*[^iu]a$/u.test(typed(segment, words))) return undefined;
  const names = parts.map(
    ({ text }) =>
      nameInLithuanian(text, ['accusative'], isMarked) ?? (isMarked ? nominative(text) : undefined),
  );
  if (!names.includes(undefined)) return inOneList(names.flatMap((each) => each ?? []));
  const said = typed(segment, words);
  if (parts.length === 1 && isSure) return ofPlural(said, isMarked);
  return parts.length > 1 && !said.includes(',')
    ? nameInLithuanian(said, ['accusative'], isMarked)
    : undefined;
}

/** What leads back, asks or is a term, and no work. */
const NO_THING = /^(?:gal|galbut|ko|kas|ka|to|jo|jos|ju|tai|ta|viso|pvm|nda|avans\p{L}*|\p{L}+kite?)$/u;

/** „RAW failai“ of „RAW failų“; where the ending does not tell, what is done to it: „Lubų dažymas“. */
function negated(
  segment: Segment,
  words: string,
  verb: string | undefined,
  isMarked: boolean,
  isSubject = false,
): string | undefined {
  const said = typed(segment, words);
  if (NO_THING.test(words.trim())) return undefined;
  if (wordsIn(words) > 8 || NOBODY.test(words)) return undefined;
  if (/^\p{Lu}[\p{L}\d]*[^aeiouyąęėįųūs]$/u.test(said)) return said;
  const act =
    verb === undefined
      ? undefined
      : verbalNoun(typed(segment, verb).toLowerCase().replace(/^ne/u, ''), isMarked);
  const isGenitive = (isMarked ? /(?:o|os|ės|ies|aus|ų|ens|ers)$/u : /(?:o|os|es|ies|aus|u|iu)$/u).test(said);
  /* „Dronu nefilmuoju“: with what, and not what. */
  if (isMarked && act !== undefined && /^\p{L}{3,}u$/u.test(said)) return `${act} ${said.toLowerCase()}`;
  /* Who registers no trade mark leaves out the act, who draws no poster the thing. */
  const isChange =
    /lieci|keici|tais|tvark|filmuo|fotografuo|retusuo|redaguo|koreguo|skenuo|spausdin|tikrin/u.test(
      verb ?? '',
    ) ||
    (/(?:uoj|in)(?:u|am|ame)$/u.test(verb ?? '') && wordsIn(words) > 1);
  if (isChange && isGenitive && act !== undefined) return `${said} ${act}`;
  const name = nameInLithuanian(
    said,
    isSubject ? ['nominative', 'genitive'] : ['genitive', 'nominative'],
    isMarked,
  );
  if (name !== undefined) return name;
  /* „Elektros ir santechnikos planų“: only the last word stands in another case as a name. */
  const joint = /^(\S+(?:o|os|ės|es|ies|ų|u|aus)\s(?:ir|bei)\s)(.+)$/iu.exec(said);
  const last = joint === null ? undefined : nameInLithuanian(joint[2] ?? '', ['genitive'], isMarked);
  if (joint !== null && last !== undefined && wordsIn(joint[2] ?? '') > 1)
    return `${joint[1] ?? ''}${last.charAt(0).toLowerCase()}${last.slice(1)}`;
  if (act !== undefined && /^\p{Lu}\p{Ll}+(?:os|ės|es)$/u.test(said)) return `${said} ${act}`;
  /* „Spaudos nėra“: a genitive of one. */
  const one = /^\p{L}{2,}(?:[^i]os|ės)$/u.test(said) && isMarked && verb === undefined && !isSubject;
  if (one) return said.replace(/os$/u, 'a').replace(/ės$/u, 'ė');
  if (/^[\p{Lu}\d][\p{Lu}\d\s-]*$|^\p{Lu}[a-z]+$/u.test(said) && !/^\p{Lu}\p{Ll}+[aeiouų]$/u.test(said))
    return said;
  return act === undefined || !isGenitive ? undefined : `${said} ${act}`;
}

/** What a contract has its own answers for. */
const TERM = /^(?:termin|dat|kain|pinig|avans|sum|mokej|sutart|salyg|laik|skambuc)/u;
/** „Korpuso nelakuokite“ as „Korpuso lakavimas“, „korpuso nelieskite“ as the thing itself. */
function notWanted(segment: Segment, isMarked: boolean): string | undefined {
  const found = NOT_WANTED.map((each) => each.exec(segment.plain)).find((each) => each !== null);
  const [, words = '', stem = ''] = found ?? [];
  const said = typed(segment, words);
  const isObject =
    words !== '' &&
    !TERM.test(words) &&
    wordsIn(words) <= 5 &&
    !NO_THING.test(words) &&
    !NOBODY.test(words) &&
    !INSIDE.test(words) &&
    (isMarked ? /(?:[^i]o|io|os|ės|es|ies|aus|ų)$/u : /(?:o|os|es|ies|aus|u)$/u).test(said);
  if (!isObject) return undefined;
  if (/^(?:pa)?lies$|^judin$/u.test(stem)) return nameInLithuanian(said, ['genitive'], isMarked);
  const noun = nounOfInfinitive(typed(segment, stem), isMarked);
  return noun && `${said} ${noun}`;
}

function leftOut(segment: Segment, isMarked: boolean): string | undefined {
  const { plain } = segment;
  const refused = REFUSED.exec(plain)?.[1];
  if (
    refused !== undefined &&
    !NO_THING.test(refused) &&
    isThingName(part(segment, 0, refused.length), isMarked)
  )
    return negated(segment, refused, undefined, isMarked, true) ?? typed(segment, refused);
  const notMine = NOT_MINE.exec(plain)?.[1];
  if (notMine !== undefined && isThingName(part(segment, 0, notMine.length), isMarked))
    return typed(segment, notMine);
  const theirs = THEIRS.exec(plain)?.[1];
  if (theirs !== undefined && !INSIDE.test(theirs) && !/[ąęįų](?:\s|$)/u.test(typed(segment, theirs)))
    return `${typed(segment, theirs)} (Klientas)`;
  const from = FROM_CLIENT.exec(plain)?.[1];
  if (from !== undefined && isThingName(part(segment, 0, from.length), isMarked))
    return `${typed(segment, from)} (Klientas)`;
  const without = WITHOUT.exec(plain)?.[1];
  if (without !== undefined) return negated(segment, without, undefined, isMarked);
  const outside = OUTSIDE.exec(plain) ?? OUTSIDE_BEFORE.exec(plain);
  if (outside !== null) {
    const [, words = ''] = outside;
    const isSubject = !/\bne(?:reik|nor|ra?\b|bus)/u.test(plain);
    const name = negated(segment, words, undefined, isMarked, isSubject);
    /* „Pašto reikalai atskirai“: no other case ends so. */
    const isNominative =
      isSubject &&
      /(?:ai|mas|tas|kas|is)$/u.test(words) &&
      isThingName(part(segment, 0, words.length), isMarked);
    return name ?? (isNominative && !NO_THING.test(words) ? typed(segment, words) : undefined);
  }
  const behind = NOT_BEHIND.exec(plain);
  if (behind !== null) return negated(segment, behind[1] ?? '', behind[2], isMarked);
  const before = NOT_BEFORE.exec(plain);
  return before === null ? undefined : negated(segment, before[2] ?? '', before[1], isMarked);
}

/** „Perka užsakovas pagal mano sąrašą“: who it is, stands behind the verb, and the terms behind that. */
const ORDERED_BY = /^(?:klient|uzsakov|savinink|seiminink)(?:as|e|ai|es)(?:\s|$)/u;
const ON_TERMS = /(?<=\s(?:klient|uzsakov|savinink|seiminink)(?:as|e|ai|es)) (?:pagal|iki) .+$/u;
function doneByOthers(given: Segment, isMarked: boolean): string | undefined {
  const segment = part(given, 0, ON_TERMS.exec(given.plain)?.index);
  const { plain } = segment;
  if (ASKS.test(plain)) return undefined;
  const stays = STAYS_WITH.exec(plain);
  if (stays !== null && isThingName(part(segment, 0, (stays[1] ?? '').length), isMarked)) {
    const by = typed(segment, stays[2]).replace(/ei$/u, isMarked ? 'ė' : 'e');
    return `${typed(segment, stays[1])} (${by === '' ? 'Klientas' : `Kliento ${by}`})`;
  }
  const themselves = THEMSELVES.exec(plain);
  if (themselves !== null) {
    const [, said = '', verb] = themselves;
    /* „Sąskaitas klientas įkelia pats“. */
    const thing = said.replace(/\s(?:klient|uzsakov)(?:as|e|ai|es)$/u, '');
    const name = PREPOSITION.test(thing) ? undefined : objectOf(segment, thing, isMarked, true);
    if (name !== undefined) return `${name} (${typed(segment, verb)} Klientas)`;
  }
  const ours = BY_OURSELVES.test(plain) ? OURSELVES.exec(plain) : null;
  if (ours !== null && !/^ne\p{L}/u.test(ours[1] ?? '')) {
    const name = objectOf(segment, (ours[1] ?? '').replace(/\s(?:mes|pa(?:tys|cios))$/u, ''), isMarked, true);
    if (name !== undefined) return `${name} (${thirdOf(typed(segment, ours[2]))} Klientas)`;
  }
  const first = VERB_FIRST.exec(plain);
  /* Behind a dash or a comma the thing has been named before. */
  const isStart = /^[.!?;]?$/u.test(segment.mark.trim());
  if (first !== null && isStart && !TRANSITIVE.test(first[1] ?? '')) {
    const [, verb = '', second, by = ''] = first;
    const acts = [verb, ...(second === undefined ? [] : [second])].map((each) =>
      verbalNoun(typed(segment, each).toLowerCase(), isMarked),
    );
    const act = acts.includes(undefined) ? undefined : acts.join(' ir ');
    const isSomebody = isName(by) && wordsIn(by) <= 5;
    const isThem = /^(?:patys|pats|pati|pacios)$/u.test(by);
    return act === undefined || (!isSomebody && !isThem)
      ? undefined
      : `${act} (${byWhom(typed(segment, by))})`;
  }
  const object = OBJECT_FIRST.exec(plain);
  if (object !== null && !SOMEBODY.test(object[1] ?? '')) {
    const [, thing = '', verb = '', by = ''] = object;
    const isSomebody =
      isName(by, typed(segment, by)) && wordsIn(by) <= 6 && !/\b(?:pats|pati|patys)$/u.test(thing);
    if (isSomebody && PREPOSITION.test(thing)) {
      const act = verbalNoun(typed(segment, verb).toLowerCase(), isMarked);
      const where = typed(segment, thing);
      return (
        act && `${act} ${where.charAt(0).toLowerCase()}${where.slice(1)} (${byWhom(typed(segment, by))})`
      );
    }
    const name = isSomebody ? objectOf(segment, thing, isMarked, CLIENT.test(by)) : undefined;
    if (name !== undefined)
      return by === 'jus' ? `${name} (Klientas)` : `${name} (${typed(segment, verb)} ${typed(segment, by)})`;
  }
  const subject = SUBJECT_FIRST.exec(plain);
  if (subject === null) return undefined;
  const [, by = '', verb = '', thing = ''] = subject;
  /* „iOS kuria Paulius“: a name with a capital is who does it. */
  if (
    ORDERED_BY.test(thing) ||
    CLIENT.test(thing) ||
    /^\p{Lu}\p{Ll}+(?:as|is|us|ys|a|ė)$/u.test(typed(segment, thing))
  )
    return undefined;
  if (/^(?:apie|per|po|uz) \d/u.test(thing)) return undefined;
  const isSure = isMarked || !/^\S+a$/u.test(by) || /^kliente$/u.test(by);
  if (!isName(by, typed(segment, by)) || /\sis\s/u.test(by) || wordsIn(by) > 4 || !isSure) return undefined;
  if (PREPOSITION.test(thing)) {
    const act = verbalNoun(typed(segment, verb).toLowerCase(), isMarked);
    return act && `${act} ${typed(segment, thing)}${PRONOUN.test(by) ? '' : ` (${typed(segment, by)})`}`;
  }
  const name = objectOf(segment, thing, isMarked);
  return name && `${name}${PRONOUN.test(by) ? '' : ` (${typed(segment, by)})`}`;
}

/** „Garsas ir šviesos“: a name of a few words, none of them a verb. */
const isThingName = ({ plain, text }: Segment, isMarked: boolean): boolean =>
  !/(?:^|\s)(?:jei|jeigu|kai|kad|nes|pats|pati|patys|yra|bus|po|iki)(?:\s|$)/u.test(plain) &&
  !NOBODY.test(plain) &&
  (!isMarked || !/[ąęįų]$/u.test(text.trim())) &&
  !new RegExp(`(?:^|\\s)${DONE_BY}(?:\\s|$)`, 'u').test(plain);

/** Whose it is, in brackets. */
const byWhom = (said: string): string =>
  /^(?:ju|jusu|kliento|klientes|uzsakovo|jie|jus|jos|patys|pats|pati|pacios)$/u.test(plainText(said))
    ? 'Klientas'
    : said;

/** A segment without brackets in which somebody does something, and these as segments of their own. */
function withAsides(segment: Segment): Segment[] {
  const asides = [...segment.plain.matchAll(ASIDE)].filter(
    ([, words = '']) => SUBJECT_FIRST.test(words) || OBJECT_FIRST.test(words),
  );
  if (asides.length === 0) return [segment];
  const keep = (words: string): string =>
    asides
      .toReversed()
      .reduce((left, { 0: aside, index }) => left.slice(0, index) + left.slice(index + aside.length), words);
  const own = { ...segment, text: keep(segment.text), plain: keep(segment.plain) };
  return [
    own,
    ...asides.flatMap(({ 1: words = '', index, 0: aside }) => {
      const from = index + aside.indexOf('(') + 1;
      return segmentsOf({ text: segment.text.slice(from, from + words.length), plain: words });
    }),
  ];
}

/** „Salę, maitinimą ir viešbutį užsako įmonė“: what stands before a comma is an object of the same verb. */
function withObjects(segments: readonly Segment[], isMarked: boolean): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isMore =
      isMarked &&
      last !== undefined &&
      segment.mark === ',' &&
      OBJECT_FIRST.test(segment.plain.trim()) &&
      part(last, 0)
        .plain.split(' ')
        .every((word) => /(?:[aeiu]|us|as|es|os|is|o)$/u.test(word)) &&
      !/(?:^|\s)(?:turi\p{L}*|yra|jau|tik)(?:\s|$)/u.test(last.plain) &&
      wordsIn(last.plain) <= 3 &&
      /[ąęįų]$|(?:us|as|es)$/u.test(last.text.trim()) &&
      objectOf(part(last, 0), part(last, 0).plain, isMarked) !== undefined;
    if (isMore)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${segment.text.trim()}`,
        plain: `${last.plain}, ${segment.plain.trim()}`,
      };
    else joined.push(segment);
  }
  return joined;
}

/** What hangs on something is put off, and not left out; „nekeičiu, jei rasiu – kalbam“ denies it first. */
const IF = /^(?:jei|jeigu|nebent|kol|kai) /u;
/** What a Lithuanian sentence leaves out of the work or to somebody else, in the nominative. */
export function leftOutInLithuanian(statement: Statement, description: string): string[] {
  const isMarked = MARKED.test(description);
  const isClient = ORDERS.test(plainText(description));
  const said = segmentsOf(statement)
    .flatMap(withAsides)
    .flatMap((each) => cut(each, /\s+(?:bet|o)\s+/gu));
  const segments = withObjects(said, isMarked);
  return segments.flatMap((segment, at) => {
    const clause = part(segment, LEAD.exec(segment.plain)?.[0].length ?? 0);
    const next = segments[at + 1];
    /* „Sijų nekeičiu, jei nerasime puvinio“. */
    const isLast = at + 2 === segments.length;
    if ([segments[at - 1], isLast ? next : undefined].some((each) => IF.test(each?.plain.trim() ?? '')))
      return [];
    const refused = notWanted(clause, isMarked);
    if (refused !== undefined) return refused;
    if (
      isClient &&
      [clause, ...(next?.mark === '-' ? [next] : [])].some(({ plain }) => TO_PROVIDER.test(plain))
    )
      return [];
    const isTitle = next?.mark === '-' && wordsIn(clause.plain) <= 5 && clause.plain !== '';
    if (isTitle && LATER.test(next.plain.trim())) {
      const name = nameInLithuanian(clause.text, ['nominative'], isMarked);
      return leftOut(clause, isMarked) ?? name ?? (isThingName(clause, isMarked) ? clause.text : []);
    }
    const isTheirs =
      isTitle &&
      SOMEBODY.test(next.plain.trim()) &&
      (wordsIn(clause.plain) > 1 || !/^jusu?$/u.test(next.plain.trim()));
    /* „O sąskaitas – buhalterė“: its verb stands before it. */
    const isObject =
      /(?:as|us|es|[ąęį])$/iu.test(clause.text) && statement.plain.includes(` o ${clause.plain} `);
    if (isTheirs && isObject) return [];
    if (isTheirs && isThingName(clause, isMarked))
      return leftOut(clause, isMarked) ?? `${clause.text} (${byWhom(next.text.trim())})`;
    if (isTitle && MATTER.test(next.plain.trim())) return `${clause.text} (${next.text.trim()})`;
    return leftOut(clause, isMarked) ?? doneByOthers(clause, isMarked) ?? [];
  });
}
