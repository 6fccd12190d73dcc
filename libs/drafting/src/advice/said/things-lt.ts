import type { Statement } from '../../brief/statements.js';
import { nameInLithuanian } from '../../brief/name-lt.js';
import { isMeasure, type Case } from '../../brief/nouns-lt.js';
import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { isLeftToProvider, isPlainName, type Voice } from './doubt.js';
import { DONE_BY, verbalNoun } from './verbs-lt.js';
import {
  areWords,
  cut,
  enumeration,
  headed,
  part,
  segmentsOf,
  serviceLine,
  type Segment,
} from './segments.js';

const FILLER =
  /^(?:(?:ir|bei|dar|plius|plus|taip pat|taipogi|arba|pvz\.?|tik|o|tada|paskui|itraukiant|iskaitant)\s+|[-–•*+]\s*)+/u;
/** What is made stands behind these in the accusative. */
const INFINITIVE = String.raw`(?:(?:su|pa)?kurti?|(?:pa)?rengti?|(?:pa|su)?rasyti?|(?:su)?projektuoti?|(?:su)?programuoti?|(?:nu)?piesti?|(?:pa)?gaminti?|(?:pa)?daryti?|(?:su)?maketuoti?|(?:pa)?ruosti?|(?:su)?montuoti?|(?:is)?versti?|pateikti?|perduoti?)`;
const BY_ME = new RegExp(
  String.raw`(?:^|\s)(?:(?:pa|su|is|nu)?(?:rasau|rasysiu|kuriu|kursiu|darau|darysiu|darom|darome|ruosiu|rengiu|rengsiu|ruosiu|piesiu|maketuoju|maketuosiu|montuoju|montuosiu|verciu|versiu|projektuoju|projektuosiu|programuoju|programuosiu|pateikiu|pateiksiu|perduodu|perduosiu|atiduodu|atiduosiu|gaminu|gaminsiu))\s+`,
  'u',
);
/** „Įrašų planą atsiųsiu“, „šabloną paruošiu“: the thing stands before the verb. */
const I_MAKE =
  /^\s*(?:ir |bei |dar |as |taip pat )?(.{3,70}?) (?:as |jums |dar |irgi |taip pat )?(?:(?:pa|su|is|nu|par)?(?:rasau|rasysiu|kuriu|kursiu|darau|darysiu|darome|ruosiu|rengiu|rengsiu|piesiu|maketuoju|maketuosiu|montuoju|montuosiu|verciu|versiu|programuoju|programuosiu|gaminu|gaminsiu)|atsiusiu|pateiksiu|pateikiu|perduosiu|perduodu|atiduosiu|atiduodu|idesiu)(?: .{0,40})?$/u;
const TO_MAKE = new RegExp(
  String.raw`(?:^|\s)(?:reik(?:ia|es|etu|tu|s)?|nor(?:im|ime|iu|eciau|etume|etum|i)|prasau|prasom\w*|prasytume|turiu|turesiu|^)?\s*${INFINITIVE}(?:\s*(?:,|ir|bei)\s*${INFINITIVE})*\s+(?:mums |man )?`,
  'u',
);
/** What is needed or wanted stands in the genitive. */
const WANTED =
  /(?:^|\s)(?:reik(?:ia|es|etu|tu)?|nor(?:im|ime|iu|eciau|etume|etum|i))\s+(?:mums |man |dar |ir )?(?!\p{L}+ti?\s)/u;
const GET =
  /(?:^|\s)(?:gaus(?:ite|it|i|ime|im)|gaunate|gaunat|(?:klient\p{L}+|uzsakov\p{L}+) (?:gauna|gaus))\s+/u;
const INCLUDED =
  /^\W*(?:i kaina )?(?:ieina|iskaiciuot\w+|itraukt\w+|apima|sudaro)\s*:?\s*|\s(?:i kaina |i apimti )?(?:ieina|iskaiciuot\w+|itraukt\w+)(?: i kaina| i apimti)?\s*$/u;
