import type { IsoDate } from '../model/document.js';
import { answerFault } from '../reading/answer-fault.js';
import { defaultWizard } from '../questions/index.js';
import { OTHER_SUFFIX, OTHER_VALUE, type AnswerKey, type AnswerValue } from '../terms/answers.js';
import {
  asksForYes,
  isBesideThePoint,
  isCounsel,
  isLifeStory,
  isOpen,
  isQuestion,
  isTold,
} from './beside-the-point.js';
import { choicesIn, clausesIn, rightsOf } from './choices.js';
import { confidentialityIn } from './confidentiality.js';
import { termIn } from './days.js';
import { currencyOf, dealOf, missesWhole, type PlacedSum } from './deal.js';
import { describedWork, type Described } from './described.js';
import { namesCompany, partyKindsIn, sideOf, writerOf } from './parties.js';
import { periodsIn } from './periods.js';
import { instalmentsIn, withDays } from './instalments.js';
import { bareName, detailsIn, holdsContact } from './personal.js';
import { countriesIn, lawIn } from './places.js';
import { plainText } from './plain-text.js';
import { licenceIn } from './licence.js';
import { pricedPartsIn } from './priced-parts.js';
import type { BriefReading, Finding, Proposal, Quote } from './proposal.js';
import { hoursIn, limitOfHours, roundsIn, sharesIn } from './shares.js';
import { stagesIn, type Stage } from './stages.js';
import { ageOf, byMessage, statementsOf, type Statement } from './statements.js';
import { isOfExtras, sumsIn } from './sums.js';
import { withoutOrders } from './to-reader.js';
import { unitPriceIn } from './unit-price.js';

/** Characters of a brief that are read. */
export const BRIEF_LIMIT = 20_000;

/** What tells a brief from another text: a story names none of these, or one by chance. */
const TELLING: ReadonlySet<AnswerKey> = new Set([
  'payment_amount',
  'payment_structure',
  'final_deadline',
  'starting_work_date',
  'revision_rounds',
  'deposit_percent',
  'payment_due_days',
  'acceptance_days',
  'milestones',
  'deliverables',
  'vat_status',
  'ip_ownership',
]);
/** What is told about a rate a unit, which holds where the work is paid so. */
const OF_UNITS: ReadonlySet<AnswerKey> = new Set(['unit_name', 'unit_cap']);
/** A long text that speaks of a deal only here and there is none. */
const LONG = 60;
/** So many answers are no chance. */
const LEAST = 4;

const FIELDS = new Map(
  defaultWizard()
    .flatMap(({ fields }) => fields)
    .map((field) => [field.key, field] as const),
);
const ORDER = [...FIELDS.keys()];

/**
 * The answers that a brief gives, each with the words it came from; nothing that it does not say. `today` decides which year a
 * date without one is in.
 */
