import { REPLY_WAYS } from '../facts/reply.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import type { Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { closing, recheck } from './closed.js';
import { commentOn, type Change, type Counter, type Said } from './counter.js';
import { drafterOf } from './draft-changes.js';
import type { DraftedChange } from './drafted-change.js';
import { namingAll } from './goes-along.js';
import { keyOf, type Proposal, type ReplyInput } from './proposal.js';
import { saidOnce } from './said-once.js';
import { unaskedOf } from './unasked.js';
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
 * An answer to each of the findings, in their order. Pure: the same findings in the same text always give the same answers, and only a
 * change after which the check no longer says the same is proposed. Of two findings with one key the first is answered.
 */
export function proposals(input: ReplyInput): readonly Proposal[] {
  const { text, textLanguage, language } = input;
  const distinct = new Map<string, Finding>();
  for (const finding of input.findings)
    if (!distinct.has(keyOf(finding))) distinct.set(keyOf(finding), finding);
  const readings: Readings = new Map();
  const drafter = drafterOf(input, [...distinct.values()], readings);
  const changed = closing(text, textLanguage, drafter, recheck(textLanguage, readings));
  const changes = new Map(sayingAgain(changed, textLanguage).map((each) => [each.key, each]));
  const unasked = unaskedOf([...distinct], changes);
  const remark = (
    counter: Counter,
    wording: Change | undefined,
    change: DraftedChange | undefined,
  ): string => {
    const comment = commentOn(counter, wording, textLanguage);
    const quote = change?.finding.evidence?.quote;
    const isWhole = wording?.kind === 'rewrite' || wording?.kind === 'remove';
    return change && quote !== undefined && isWhole
      ? namingAll(comment, quote, change.says.join(' '), textLanguage)
      : comment;
  };
  return [...distinct].map(([key, finding]) => {
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