const COMPRISES = /(?:^|\s)(?:apima|sudaro)\s*:?\s*/u;
/** Somebody else does or has it, it is not part of the work, or nobody knows yet. */
const NOT_OURS =
  /(?:^|\s)(?:pats|pati|patys|pacios|pacius|jau|turim|turime|turi|turiu|yra|lieka|buvo|gal|galbut|veliau|atskirai|papildomai|jei|jeigu|nebent|kitais metais|be|uz papildoma|nenumatyt\p{L}*|kol kas|ne|nereik\p{L}*|ne[ei]{1,2}n\p{L}*|neiskaic\p{L}*|nebus|nera|netur\p{L}*|ne\p{L}{2,}(?:au|iu|uoju|ame|ome|ime|am|om|im)|nes|kad|kuri\p{L}*|kai|bet|pateikia|pateikiat\p{L}*|duoda|duos|duosi\p{L}*|atsiuncia|atsiunc\p{L}*|atsius\p{L}*|daro|darys|raso|parasys|redaguoja|tvarko|ruosia|rengia|moka|apmoka|perka|tvirtina|skenuoja|verci\p{L}*|gamina|kelia\p{L}*|postina|publikuoja|spausdina\p{L}*|filmuoja|fotografuoja|sukelia|renka\p{L}*|pasirenka|surenka|uzsako|uzsakys|priziuri|kuruoja|derina|organizuoja|parupina|rupinasi|sumoka|ima|gauna|naudoja\p{L}*|as|jus|jie|jis|ji|mes|tu|klientas|kliente|uzsakovas|uzsakove|savo)(?=[\s,.;:!?)]|$)/u;
const PROPERTY =
  /^\W*(?:tonas|stilius|terminas|terminai|biudzetas|kaina|tikslas|auditorija|kalba|kalbos|vieta|technika|pastaba|pastabos|ps|p\.s|apmokejimas|mokejimas|programa|tema|temos|papildomai|neieina|klausim\p{L}*|klientas|uzsakovas|laikas|kontakt\p{L}*|konversijos|biudzetas|formatas|formatai)\s*$/u;
const COUNTED =
  /^(?:(?:apie|iki|po|ne daugiau kaip|maks\.?|max\.?|~|≈)\s*)*(?:\d|du |dvi |dviej|tris |trys |trij|keturi|penki|sesi|septyni|astuoni|devyni|desimt|vien\p{L}+ |(?:sausi|vasari|kov|balandzi|geguz|birzeli|liepos|rugpjuci|rugsej|spali|lapkrici|gruodzi)\p{L}* \d)/u;
const BRACKETS = /\s?\([^)]*\)?/gu;
const AND = /\s+(?:ir|bei|\+|&)\s+/gu;
const MARKED = /[ąčęėįšųūž]/iu;
const LONGEST_DETAIL = 9;

const bare = (plain: string): string => plain.replaceAll(BRACKETS, (words) => ' '.repeat(words.length));
const isOurs = ({ plain }: Segment): boolean => !NOT_OURS.test(bare(plain));

interface Told {
  readonly name: string;
  readonly details: string;
  /** Number of its segment. */
  readonly at: number;
}
const VOICE: Voice = { language: 'lt', isClient: false };

/** Where a segment comes to what is made, and the cases in which that stands. */
function openIn(
  segment: Segment,
  before: readonly Case[],
): { open: Segment; cases: readonly Case[]; isLed: boolean } {
  const { plain } = segment;
  const behind = (found: RegExpExecArray): Segment => part(segment, found.index + found[0].length);
  for (const [lead, cases] of [
    [BY_ME, ['accusative', 'nominative']],
    [TO_MAKE, ['accusative', 'nominative']],
    [GET, ['accusative', 'nominative']],
    [COMPRISES, ['accusative', 'nominative']],
    [WANTED, ['genitive']],
  ] as const) {
    const found = lead.exec(plain);
    if (found !== null) return { open: behind(found), cases, isLed: true };
  }
  const made = I_MAKE.exec(plain);
  if (made !== null) {
    const from = made[0].indexOf(made[1] ?? '');
    return {
      open: part(segment, from, from + (made[1] ?? '').length),
      cases: ['accusative'],
      isLed: true,
    };
  }
  const included = INCLUDED.exec(plain);
  if (included === null) return { open: part(segment, 0), cases: before, isLed: false };
  const open = included.index === 0 ? behind(included) : part(segment, 0, included.index);
  return { open, cases: ['nominative'], isLed: true };
}

