import { REPLY_WAYS } from '../facts/reply.js';
import { knownOf } from '../check/check.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import { readContract } from '../check/read-contract.js';
import type { Finding } from '../check/report.js';
import type { DealReadings } from '../deal/read-deal.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { closing, GRAVE, recheck, unclosed, type Recheck } from './closed.js';
import { commentOn, type Change, type Counter, type Said } from './counter.js';
import { drafterOf } from './draft-changes.js';
import type { DraftedChange } from './drafted-change.js';
import { alsoOut } from './also-said.js';
import { isNamed, namingAll } from './goes-along.js';
import { lostMatters, unnamed } from './lost-matters.js';
import { lostParts } from './lost-parts.js';
import { madeGood } from './made-good.js';
import { alsoChanging } from './matter-names.js';
import { isOffPoint } from './off-point.js';
import { keyOf, type Doubt, type Proposal, type ReplyInput } from './proposal.js';
import { saidOnce } from './said-once.js';
import { doubts } from './sure.js';
import { together } from './together.js';
import { unaskedOf, type Unasked } from './unasked.js';
import { COUNTERS } from './wordings/index.js';

/** What is said to a finding that the rules do not know: a model has made it. */
const UNKNOWN: Readonly<Record<Language, Said>> = {
  en: {
    comment: 'Could we talk about this passage before signing?',
    accept: 'A wording that both sides understand in the same way.',
    walkAway: 'A term whose consequences you cannot foresee.',
  },
  lt: {
    comment: 'Siūlau prieš pasirašant šią vietą aptarti.',
    accept: 'Tekstas, kurį abi šalys supranta vienodai.',
    walkAway: 'Sąlyga, kurios padarinių negalite numatyti.',
  },
};

/**
 * An answer to each of the findings, in their order, and to what would only be missed once the text is changed. Pure: the same findings
 * in the same text always give the same answers, and only a change after which the check no longer says the same is proposed. Of two
 * findings with one key the first is answered.
 */
export function proposals(input: ReplyInput): readonly Proposal[] {
  const readings: Readings = new Map();
  const deals: DealReadings = new Map();
  const asked: Asked = {
    input,
    readings,
    deals,
    again: recheck(input.textLanguage, input.language, readings),
  };
  const found = new Map<string, Finding>();
  for (const finding of input.findings) if (!found.has(keyOf(finding))) found.set(keyOf(finding), finding);
  const first = answersTo(found, asked);
  const lacking = [changing(first, 'raised'), changing(first, 'way')].flatMap((plan) =>
    lackingAfter(plan, asked),
  );
  if (lacking.length === 0) return worded(asked, makingGood(first, asked));
  const added = new Map(lacking.map((each) => [keyOf(each), each]));
  const answers = answersTo(new Map([...found, ...added]), asked);
  const others = changing(answers, 'way').filter(({ key }) => !added.has(key));
  const needed = new Set(lackingAfter(others, asked).map(keyOf));
  const unasked = (key: string): Unasked => {
    const { way, raised } = answers.unasked(key);
    return { way: needed.has(key) ? raised : way, raised };
  };
  return worded(asked, makingGood({ ...answers, unasked }, asked));
}

interface Asked {
  readonly input: ReplyInput;
  readonly readings: Readings;
  readonly deals: DealReadings;
  readonly again: Recheck;
}
interface Answers {
  readonly findings: ReadonlyMap<string, Finding>;
  readonly changes: ReadonlyMap<string, DraftedChange>;
  readonly doubted: ReadonlyMap<string, Doubt>;
  readonly unasked: (key: string) => Unasked;
}

function answersTo(
  findings: ReadonlyMap<string, Finding>,
  { input, readings, deals, again }: Asked,
): Answers {
  const { text, textLanguage } = input;
  const contract = readContract(text, { language: textLanguage });
  const plainAt = new Map(contract.sentences.map(({ start, plain }) => [start, plain]));
  const asked = [...findings].filter(([, { id, evidence }]) => {
    const plain = evidence && plainAt.get(evidence.start);
    return plain === undefined || !isOffPoint(id, plain);
  });
  const answersBy = (changed: readonly DraftedChange[]): Answers => {
    const changes = new Map(sayingAgain(changed, textLanguage).map((each) => [each.key, each]));
    const doubted = doubts(contract, changes.values(), readings);
    return { findings, changes, doubted, unasked: unaskedOf(asked, changes, new Set(doubted.keys())) };
  };
  const drafter = drafterOf(input, [...findings.values()], readings, deals);
  const closed = closing(text, textLanguage, drafter, again);
  const all = answersBy(closed);
  /* Without the others, which only remark, some are found fault with. */
  const open = new Set(
    [...unclosed(text, textLanguage, changing(all, 'raised'), again, false)].map(({ key }) => key),
  );
  return open.size === 0 ? all : answersBy(closed.filter(({ key }) => !open.has(key)));
}

