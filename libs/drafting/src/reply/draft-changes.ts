import { knownOf } from '../check/check.js';
import { TOPICS, topicOf } from '../check/concepts/names.js';
import { readingOf, type Readings } from '../check/concepts/read-concepts.js';
import type { Finding } from '../check/report.js';
import type { ReadContract } from '../check/read-contract.js';
import type { Sentence } from '../check/segment.js';
import type { DealReadings } from '../deal/read-deal.js';
import { isSaidIn, REMOVE, type Change, type Insert, type Rewrite } from './counter.js';
import { placeFor } from './insertion.js';
import { withoutConflicts } from './conflicts.js';
import { agreementOf, type Agreed, type Companion } from './neighbours/agreement.js';
import { toldIn, type SaidBySentence } from './neighbours/told.js';
import {
  keyOf,
  type ChosenFigures,
  type NewParagraphs,
  type Place,
  type ReplyInput,
  type TextEdit,
} from './proposal.js';
import { say, type FigureSpec, type FigureValues } from './say.js';
import type { DraftedChange } from './drafted-change.js';
import { blamedPartOf, partChanged } from './part-change.js';
import { changeOf } from './sentence-change.js';
import { doubtOf } from './sure.js';
import { speaksOf } from './spoken.js';
import { speechOf } from './speech.js';
import { figuresKept } from './own-period.js';
import { goesOn, isCase, isOfTheBan, withNeighbours } from './hanging.js';
import { COUNTERS } from './wordings/index.js';

/** Of the wordings for a finding, by its key, so many have been tried and did not do. */
export type Tried = ReadonlyMap<string, number>;
export type Drafter = (tried?: Tried) => readonly DraftedChange[];

/** Surely about something: log odds of the reader. */
const ALSO_ABOUT = 2;

/** Topics that are told of the same sentence so often that the one is no more than the other. */
const KIN: readonly (readonly string[])[] = [
  ['liability-cap', 'indemnity', 'liquidated-damages', 'provider-warranties', 'client-warranties'],
  ['termination-convenience', 'termination-breach', 'term', 'kill-fee', 'handover'],
  ['fees', 'invoicing', 'late-payment', 'deposit', 'expenses', 'taxes'],
  ['scope', 'change-control', 'revisions', 'acceptance', 'site-rules', 'client-duties', 'timeline'],
  ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity', 'ai-tools'],
  ['confidentiality', 'non-solicitation', 'exclusivity'],
  ['amendments', 'entire-agreement', 'notices', 'definitions'],
  ['disputes', 'governing-law'],
  ['independent-status', 'subcontracting', 'assignment'],
];
/** What of a sentence must not be lost with it, whatever else it says: the work, the price and the dates. */
const SUBSTANCE: readonly string[] = ['scope', 'fees', 'timeline', 'deposit'];
const HARDLY = 0.5;
const surelyAbout = (topic: string): number => (SUBSTANCE.includes(topic) ? HARDLY : ALSO_ABOUT);
/** "May change … at any time by written notice" sounds like leaving, and says nothing of it. */
const ENDING: ReadonlySet<string> = new Set(['termination-convenience', 'termination-breach']);
const ENDS =
  /(?<!\p{L})(?:terminat|end(?:s|ed|ing)?(?!\p{L})|cancel|rescind|withdr|leave|stop|(?:nu|už|pa)?trauk|atsisak|baig|pabaig|pasibaig|atšauk)/u;
const areKin = (one: string, other: string): boolean =>
  one === other || KIN.some((group) => group.includes(one) && group.includes(other));

/**
 * The changes that the findings ask for, the gravest first: none where it is not certain who is who, none of a finding that the rules
 * do not know, and none in words that a graver one changes.
 */