const CUT = /\s(?:(?:ir\s|bei\s)?kad|kuri\p{L}*|kur|kaip|kada|kai|jei|jeigu|nes|bet|tai)\s/u;

/** Brackets that say a sentence of their own are left out. */
const withoutSentences = (segment: Segment): Segment =>
  [...segment.plain.matchAll(BRACKETS)]
    .filter(([words]) => NOT_OURS.test(words.replaceAll(/[(),]/gu, ' ')))
    .toReversed()
    .reduce(
      (left, { 0: aside, index }) => ({
        ...left,
        text: left.text.slice(0, index) + left.text.slice(index + aside.length),
        plain: left.plain.slice(0, index) + left.plain.slice(index + aside.length),
      }),
      segment,
    );
/** „Tekstai iš kliento“. */
const OF_CLIENT = /\sis (?:kliento|klientes|uzsakovo|uzsakoves|jusu|ju)(?:\s|$)/u;
/** „130 nuotraukų (skenuoja muziejus)“: what the bracket tells is that somebody else makes it. */
const MADE_BY_OTHERS = new RegExp(
  String.raw`\((?!(?:ap|su)?mok|(?:nu)?perk)(?:jas |juos |ji |ja |visas |visus )?(?:${DONE_BY})[ ,)]`,
  'u',
);
/** „Programa „Rivilė““, „Shopify platforma“: what is worked with. */
const TOOL = /^(?:programa|platforma)\s+[„"“\p{Lu}]|[“"”\p{L}]\s+(?:programa|platforma)$/iu;
/** „14 metų įrašų“: how much there is of it. */
const OF_YEARS = /^\d+ (?:metu|menesiu|savaiciu|dienu) \p{L}+u$/u;
/** „Zoom jų paskyra“. */
const OF_THEM = /(?:^|(?<!pagal)\s)(?:ju|jo|jos|jusu)\s/u;
/** „Pirmoji autorės knyga“ says more of what is known already. */
const DEFINITE = /^\p{L}+(?:oji|asis|ieji|osios)\s/u;

function namesIn(given: Segment, cases: readonly Case[], isMarked: boolean, isLed: boolean): string[] {
  const segment = withoutSentences(given);
  const filler = FILLER.exec(segment.plain)?.[0].length ?? 0;
  const whole = part(segment, filler, CUT.exec(segment.plain)?.index);
  if (whole.plain === '' || OF_CLIENT.test(whole.plain) || !isOurs(whole) || MADE_BY_OTHERS.test(given.plain))
    return [];
  if (OF_YEARS.test(whole.plain)) return [];
  if (!isLed && (TOOL.test(whole.text) || DEFINITE.test(whole.plain) || OF_THEM.test(whole.plain))) return [];
  const parts = cut(whole, AND);
  const names = parts.map(({ text }) => nameInLithuanian(text, cases, isMarked));
  const named = names.filter((each) => each !== undefined);
  const isShared =
    parts.length > 1 &&
    !COUNTED.test(parts[0]?.plain ?? '') &&
    wordsIn(parts[0]) > 1 &&
    wordsIn(parts.at(-1)) === 1;
  if (named.length === parts.length) return isShared ? [named.join(' ir ')] : named;
  const one = nameInLithuanian(whole.text, cases, isMarked);
  if (one !== undefined) return [one];
  return isLed ? named : [];
}
/** So many Lithuanian words without a single mark are typed without them, whatever the rest is. */
const LEAST_WORDS = 6;
const wordsIn = (segment: Pick<Segment, 'plain'> | undefined): number =>
  segment?.plain.split(' ').length ?? 0;
/** „Per mėnesį ruošiu“: how often all is made that follows. */
const OFTEN =
  /(?:^|\s)((?:per|kas|kiekvien\p{L}+) (?:men\p{L}*|savait\p{L}*|sav|dien\p{L}*|ketvirt\p{L}*))\s/u;
