import { plainText } from '../../brief/plain-text.js';
import type { Statement } from '../../brief/statements.js';
import { nominative } from '../../reading/nominative.js';
import { nameInLithuanian } from './name-lt.js';
import { cut, part, segmentsOf, type Segment } from './segments.js';
import { DONE_BY, NOT_DONE, PREFIX, verbalNoun } from './verbs-lt.js';

const LEAD = /^(?:(?:as|mes|ir|bei|o|bet|tai|dar|taip pat|pvz\.?|kol kas|uz tai)\s+)+/u;
const MARKED = /[ąčęėįšųūž]/iu;
/** „RAW failų neduodu“, „nuotraukų kol kas nedarom“: what stands before the verb is in the genitive. */
const NOT_BEHIND = new RegExp(
  String.raw`^(.{2,70}?) (?:kol kas |niekada |tikrai |jau |as |mes |cia )?(${NOT_DONE})(?: .{0,40})?$`,
  'u',
);
const NOT_BEFORE = new RegExp(String.raw`^(${NOT_DONE}) (.{2,70})$`, 'u');
/** „X neįeina“, „X nereikia“, „X nebus“. */
const OUTSIDE =
  /^(.{2,70}?) (?:i kaina |i apimti |i projekta |cia |kol kas |tikrai |dabar )?(?:neieina|neiskaic\p{L}*|neitrauk\p{L}*|nereik\p{L}*|nebus|nenor\p{L}*|nenumat\p{L}*|atskirai|(?:bus )?veliau|kitais metais|(?:yra )?(?:ne )?ne mano)(?: .{0,40})?$/u;
const OUTSIDE_BEFORE =
  /^(?:i kaina |i apimti )?(?:neieina|neiskaic\p{L}*|neitrauk\p{L}*|nereik\p{L}*|nebus)\s*:?\s+(.{2,70})$/u;
const LATER =
  /^(?:kitais metais|kitamet|veliau|atskirai|gal veliau|kol kas ne|ne dabar|ne mano|kita karta|atskira sutart\p{L}*|atskira uzsakym\p{L}*)/u;
const MATTER = /\b(?:reikal|rupest|atsakomyb|darbas)\p{L}*$/u;
const OBJECT_FIRST = new RegExp(String.raw`^(.{2,70}?) (${DONE_BY}(?: ir ${DONE_BY})?) (.{3,60})$`, 'u');
const SUBJECT_FIRST = new RegExp(
  String.raw`^((?:\S+ ){0,3}?\S+) (?:pat[sy]\p{L}* |pacios |pati )?(${DONE_BY}) (.{3,70})$`,
  'u',
);
const VERB_FIRST = new RegExp(String.raw`^(${DONE_BY})(?: ir (${DONE_BY}))? (.{3,50})$`, 'u');
/** These say nothing without what is paid, given or bought. */
const TRANSITIVE = /(?:mok|duod|duos|teik|siunc|sius|perk|pirks|ded|des|renk|rinks|lieci|dar)\p{L}*$/u;
const PREPOSITION = /^(?:i|is|su|apie|per|prie|del|pagal) /u;
/** Who works, and who is not known. */
const OWN = /^(?:as|mes)\b|^(?:pats|pati)$/u;
/** No name of somebody has these inside. */
const INSIDE =
  /\s(?:i|per|su|apie|po|iki|del|pagal|jei|jeigu|kai|kad|nes|pats|pati|patys)(?:\s|$)|^(?:\S+iai|\S+ais|dviem|trim|tiesiogiai)\b/u;
const PRONOUN = /^(?:jis|ji|jie|jos)$/u;
/** A name of somebody stands in the nominative, not in a case of what is done or where. */
const NOBODY =
  /^(?:i|is|su|apie|per|prie|del|pagal|ant|po|iki|nuo|uz|tik|dar|jau|kai|kad|nes|jei|ir|bei|taip|visk|viska|tai|juos|jas|ji|ja|man|mums|kol|niek\p{L}*|visk\p{L}*|\d)\b|(?:ui|ei|ams|oms|ems|(?<!zmog|ori|ieri)us|es)$/u;