export function drafterOf(
  input: ReplyInput,
  findings: readonly Finding[],
  readings: Readings = new Map(),
  known: DealReadings = new Map(),
): Drafter {
  const { text, textLanguage, figures: chosen = {} } = input;
  const speech = speechOf(text, input.parties, textLanguage);
  if (speech === undefined) return () => [];
  const { contract, concepts } = knownOf(text, textLanguage, readings);
  const sentenceAt = new Map(contract.sentences.map((each) => [`${each.start} ${each.end}`, each]));

  const abouts = new Map(
    contract.sentences.map((each) => [each, readings.get(`${each.heading}\n${each.plain}`)?.topics ?? []]),
  );
  const aboutOf = (sentence: Sentence): ArrayLike<number> => abouts.get(sentence) ?? [];
  /** Of each topic how many sentences say something. */
  const sayers = TOPICS.map(
    (_, at) => contract.sentences.filter((each) => (aboutOf(each)[at] ?? 0) > HARDLY).length,
  );
  const saysMore = (
    sentence: Sentence,
    id: string,
    besides: readonly string[],
    about = aboutOf(sentence),
  ): boolean => {
    return TOPICS.some((topic, at) => {
      const isAbout = about[at] ?? 0;
      if (topic === topicOf(id) || besides.includes(topic)) return false;
      if (ENDING.has(topic) && !ENDS.test(sentence.plain)) return false;
      return isAbout > surelyAbout(topic) && (SUBSTANCE.includes(topic) || !areKin(topic, topicOf(id)));
    });
  };
  /** Whether a sentence is more about another topic than about that of `id`, and says what no other does of it: it would be lost. */
  const isAlone = (sentence: Sentence, id: string, besides: readonly string[]): boolean => {
    const about = aboutOf(sentence);
    const answered = about[TOPICS.indexOf(topicOf(id))] ?? 0;
    return TOPICS.some(
      (topic, at) =>
        !besides.includes(topic) && (about[at] ?? 0) > Math.max(ALSO_ABOUT, answered) && sayers[at] === 1,
    );
  };
  /** What is the nearest to a topic only since nothing else is near it says nothing that could be lost. */
  const carriedBy = (sentence: Sentence): readonly string[] =>
    TOPICS.filter(
      (topic, at) =>
        concepts.presence.get(topic)?.nearest?.start === sentence.start &&
        (aboutOf(sentence)[at] ?? 0) > surelyAbout(topic),
    );
  const blamed = new Map<string, string[]>();
  for (const { id, evidence } of findings) {
    const place = `${evidence?.start} ${evidence?.end}`;
    blamed.set(place, [...(blamed.get(place) ?? []), topicOf(id)]);
  }
  /** The topics of what is found in a sentence: it speaks of them. */
  const blamedFor = ({ start, end }: Place): readonly string[] => blamed.get(`${start} ${end}`) ?? NONE;
  const editsIn = (
    sentence: Sentence,
    change: Change,
    { finding, figures, values }: Wording,
    besides = NONE,
  ) =>
    changeOf(change, {
      text,
      sentence,
      speech,
      figures,
      values,
      saysMore: saysMore(sentence, finding.id, [
        ...besides,
        ...((change.kind === 'rewrite' && change.about) || NONE),
      ]),
    });
  /** Of a sentence that would lose more than its finding is about, other words in place of the part that is blamed. */
  const partIn = (
    sentence: Sentence,
    change: Rewrite,
    { finding: { id }, figures, values }: Wording,
    whole: readonly TextEdit[] | undefined,
  ): readonly TextEdit[] | undefined => {
    const quote = text.slice(sentence.start, sentence.end);
    const isDoubted = (said: Sentence): boolean =>
      doubtOf(
        { sentence: said, quote: text.slice(said.start, said.end), id },
        change,
        textLanguage,
        readings,
      ) !== undefined;
    if (whole !== undefined && !isDoubted(sentence)) return undefined;
    const part = blamedPartOf(sentence, quote, id, textLanguage, readings);
    if (part === undefined || !speaksOf(id, part.sentence.plain)) return undefined;
    const { topics } = readingOf(part.sentence, textLanguage, readings);
    return partChanged(change, part, {
      text,
      sentence,
      speech,
      figures,
      values,
      saysMore: saysMore(part.sentence, id, change.about ?? NONE, topics) || isDoubted(part.sentence),
    });
  };
  const nextOf = once(({ end }: Sentence) => contract.sentences.find(({ start }) => start >= end));
  const previousOf = once(({ start }: Sentence) => contract.sentences.findLast(({ end }) => end <= start));
  /** The sentences behind one that go on with it, and would say something else without it; undefined where one has to stay. */
  const hangingOn = (sentence: Sentence, wording: Wording): readonly Sentence[] | undefined => {
    const next = nextOf(sentence);
    if (next === undefined || !goesOn(next.plain)) return [];
    if (isAlone(next, wording.finding.id, NONE)) return undefined;
    const others = editsIn(next, REMOVE, wording) && hangingOn(next, wording);
    return others && [next, ...others];
  };
  /** What a breach of a ban costs, and that nothing is paid for it: it goes with the ban that is lifted. */
  const consequencesOf = (sentence: Sentence, wording: Wording): readonly Sentence[] => {
    const next = nextOf(sentence);
    if (next === undefined || next.heading !== sentence.heading || !isOfTheBan(next.plain)) return [];
    if (editsIn(next, REMOVE, wording, OF_A_BREACH) === undefined) return [];
    return [next, ...consequencesOf(next, wording)];
  };
  const insertion = (change: Insert, { figures, values }: Wording): NewParagraphs | undefined => {
    const after = placeFor(change.near, contract, concepts.presence);
    const paragraphs = change[textLanguage].map((words) => say(words, speech, figures, values));
    return after === undefined ? undefined : { after, paragraphs };
  };

  const draftOf = (finding: Finding, from: number, { set, agreed }: Asked): DraftedChange | undefined => {
    const counter = COUNTERS[finding.id];
    if (counter === undefined) return undefined;
    const key = keyOf(finding);
    const { fixed, companions, also } = agreed.get(key) ?? NOTHING_AGREED;
    const isFixed = (name: string): boolean => fixed.some((each) => each.key === name);
    const free = counter.figures.filter((each) => !isFixed(each.key));
    const values = Object.fromEntries(Object.entries(set[key] ?? {}).filter(([name]) => !isFixed(name)));
    const isLifted = LIFTED.has(finding.id);
    const besides = isLifted ? OF_A_BREACH : NONE;
    const { evidence } = finding;
    const sentence = evidence && sentenceAt.get(`${evidence.start} ${evidence.end}`);
    for (const [choice, change] of [...counter.changes.entries()].slice(from)) {
      const own = sentence === undefined ? free : figuresKept(change, sentence, free);
      if (own === undefined) continue;
      const wording = { finding, figures: [...own, ...fixed], values };
      const asProposed = { ...wording, values: {} };
      const made = (
        edits: readonly TextEdit[],
        insert: NewParagraphs | null,
        says: readonly string[],
        hanging: readonly Sentence[] = [],
      ): DraftedChange => {
        const next = sentence && nextOf(sentence);
        const before = sentence && isCase(sentence.plain) ? previousOf(sentence) : undefined;
        const gone = [...companions.map((each) => each.sentence), ...hanging];
        const others = [
          ...companions.map((each) => editsIn(each.sentence, each.change, wording, each.about) ?? []),
          ...hanging
            .filter((each) => !companions.some((other) => other.sentence === each))
            .map((each) => editsIn(each, REMOVE, wording, besides) ?? []),
        ];
        return {
          key,
          finding,
          edits: [edits, ...others].flat().sort((a, b) => a.start - b.start),
          companions: [...new Set(gone)].map(placeOf),
          also,
          repeats: null,
          says,
          follower:
            next !== undefined && goesOn(next.plain)
              ? { ...placeOf(next), isCase: isCase(next.plain) }
              : null,
          led: before === undefined ? null : placeOf(before),
          insert,
          choice,
          carries: [
            ...(insert === null && sentence !== undefined ? [sentence] : []),
            ...companions.map((each) => each.sentence),
          ].flatMap((each) => [...carriedBy(each), ...blamedFor(each)]),
          figures: own.filter(isSaidIn(change, textLanguage)).map(({ key: name, value, min, max }) => ({
            key: name,
            value: values[name] ?? value,
            min,
            max,
          })),
        };
      };
      if (change.kind === 'insert') {
        const insert = evidence === undefined ? insertion(change, wording) : undefined;
        if (insert !== undefined) return made([], insert, insertion(change, asProposed)?.paragraphs ?? []);
        continue;
      }
      if (sentence === undefined || !speaksOf(finding.id, sentence.plain)) continue;
      const whole = editsIn(sentence, change, wording);
      const part = change.kind === 'rewrite' ? partIn(sentence, change, wording, whole) : undefined;
      const edits = part ?? whole;
      if (edits === undefined) continue;
      const hanging =
        change.kind === 'remove'
          ? hangingOn(sentence, wording)
          : isLifted
            ? consequencesOf(sentence, wording)
            : [];
      if (hanging === undefined) continue;
      const says =
        change.kind === 'rewrite'
          ? (
              (part && partIn(sentence, change, asProposed, whole)) ??
              editsIn(sentence, change, asProposed) ??
              []
            ).map((edit) => edit.text)
          : [];
      const drafted = made(edits, null, says, hanging);
      return part === undefined ? drafted : { ...drafted, isPart: true };
    }
    return undefined;
  };

  const said: SaidBySentence = new Map();
  const told = (read: ReadContract) => toldIn(read, known, readings, said);
  const sides = {
    contract,
    theirs: told(contract),
    told,
    wordingOf: ({ finding: { id }, choice }: DraftedChange) => {
      const { changes = [], figures = [] } = COUNTERS[id] ?? {};
      return { change: changes[choice], figures };
    },
    fits: ({ finding }: DraftedChange, { sentence, change, about }: Companion): boolean => {
      const figures = COUNTERS[finding.id]?.figures ?? [];
      const wording = { finding, figures, values: {} };
      if (change.kind === 'remove') {
        /* What hangs on it and is answered by the change itself does not stay behind. */
        const isNextAnswered =
          finding.evidence !== undefined && nextOf(sentence)?.start === finding.evidence.start;
        if (!isNextAnswered && hangingOn(sentence, wording)?.length !== 0) return false;
        if (isAlone(sentence, finding.id, about)) return false;
      }
      return editsIn(sentence, change, wording, about) !== undefined;
    },
  };
  const gravest = [...findings].sort((a, b) => b.riskFactor - a.riskFactor);
  return (tried) => {
    const drafted = (asked: Asked): readonly DraftedChange[] =>
      withoutConflicts(
        gravest.flatMap((finding) => draftOf(finding, tried?.get(keyOf(finding)) ?? 0, asked) ?? []),
      );
    const plain = drafted({ set: {}, agreed: new Map() });
    const { agreed, dropped } = agreementOf(plain, sides);
    if (agreed.size + dropped.size === 0 && input.figures === undefined) return withNeighbours(text, plain);
    const keys = new Set([...dropped].map(({ key }) => key));
    return withNeighbours(
      text,
      drafted({ set: chosen, agreed }).filter(({ key }) => !keys.has(key)),
    );
  };
}

/** The words of a finding as they are to be said. */
interface Wording {
  readonly finding: Finding;
  readonly figures: readonly FigureSpec[];
  readonly values: FigureValues;
}
interface Asked {
  readonly set: ChosenFigures;
  readonly agreed: ReadonlyMap<string, Agreed>;
}
/** What is found of a sentence, looked for once. */
function once(find: (sentence: Sentence) => Sentence | undefined): typeof find {
  const found = new Map<Sentence, Sentence | undefined>();
  return (sentence) => {
    if (!found.has(sentence)) found.set(sentence, find(sentence));
    return found.get(sentence);
  };
}
const NONE: readonly string[] = [];
/** Bans in whose place a freedom comes. */
const LIFTED: ReadonlySet<string> = new Set(['exclusivity.non-compete', 'exclusivity.only-client']);
/** What the price of a breach is taken for besides. */
const OF_A_BREACH: readonly string[] = [
  ...['liquidated-damages', 'non-solicitation', 'confidentiality', 'liability-cap', 'indemnity'],
  ...['fees', 'invoicing', 'kill-fee', 'termination-breach'],
];
const placeOf = ({ start, end }: Sentence): Place => ({ start, end });
const NOTHING_AGREED: Agreed = { fixed: [], companions: [], also: [] };