const oftenIn = ({ plain, text }: Segment): string | undefined => {
  const found = OFTEN.exec(` ${plain} `);
  return found === null
    ? undefined
    : text.slice(found.index, found.index + (found[1] ?? '').length).toLowerCase();
};
/** „Tekstai, nuotraukos neįeina“: what is said last goes for all before it. */
const THEIRS =
  /^\s*(?:ir |bei )?(?:\S+\s){1,3}(?:neieina|neiskaiciuot\p{L}*|nereik\p{L}*|nebus|is (?:kliento|klientes|uzsakovo|jusu)|pateikia\s|pateikiat\p{L}*|duodat?e?\s)/u;
/** „Kai gausim brėžinius“: a time, and no thing that is made then. */
const WHEN = /(?:^|\s)(?:kai|kol|jei|jeigu|kada)\s.*(?:gaus|gauna|atiduo|perduo|pateik)/u;
/** „Anketa – be parašo“. */
const WITHOUT = /^\s*be (?:\p{L}+ ){0,2}\p{L}+\s*$/u;
const INSTRUMENTAL = /(?:imi|omis|emis|imis|[^v]ais|iais)(?:\s|$)/u;
const TURNS = /^\s*(?:tai|bet|nors|o)\s/u;

const OPENS =
  /^(?:apima|ieina|rezultat|reik|darb|apimt|perduo|nor|paslaug|uzduot|turin|sarasas|is viso|papildomai|dar)/u;
/** „Formatas: PDF“ names a property; „Reikia: …“ and „Vertimas: …“ do not. */
const isLabel = ({ plain, text }: Segment, next: Segment | undefined): boolean =>
  next?.mark === ':' &&
  /^\s*\p{L}+\s*$/u.test(plain) &&
  !OPENS.test(plain.trim()) &&
  nameInLithuanian(text, ['nominative'], MARKED.test(text)) === undefined;

/** „Atidarom kirpyklą, reikia: …“. */
const NEEDS = /(?:^|\s)(?:reik(?:ia|es|etu|tu)?|nor(?:im|ime|iu|eciau|etume|etum))\s*$/u;

/** Work that goes on, whose parts are not handed over one by one. */
const SERVICE =
  /(?:^|\s)(?:buhalterij|apskait|prieziur|administravim|tvarkym|valdym|pagalb|asistent|vedim|organizavim|aptarnavim)\p{L}*(?=[\s,]|$)/u;
/** What is translated is not made. */
const TRANSLATED = /(?:^|\s)(?:is)?(?:versti?|verciu|versiu|versime)\s/u;
/** „Filmuoju dvi dienas Prienuose“: what is done for how long, or where, is the work itself. */
const SERVES =
  /^\s*(?:as |mes |dar |paskui |tada )?((?:nu|su|per|pa|at)?(?:film|fotograf|mont|konsult|redag|maket|program|retus|transkrib|moder|test|archyv)uo(?:ju|siu|jame|sime)) ((?:(?:\d+|vien\p{L}+|dvi|tris|abi|vis\p{L}+) (?:kart|dien|val|sav|men|d\b)|pas |\p{L}{3,}(?:uose|oje?|eje?|yje?) ).*|\p{L}{3,}(?:uose|oje?|eje?|yje?))$/u;
function serviceIn(segment: Segment, isMarked: boolean): string | undefined {
  const [, verb = '', rest = ''] = SERVES.exec(segment.plain.trimEnd()) ?? [];
  const from = segment.plain.indexOf(verb);
  const typed = segment.text.slice(from, from + verb.length).toLowerCase();
  const noun = verb === '' ? undefined : verbalNoun(typed.replace(/si(?:u|me)$/u, 's'), isMarked);
  const at = segment.plain.indexOf(rest, from + verb.length);
  return noun && `${noun} ${segment.text.slice(at, at + rest.length)}`;
}

/** „Iš norvegų į lietuvių“: what a translation is between. */
const LANGUAGES = /^\s*is \p{L}+u(?: kalbos)? i \p{L}+(?:u|iu)(?: kalba)?\s*$/u;