export function readBrief(raw: string, today: IsoDate): BriefReading {
  const text = raw
    .replaceAll(/\p{Cs}/gu, ' ')
    .normalize('NFC')
    .slice(0, BRIEF_LIMIT);
  const { statements: all, doubtedFrom } = withoutOrders(statementsOf(text));
  const statements = all.filter(({ isHeader }) => !isHeader);
  const ageAt = ageOf(all);
  const givesOrders = doubtedFrom < Infinity;
  const plain = plainText(text);
  const isOfLife = isLifeStory(linesOf(text));
  if (isOfLife || isTold(plain) || isCounsel(plain))
    return { text, proposals: [], details: [], givesOrders, isLifeStory: isOfLife };
  const writer = writerOf(plain);
  const details = detailsIn(all, writer);
  const isPersonal = (words: string): boolean =>
    namesCompany(words) || holdsContact(words) || details.some((each) => words.includes(bareName(each.text)));
  const work = describedIn(statements, isPersonal);
  const ofDeal = statements.filter((each) => !isBesideThePoint(each));
  const listed = ofNewest(ofDeal, (each) => stagesIn(each, today));
  const decided = ofDeal.filter((each) => !isOpen(each) && !isQuestion(each));
  const parts = listed.length > 0 ? [] : ofNewest(decided, (each) => pricedPartsIn(each, today));
  const instalments = ofNewest(decided, (each) => each.map(instalmentsIn).filter((rows) => rows.length > 0));
  /* Told in two ways, neither holds. */
  const stages =
    [listed, parts].find((each) => each.length > 0) ??
    (instalments.length === 1 ? withDays(instalments[0] ?? [], ofDeal, today) : []);
  const isStaged = ({ start, text: words }: Statement) =>
    stages.some(({ quote }) => quote.start >= start && quote.start < start + words.length);
  const isOfStage = (at: number) => stages.some(({ quote }) => at >= quote.start && at < quote.end);
  const said = statements.filter((each) => !isBesideThePoint(each) && !isOpen(each));
  const stated = said.filter((each) => !isQuestion(each));
  const ofParties = new Set(stated);
  const outside = stated.filter((each) => !isStaged(each));
  /* A client who pays no VAT says nothing of the provider. */
  const choices = stated.flatMap((each) =>
    choicesIn(each).filter(
      ({ key, value, quote }) =>
        (value !== 'not_registered' || writer !== 'client' || sideOf(each, writer) !== 'client') &&
        !(key === 'payment_structure' && isOfExtras(each, quote.start - each.start, quote.end - each.start)),
    ),
  );
  const shares = outside.flatMap(sharesIn);
  const hasPricedStages = stages.length > 0 && stages.every(({ row }) => row.amount !== '');
  const chosen = hasPricedStages
    ? 'milestones'
    : [...choices, ...shares]
        .filter(({ key }) => key === 'payment_structure')
        .toSorted((a, b) => ageAt(a.quote.start) - ageAt(b.quote.start))[0]?.value;
  const allSums: PlacedSum[] = stated.flatMap((statement) =>
    sumsIn(statement).map((sum) => ({ ...sum, start: statement.start, age: statement.age })),
  );
  /* What is said beside the parts, as their total, may stand in one sentence with them. */
  const sums = allSums.filter(({ start, from }) => !isOfStage(start + from));
  const paidInMoney = stages.flatMap(({ row }) => (row.unit === 'money' ? [Number(row.amount)] : []));
  const isMissed = hasPricedStages && paidInMoney.length > 0 && missesWhole(paidInMoney, sums);
  const areSure = !isMissed && parts.every(({ isCertain }) => isCertain);
  const ofMoney = [
    ...choices.filter(({ key }) => !(hasPricedStages && key === 'payment_structure')),
    ...shares,
    ...dealOf(sums, typeof chosen === 'string' ? chosen : undefined).map((each) =>
      !areSure && each.key === 'payment_amount' ? { ...each, isCertain: false } : each,
    ),
  ];
  const ways = new Set(
    [
      ...ofMoney.filter(({ key }) => key === 'payment_structure').map(({ value }) => String(value)),
      chosen,
    ].flatMap((each) => (typeof each === 'string' ? [each] : [])),
  );
  const isLicensed = choices.some(({ key, value }) => key === 'ip_ownership' && value === 'licence');
  /* What stands behind an order to the reader may be a part of it, and what is quoted is of before. */
  const isSure = ({ start }: Quote): boolean => start < doubtedFrom && ageAt(start) === 0;
  const unitPrices = hasPricedStages ? [] : outside.flatMap(unitPriceIn);
  const findings = [
    ...work.workType,
    ...rightsOf(
      ofMoney.filter(({ key }) => key !== 'monthly_fee_time' || ways.has('retainer')),
      text,
      stages.length > 0 || chosen === 'milestones',
    ),
    ...currencyOf(allSums.filter((sum) => !sums.includes(sum))),
    ...unitPrices,
    ...lastDayOf(stages),
    ...outside.flatMap((statement) => termIn(statement, today)),
    ...outside.flatMap((each) => [...periodsIn(each), ...roundsIn(each), ...lawIn(each)]),
    ...limitOfHours(outside.flatMap(hoursIn), ways),
    ...said
      .filter(asksForYes)
      .flatMap(roundsIn)
      .map((each) => ({ ...each, isCertain: false })),
    ...stated.flatMap(confidentialityIn),
    ...(isLicensed ? stated.flatMap(licenceIn) : []),
    ...all
      .filter((each) => each.isHeader || ofParties.has(each))
      .flatMap((each) => [...partyKindsIn(each, writer), ...countriesIn(each, writer)]),
  ];
  const resolvedFindings = resolved(
    findings.map((each) => (isSure(each.quote) ? each : { ...each, isCertain: false })),
    ageAt,
  );
  const isPaidByUnit = resolvedFindings.some(
    ({ key, value, isCertain }) => key === 'payment_structure' && value === 'unit' && isCertain,
  );
  const proposals = [
    ...work.proposals,
    ...stagesProposal(stages, hasPricedStages, areSure),
    ...clausesProposal(stated),
    ...resolvedFindings.map((each) =>
      OF_UNITS.has(each.key) && !isPaidByUnit ? { ...each, isCertain: false } : each,
    ),
  ]
    .map((each) => (each.quotes.every(isSure) ? each : { ...each, isCertain: false }))
    .filter((each) => isAcceptable(each, unitPrices.length > 0));
  const isBrief = isDeal(proposals, work.wishes.length > 0, statements.length);
  return {
    text,
    proposals: isBrief ? proposals.toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key)) : [],
    details: isBrief ? details : [],
    givesOrders,
    isLifeStory: false,
  };
}

const linesOf = (text: string): string[] => text.split(/[\r\n]+/u).map(plainText);