const AND = /\s+(?:ir|bei)\s+/gu;
/** „Tekstus parašysime patys“, „nuotraukas darome patys“: who orders does it. */
const OURSELVES = new RegExp(
  String.raw`^(.{3,60}?) (?:mes )?(?:pa(?:tys|cios) )?(?:${PREFIX}\p{L}+(?:sime|sim|ame|am|ome|om))(?: (?:mes|pa(?:tys|cios)))*$`,
  'u',
);
const BY_OURSELVES = /(?:^|\s)pa(?:tys|cios)(?:\s|$)/u;
/** Who does it, behind a dash: „Garsas ir šviesos – renginių agentūra“. */
const SOMEBODY =
  /^(?:\S+ ){0,3}?(?:agentur(?:a|os)|leidykla|spaustuve|klient(?:as|e)|uzsakov(?:as|e)|savinink(?:as|e|ai)|redaktor(?:ius|e)|fotograf(?:as|e)|programuotoj(?:as|a)|dizainer(?:is|e)|buhalter(?:is|e)|teisinink(?:as|e|ai)|studija|imone|komanda|partner(?:is|iai)|tiekej(?:as|ai)|rangov(?:as|ai)|meistr(?:as|ai)|vertej(?:as|a)|administrator(?:ius|e)|skyrius|muziejus|mokykla|biblioteka|technolog(?:as|e)|viesbutis|salone?|klubas|pirkej(?:as|ai)|patys|pats|pati|jie|jus|jos)(?: [„"“\p{L}][^,]{0,30})?$/u;
/** What a bracket says of its own: „(prizus parenka personalo skyrius)“. */
const ASIDE = /\s?\(([^()]{8,})\)/gu;
const isName = (by: string, said = ''): boolean =>
  !/[ąęį](?:\s|$)/u.test(said) && !OWN.test(by) && !NOBODY.test(by) && !INSIDE.test(by);
const wordsIn = (plain: string): number => plain.trim().split(/\s+/u).length;

/** The words of a segment where a pattern has found them, as they were typed. */
function typed({ text, plain }: Segment, words: string | undefined): string {
  const at = words === undefined || words === '' ? -1 : plain.indexOf(words);
  const said = at === -1 || words === undefined ? '' : text.slice(at, at + words.length).trim();
  return said.replace(/ \(([^)]*)\)$/u, ', $1');
}

/** What stands in the accusative before or behind a verb, as a list has it. */
function objectOf(segment: Segment, words: string, isMarked: boolean): string | undefined {
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
  return names.includes(undefined) ? undefined : names.join(' ir ');
}

/** „RAW failai“ of „RAW failų“; where the ending does not tell, what is done to it: „Lubų dažymas“. */
function negated(
  segment: Segment,
  words: string,
  verb: string | undefined,
  isMarked: boolean,
  isSubject = false,
): string | undefined {
  const said = typed(segment, words);
  if (wordsIn(words) > 8 || NOBODY.test(words)) return undefined;
  if (/^\p{Lu}[\p{L}\d]*[^aeiouyąęėįųūs]$/u.test(said)) return said;
  const act =
    verb === undefined
      ? undefined
      : verbalNoun(typed(segment, verb).toLowerCase().replace(/^ne/u, ''), isMarked);
  const isGenitive = /(?:o|os|es|ies|aus|u|iu)$/u.test(plainText(said));
  /* Who registers no trade mark leaves out the act, who draws no poster the thing. */
  const isChange =
    /lieci/u.test(verb ?? '') || (/(?:uoj|in)(?:u|am|ame)$/u.test(verb ?? '') && wordsIn(words) > 1);
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
  if (/^[\p{Lu}\d][\p{Lu}\d\s-]*$|^\p{Lu}[a-z]+$/u.test(said) && !/^\p{Lu}\p{Ll}+[aeiouų]$/u.test(said))
    return said;
  return act === undefined || !isGenitive ? undefined : `${said} ${act}`;
}

function leftOut(segment: Segment, isMarked: boolean): string | undefined {
  const { plain } = segment;
  const outside = OUTSIDE.exec(plain) ?? OUTSIDE_BEFORE.exec(plain);
  if (outside !== null)
    return negated(segment, outside[1] ?? '', undefined, isMarked, !/\bne(?:reik|nor)/u.test(plain));
  const behind = NOT_BEHIND.exec(plain);
  if (behind !== null) return negated(segment, behind[1] ?? '', behind[2], isMarked);
  const before = NOT_BEFORE.exec(plain);
  return before === null ? undefined : negated(segment, before[2] ?? '', before[1], isMarked);
}

function doneByOthers(segment: Segment, isMarked: boolean): string | undefined {
  const { plain } = segment;
  const ours = BY_OURSELVES.test(plain) ? OURSELVES.exec(plain) : null;
  if (ours !== null && !/^ne\p{L}/u.test(ours[1] ?? '')) {
    const name = objectOf(segment, (ours[1] ?? '').replace(/\s(?:mes|pa(?:tys|cios))$/u, ''), isMarked);
    if (name !== undefined) return `${name} (Klientas)`;
  }
  const first = VERB_FIRST.exec(plain);
  if (first !== null && !TRANSITIVE.test(first[1] ?? '')) {
    const [, verb = '', second, by = ''] = first;
    const acts = [verb, ...(second === undefined ? [] : [second])].map((each) =>
      verbalNoun(typed(segment, each).toLowerCase(), isMarked),
    );
    const act = acts.includes(undefined) ? undefined : acts.join(' ir ');
    const isSomebody = isName(by) && wordsIn(by) <= 5;
    return act === undefined || !isSomebody ? undefined : `${act} (${typed(segment, by)})`;
  }
  const object = OBJECT_FIRST.exec(plain);
  if (object !== null) {
    const [, thing = '', verb = '', by = ''] = object;
    const isSomebody =
      isName(by, typed(segment, by)) && wordsIn(by) <= 6 && !/\b(?:pats|pati|patys)$/u.test(thing);
    if (isSomebody && PREPOSITION.test(thing)) {
      const act = verbalNoun(typed(segment, verb).toLowerCase(), isMarked);
      return act && `${act} ${typed(segment, thing).toLowerCase()} (${typed(segment, by)})`;
    }
    const name = isSomebody ? objectOf(segment, thing, isMarked) : undefined;
    if (name !== undefined) return `${name} (${typed(segment, verb)} ${typed(segment, by)})`;
  }
  const subject = SUBJECT_FIRST.exec(plain);
  if (subject === null) return undefined;
  const [, by = '', verb = '', thing = ''] = subject;
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
  !INSIDE.test(plain) &&
  !NOBODY.test(plain) &&
  (!isMarked || !/[ąęįų]$/u.test(text.trim())) &&
  !new RegExp(`(?:^|\\s)${DONE_BY}(?:\\s|$)`, 'u').test(plain);

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
    ...asides.map(({ 1: words = '', index, 0: aside }) => {
      const from = index + aside.indexOf('(') + 1;
      return { text: segment.text.slice(from, from + words.length), plain: words, mark: '(' };
    }),
  ];
}

/** What a Lithuanian sentence leaves out of the work or to somebody else, in the nominative. */
export function leftOutInLithuanian(statement: Statement, description: string): string[] {
  const isMarked = MARKED.test(description);
  const segments = segmentsOf(statement)
    .flatMap(withAsides)
    .flatMap((each) => cut(each, /\s+(?:bet|o)\s+/gu));
  return segments.flatMap((segment, at) => {
    const clause = part(segment, LEAD.exec(segment.plain)?.[0].length ?? 0);
    const next = segments[at + 1];
    const isTitle = next?.mark === '-' && wordsIn(clause.plain) <= 5 && clause.plain !== '';
    if (isTitle && LATER.test(next.plain.trim())) {
      const name = nameInLithuanian(clause.text, ['nominative'], isMarked);
      return name ?? [];
    }
    if (isTitle && SOMEBODY.test(next.plain.trim()) && isThingName(clause, isMarked))
      return `${clause.text} (${next.text.trim()})`;
    if (isTitle && MATTER.test(next.plain.trim())) return `${clause.text} (${next.text.trim()})`;
    return leftOut(clause, isMarked) ?? doneByOthers(clause, isMarked) ?? [];
  });
}
