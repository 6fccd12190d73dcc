import type { IsoDate } from '../model/document.js';
import { nominative } from '../reading/nominative.js';
import { cleanText } from '../reading/text.js';
import { daysIn } from './days.js';
import { AT_START } from './instalments.js';
import { hasVerb, listKindOf } from './lists.js';
import { plainText } from './plain-text.js';
import type { Stage } from './stages.js';
import type { Statement } from './statements.js';
import { isNamedForPay, sumsIn } from './sums.js';

/** Between parts of a sentence, the surest first: a sentence is cut by the first that leaves more than one sum apart. */
const BETWEEN: readonly RegExp[] = [
  /(?:[;,.]\s*)?(?:^|(?<=[\s;,:]))\(?\d{1,2}[).]\s+(?=\p{L})/gu,
  /;\s+/gu,
  /,\s+(?:(?:and|then|ir|bei|o|tada)\s+)?|\s+(?:and|then|plus|ir|bei|o|tada)\s+/gu,
];
/** "Stages: design", "Etapai: dizainas", "and then the build". */
const LEAD =
  /^.*:\s+|^\W*(?:(?:and|then|first|finally|ir|tada|pirma|galiausiai)\s+)*(?:(?:we|i) (?:need|want)\s+|(?:mums )?reikia\s+|norime\s+)?/u;
/** What may stand beside the sum and the day of a part: what leads to them, tax, and nothing else. */
const BESIDE =
  /^(?:[\s\-(),.;:]|\b(?:by|until|till|due|on|before|for|at|ready|done|costs?|is|no later than|iki|uz|ne veliau kaip|kaina|terminas|deadline|kainuoja|kainuos|m|d|(?:plus|be|su|excl|incl|ex|inc) (?:vat|pvm)|vat|pvm)\b|\+)*$/u;
/** What leads from a name to its sum or day. */
const LED_FROM =
  /[\s(–—:,-]+(?:(?:by|until|due|for|at|is|costs?|iki|už|uz|kainuoja|kainuos)\s*)?$|[.;\s]+$/iu;
/** "I pay 500 EUR after the design", "500 EUR for the design": what is paid for stands behind. */
const PAYING =
  /^(?:\W|\b(?:(?:we|i)(?:'ll| will|'d| would)? pay|pay(?:ing)?|another|mok\w+|sumok\w+|dar)\b)*$/u;
const WHAT_FOR = /^\s*(?:(?:for|uz)\s+(?=\p{L})|(?=(?:after|upon|on|at|po)\s+\p{L}))/u;
const OF_STAGES = /\b(?:stages?|phases?|milestones?|etap\w*)\b/u;
const LONGEST_NAME = 8;

/** A part of the work with what is paid for it. */
export interface PricedPart extends Stage {
  readonly isCertain: boolean;
}

/**
 * "Design 500 EUR by 20 January; build 1,500 EUR by 1 March": the parts of the work that a brief prices one by one, in sentences
 * or in a list; none where it has only one, or an advance and the rest. They are certain where they are called stages or each of them has its day.
 */
export function pricedPartsIn(statements: readonly Statement[], today: IsoDate): PricedPart[] {
  const parts = statements.flatMap((each) => partsOf(each, today));
  const isAdvance = parts.length === 2 && AT_START.test(plainText(parts[0]?.row.name ?? ''));
  return parts.length > 1 && !isAdvance ? parts : [];
}

function partsOf(statement: Statement, today: IsoDate): PricedPart[] {
  const isNamedStages = OF_STAGES.test(statement.plain) || listKindOf(statement.heading) === 'milestones';
  const pieces = BETWEEN.map((between) => piecesOf(statement, between)).find(
    (each) => each.filter((piece) => sumsIn(piece).length > 0).length > 1,
  );
  return (pieces ?? [statement]).flatMap((piece) => {
    const part = partOf(piece, today);
    return part === undefined
      ? []
      : [{ ...part, isCertain: part.isCertain && (isNamedStages || part.row.date !== '') }];
  });
}

function piecesOf(statement: Statement, between: RegExp): Statement[] {
  const marks = [...statement.plain.matchAll(between)];
  const starts = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, at) => piece(statement, from, marks[at]?.index ?? statement.plain.length));
}

const piece = (statement: Statement, from: number, to: number): Statement => ({
  ...statement,
  text: statement.text.slice(from, to),
  plain: statement.plain.slice(from, to),
  start: statement.start + from,
});

function partOf(whole: Statement, today: IsoDate): PricedPart | undefined {
  const lead = LEAD.exec(whole.plain)?.[0].length ?? 0;
  const part = piece(whole, lead, whole.plain.length);
  const [sum, secondSum] = sumsIn(part);
  const [day, secondDay] = daysIn(part, today);
  if (sum === undefined || secondSum !== undefined || secondDay !== undefined || sum.isRate) return undefined;
  if ((sum.role !== 'price' && sum.role !== 'none') || day?.days.length === 2) return undefined;
  const { plain, text, start } = part;
  const said = [sum, ...(day === undefined ? [] : [day])].toSorted((one, other) => one.from - other.from);
  const ends = [...said.map(({ from }) => from), plain.length];
  const isBehind = PAYING.test(plain.slice(0, ends[0])) && WHAT_FOR.test(plain.slice(sum.to));
  const at = isBehind ? said.indexOf(sum) + 1 : 0;
  const begin = isBehind ? sum.to + (WHAT_FOR.exec(plain.slice(sum.to))?.[0].length ?? 0) : 0;
  const name = text.slice(begin, ends[at]).replace(LED_FROM, '');
  const plainName = plain.slice(begin, begin + name.length);
  const beside = said.map(({ to }, index) =>
    isBehind && index + 1 === at ? '' : plain.slice(to, ends[index + 1]),
  );
  const given = cleanText(name);
  /* „Už dizainą“: a row has the name itself. */
  const isAccusative = isBehind && /^\s*uz\s/u.test(plain.slice(sum.to));
  const words = given !== undefined && isAccusative ? (nominative(given) ?? given) : given;
  const isName =
    words !== undefined &&
    /\p{L}{3}/u.test(words) &&
    words.split(/\s+/u).length <= LONGEST_NAME &&
    !hasVerb(plainName) &&
    !isNamedForPay(plainName);
  if (!isName || !BESIDE.test(beside.join(' '))) return undefined;
  return {
    row: { name: words, date: day?.days[0] ?? '', amount: String(sum.value), unit: 'money' },
    quote: { start, end: start + text.trimEnd().length },
    isCertain: !sum.isEstimate,
  };
}