/** What the newest of the messages says that says it. */
const ofNewest = <Found>(
  statements: readonly Statement[],
  read: (of: readonly Statement[]) => readonly Found[],
): readonly Found[] => {
  for (const each of byMessage(statements)) {
    const found = read(each);
    if (found.length > 0) return found;
  }
  return [];
};

/** The work as the newest message tells it, and of older ones what that leaves open. */
function describedIn(statements: readonly Statement[], isPersonal: (words: string) => boolean): Described {
  const all = byMessage(statements).map((each) => describedWork(each, isPersonal));
  const proposals = all.flatMap((each) => each.proposals);
  return {
    wishes: all.flatMap(({ wishes }) => wishes),
    proposals: proposals.filter(({ key }, at) => proposals.findIndex((each) => each.key === key) === at),
    workType: all.find(({ workType }) => workType.length > 0)?.workType ?? [],
  };
}

function isDeal(proposals: readonly Proposal[], isWished: boolean, statements: number): boolean {
  const telling = proposals.filter(({ key }) => TELLING.has(key)).length;
  if (statements > LONG) return telling > 2 && isWished;
  return isWished || telling > 1 || (telling > 0 && proposals.length >= LEAST);
}

function stagesProposal(stages: readonly Stage[], isPriced: boolean, isCertain: boolean): Proposal[] {
  if (stages.length === 0) return [];
  const quotes = stages.map(({ quote }) => quote);
  const rest = { quotes, isCertain, alternatives: [] };
  return [
    { key: 'milestones', value: stages.map(({ row }) => row), ...rest },
    ...(isPriced ? [{ key: 'payment_structure', value: 'milestones', ...rest } as const] : []),
  ];
}

/** Where each stage has its day, the work is done with the last of them. */
function lastDayOf(stages: readonly Stage[]): Finding[] {
  const [last] = stages.toSorted((a, b) => b.row.date.localeCompare(a.row.date));
  if (last === undefined || stages.some(({ row }) => row.date === '')) return [];
  return [{ key: 'final_deadline', value: last.row.date, quote: last.quote, isCertain: false }];
}

function clausesProposal(statements: readonly Statement[]): Proposal[] {
  const found = statements.flatMap(clausesIn);
  if (found.length === 0) return [];
  return [
    {
      key: 'optional_clauses',
      value: [...new Set(found.map(({ clause }) => clause))],
      quotes: found.map(({ start, end }) => ({ start, end })),
      isCertain: true,
      alternatives: [],
    },
  ];
}

/** One proposal a key: what is certain before what is not, and a choice where the words give several answers. */
function resolved(findings: readonly Finding[], ageAt: (start: number) => number): Proposal[] {
  return grouped(findings, ({ key }) => key).flatMap((said): Proposal[] => {
    const all = said.toSorted((a, b) => ageAt(a.quote.start) - ageAt(b.quote.start));
    const certain = all.filter(({ isCertain }) => isCertain);
    const counted = certain.length > 0 ? certain : all;
    const readings = grouped(counted, ({ value, other }) => JSON.stringify([value, other]));
    const [first, ...others] = readings.flatMap(proposalOf);
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [{ ...first, isCertain: false, alternatives: others }];
  });
}

function grouped(findings: readonly Finding[], nameOf: (finding: Finding) => string): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = nameOf(finding);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups.values()];
}

function proposalOf(same: readonly Finding[]): Proposal[] {
  const [first] = same;
  if (first === undefined) return [];
  const { key, value, other: given, isCertain } = first;
  const isListed =
    typeof value !== 'string' || (FIELDS.get(key)?.options ?? []).some((option) => option.value === value);
  const isSelect = FIELDS.get(key)?.type === 'select';
  const quotes = same
    .map(({ quote }) => quote)
    .filter(({ start }, at, all) => all.findIndex((each) => each.start === start) === at);
  const isOther = isSelect && !isListed && typeof value === 'string';
  return [
    {
      key,
      value: isOther ? OTHER_VALUE : value,
      ...(isOther && { other: given ?? value }),
      quotes,
      isCertain,
      alternatives: [],
    },
  ];
}

/** What the wizard would not take as an answer is none; the rate of a unit has decimals that no other price has. */
function isAcceptable({ key, value, other }: Proposal, hasUnitPrice: boolean): boolean {
  const field = FIELDS.get(key);
  if (field === undefined) return false;
  const answers: Record<string, AnswerValue> = {
    ...(hasUnitPrice && { payment_structure: 'unit' }),
    [key]: value,
    ...(other !== undefined && { [`${key}${OTHER_SUFFIX}`]: other }),
  };
  const isFree = field.options.length === 0 || value === OTHER_VALUE || typeof value !== 'string';
  if (!isFree && !field.options.some((option) => option.value === value)) return false;
  return answerFault(field, (each) => answers[each]) === undefined;
}