/** The things that a Lithuanian sentence names as made, in the nominative. */
export function thingsInLithuanian(statement: Statement, isMarkedText: boolean): string[] {
  const isMarked = isMarkedText || MARKED.test(statement.text);
  const things = thingsIn(statement, isMarked);
  const isUnmarked = !MARKED.test(statement.text) && wordsIn(statement) >= LEAST_WORDS;
  return things.length === 0 && isMarked && isUnmarked ? thingsIn(statement, false) : things;
}

function thingsIn(statement: Statement, isMarked: boolean): string[] {
  const told: Told[] = [];
  let cases: readonly Case[] = ['nominative'];
  let isOpen = false;
  const segments = segmentsOf(statement).flatMap((each) => cut(each, /\s+(?:plius|taip pat)\s+/gu));
  const whole = serviceLine(
    segments,
    (title, items) =>
      SERVICE.test(title) ||
      (areWords(items) &&
        title.includes(' ') &&
        nameInLithuanian(title, ['nominative'], false) !== undefined),
    (each) => isListed(each) && isPlainName(each.plain, VOICE),
  );
  if (whole !== undefined) return [whole];
  let run = 0;
  let between = '';
  const lines = (): string[] =>
    told
      .filter(({ at }) => isLeftToProvider(segments, at, VOICE))
      .map(({ name, details }) => `${name}${details}`);
  const isSureList = (from: number): boolean =>
    segments.slice(from).every(({ plain }) => isPlainName(plain, VOICE));
  for (const [at, segment] of segments.entries()) {
    if (segment.mark !== ',') run = told.length;
    if (THEIRS.test(segment.plain)) told.length = run;
    if (isBesideThePoint(segment)) continue;
    const next = segments[at + 1];
    if (next?.mark === ':' && NEEDS.test(segment.plain)) {
      cases = ['genitive'];
      continue;
    }
    if (isLabel(segment, next)) break;
    if (PROPERTY.test(segment.plain) && (next?.mark === ':' || next?.mark === '-')) break;
    if (next?.mark === ':' && speaksOfLater(segment.plain)) break;
    if (LANGUAGES.test(segment.plain)) {
      const last = told.at(-1);
      if (last === undefined) between = segment.text.trim().toLowerCase();
      else told[told.length - 1] = { ...last, details: `${last.details}, ${segment.text.trim()}` };
      continue;
    }
    /* „Sukursiu klipą: scenarijus, kadrai“. */
    if (segment.mark === ':' && cases[0] === 'accusative') cases = ['nominative', 'accusative'];
    const { open, cases: found, isLed } = openIn(segment, cases);
    const work = TRANSLATED.test(segment.plain) ? 'vertimas: ' : '';
    const isOther =
      speaksOfLater(segment.plain) ||
      WHEN.test(segment.plain) ||
      (next !== undefined &&
        ((next.mark === '-' && !isOurs(next) && !WITHOUT.test(next.plain)) ||
          TURNS.test(next.plain) ||
          isPutOff(next.plain)));
    const wanted = isLed ? found : cases;
    const last = told.at(-1);
    const isOfWork =
      segment.mark === ':' && /[iy]mas(?:\s|$)/u.test(last?.name ?? '') && COUNTED.test(segment.plain.trim());
    const isExplained =
      segment.mark === '-' && last !== undefined && isOpen && !COUNTED.test(segment.plain.trim());
    /* „Plakatai, po 3 kavinei“: of what was named before. */
    const isEach =
      segment.mark === ',' &&
      last !== undefined &&
      isOpen &&
      /^\s*(?:po \d|(?:\d+|du|trys|keturi) (?:variantai|dydziai)\s*$)/u.test(segment.plain);
    const service = isOther ? undefined : serviceIn(segment, isMarked);
    const named = isOther || isExplained || isOfWork || isEach ? [] : namesIn(open, wanted, isMarked, isLed);
    /* „Svetainė su anketa, kainų skiltimi ir žemėlapiu“. */
    const isWith =
      segment.mark === ',' &&
      isOpen &&
      /\ssu\s/u.test(`${last?.name ?? ''}${last?.details ?? ''}`) &&
      INSTRUMENTAL.test(segment.plain);
    const names = service !== undefined ? [service] : isWith ? [] : named;
    const many =
      next?.mark === ':' &&
      names.length === 1 &&
      /^(?:\p{L}+ ){0,2}\p{L}+(?:ai|os|es)$/u.test(open.plain.trim())
        ? headed(open, segments.slice(at + 1), isListed)
        : undefined;
    if (many !== undefined) return isSureList(at + 1) ? [...lines(), many] : lines();
    const enumerated = names.length === 1 ? enumeration(names[0] ?? '', segments.slice(at + 1)) : undefined;
    if (enumerated !== undefined) return isSureList(at + 1) ? [...lines(), enumerated] : lines();
    if (names.length > 0 && !names.every(isMeasure)) {
      const before = segment.plain.trimEnd().length - open.plain.length;
      const often = segment.plain.trimEnd().endsWith(open.plain)
        ? oftenIn(part(segment, 0, before))
        : undefined;
      told.push(
        ...names.map((name) => ({
          name: `${work}${often === undefined ? name : `${name} ${often}`}`,
          details: between === '' ? '' : `, ${between}`,
          at,
        })),
      );
      between = '';
      isOpen = true;
      if (isLed) cases = found;
    } else if (
      last !== undefined &&
      isOpen &&
      (segment.mark === ':' || HOW.test(segment.plain) || wanted.every((each) => each === 'nominative')) &&
      (isDetail(segment) || (isMore(segment) && !/\?/u.test(next?.mark ?? '')))
    ) {
      const mark = WITHOUT.test(segment.plain) ? ' ' : ({ '-': ' – ', ':': ': ' }[segment.mark] ?? ', ');
      told[told.length - 1] = {
        ...last,
        details: `${last.details}${mark}${segment.text.trim()}`,
        ...(isDetail(segment) && !isEach && { at }),
      };
    } else {
      isOpen = false;
      if (isLed && !/\s\p{L}{3,}ti?(?:\s|$)/u.test(open.plain)) cases = found;
    }
  }
  return lines();
}