const changing = ({ changes, unasked }: Answers, by: keyof Unasked): readonly DraftedChange[] =>
  [...changes.values()].filter(({ key }) => unasked(key)[by] === 'change');

/**
 * What the contract gravely lacks once the changes are made, and did not seem to lack before: the check took a sentence that changes
 * for one about it.
 */
function lackingAfter(
  changes: readonly DraftedChange[],
  { input: { text, textLanguage }, again }: Asked,
): readonly Finding[] {
  const lackingIn = (read: string): readonly Finding[] =>
    again(read).filter(({ evidence, riskFactor }) => evidence === undefined && riskFactor >= GRAVE);
  const before = new Set(lackingIn(text).map(({ id }) => id));
  const made = applied(text, together(text, textLanguage, changes));
  return lackingIn(made.text).filter(({ id }) => !before.has(id));
}

/** What only changes take away that are left to the reader is said again in their own words: no point of its own asks for what is there. */
function makingGood(answers: Answers, asked: Asked): Answers {
  const raised = changing(answers, 'raised');
  const keys = new Set(raised.map(({ key }) => key));
  const left = [...answers.changes.values()].filter(({ key }) => !keys.has(key));
  const { text, textLanguage } = asked.input;
  const made = madeGood(
    raised,
    left,
    asked.input,
    (plan) => lackingAfter(plan, asked),
    (topic) => knownOf(text, textLanguage, asked.readings).concepts.presence.get(topic)?.nearest,
  );
  const byKey = new Map(made.map((each) => [each.key, each]));
  const changes = new Map(
    [...answers.changes.keys()].flatMap((key) => {
      const change = byKey.get(key);
      return change === undefined ? [] : [[key, change] as const];
    }),
  );
  return { ...answers, changes };
}

/** The answers as they are said. */
function worded(
  { input: { text, textLanguage, language }, readings, deals }: Asked,
  { findings, changes, doubted, unasked }: Answers,
): readonly Proposal[] {
  const contract = readContract(text, { language: textLanguage });
  const lost = lostMatters(contract, [...changes.values()], findings.values(), { readings, deals });
  const remark = (
    counter: Counter,
    wording: Change | undefined,
    change: DraftedChange | undefined,
  ): string => {
    const comment = [
      commentOn(counter, wording, textLanguage),
      ...(change?.makesGood ?? []).map((id) => COUNTERS[id]?.[textLanguage].comment),
    ].join(' ');
    const evidence = change?.finding.evidence;
    if (change === undefined || evidence === undefined) return comment;
    const isWhole = change.isPart !== true && (wording?.kind === 'rewrite' || wording?.kind === 'remove');
    const named = isWhole ? namingAll(comment, evidence.quote, change.says.join(' '), textLanguage) : comment;
    const sentence = contract.sentences.find(
      ({ start, end }) => start === evidence.start && end === evidence.end,
    );
    const parts =
      isWhole && sentence
        ? lostParts(
            sentence,
            evidence.quote,
            change.finding.id,
            textLanguage,
            readings,
            `${named} ${change.says.join(' ')}`,
          )
        : [];
    const told =
      named +
      alsoOut(
        parts.filter((part) => !isNamed(part, named)),
        textLanguage,
      );
    const matters = unnamed(lost.get(change.key) ?? [], told, textLanguage, readings);
    return told + alsoChanging(matters, textLanguage);
  };
  return [...findings].map(([key, finding]) => {
    const counter = COUNTERS[finding.id];
    const said = counter ?? UNKNOWN;
    const change = changes.get(key);
    const wording = change === undefined ? undefined : counter?.changes[change.choice];
    const { accept, walkAway } = said[language];
    return {
      key,
      finding,
      ways: REPLY_WAYS.filter((way) => way !== 'change' || change !== undefined),
      ...unasked(key),
      edits: change?.edits ?? [],
      companions: change?.companions ?? [],
      also: change?.also ?? [],
      doubt: doubted.get(key) ?? null,
      repeats: change?.repeats ?? null,
      insert: change?.insert ?? null,
      comment: counter ? remark(counter, wording, change) : UNKNOWN[textLanguage].comment,
      positions: { ask: finding.suggestion, accept, walkAway },
      figures: change?.figures ?? [],
    };
  });
}

/** Of a change that would say nothing beside another one it is told which says it. */
function sayingAgain(changes: readonly DraftedChange[], language: Language): readonly DraftedChange[] {
  const made = saidOnce(language, changes);
  return changes.map((change, at) => ({ ...change, repeats: made[at]?.repeats ?? change.repeats }));
}