const VERB_IN =
  /(?:^|\s)(?:\p{L}{3,}(?:iau|uoja|uoju|siu|sime|site|ame|ate|ome|ote)|yra|bus)(?:\s|$)|^\s*\p{L}{2,}ti\s/u;
/** A part of a list of names. */
const isListed = (segment: Segment): boolean =>
  isOurs(segment) && !VERB_IN.test(bare(segment.plain)) && wordsIn(part(segment, 0)) <= LONGEST_DETAIL;

/** „Per šešias savaites“, „galerijoje“: said of a thing in any case. */
const HOW = /^\s*(?:per|su|be|iki|nuo|pagal|skirt\p{L}*|\p{L}{3,}(?:oje?|eje?|yje?|uose|ose|ese))\s/u;
const LONGEST_MORE = 6;
/** „Plakatas, dvi kalbos, matinis“: what else is said of it, where nobody acts and nothing is open. */
const isMore = (segment: Segment): boolean =>
  segment.mark === ',' &&
  isPlainName(segment.plain, VOICE) &&
  isListed(segment) &&
  !/^\s*(?:kartais|retkarciais|kalba|kalbos|tonas|stilius|terminas|vieta|tik|dar|ir|bei|o|gal|tada|paskui|pirma)\s|(?:^|\s)(?:aciu|prasau|prasom|klausim\p{L}*|pastab\p{L}*|susitik\p{L}*|korekcij\p{L}*|ju|jo|jos|jusu|jaunuju|pataisym\p{L}*|taisym\p{L}*|rat\p{L}*)(?:\s|$)/u.test(
    segment.plain,
  ) &&
  wordsIn(part(segment, 0)) <= LONGEST_MORE;

/** How many, how big, or what it is: of what was named before. */
function isDetail(segment: Segment): boolean {
  const plain = segment.plain.trim();
  if (/^\d+\s\p{L}+(?:om|am|ome|ame|siu|sim|sime)$/u.test(plain)) return false;
  if (segment.mark === '-' && WITHOUT.test(plain)) return true;
  const isFitting = segment.mark === '-' || (/^[,:]$/u.test(segment.mark) && COUNTED.test(plain));
  return isFitting && isOurs(segment) && plain.length > 2 && plain.split(/\s+/u).length <= LONGEST_DETAIL;
}
