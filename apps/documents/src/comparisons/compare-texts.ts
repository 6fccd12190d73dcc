import { compare, meaningText, riskText, type Change, type RiskChange } from '@pactwright/drafting';
import {
  CHANGES_MAX,
  type ContractKind,
  type Language,
  type VersionChange,
  type VersionComparison,
} from '@pactwright/protocol';
import type { Texts } from '../extractor/task.js';

/** What is no longer the same, told. Where there are more changes than are sent, what matters goes first. */
export function compareTexts(given: Texts): VersionComparison {
  const { mine, theirs, tracked, mineTracked, mineNotes = [], theirsNotes = [], language } = given;
  const compared = compare(mine, theirs, {
    ...(tracked !== undefined && { tracked }),
    ...(mineTracked !== undefined && { mineTracked }),
    notes: { mine: mineNotes, theirs: theirsNotes },
  });
  const { relation, changes, unchanged, missing, strayed, untracked, kind = 'services' } = compared;
  const told = { language, kind };
  const sent = mostWeighty(changes);
  const isTold = ({ id }: RiskChange): boolean =>
    sent.some(({ risks }) => risks.some((risk) => risk.isNew && risk.id === id));
  return {
    relation,
    changes: sent.map((change) => changeIn(change, { mine, theirs }, told)),
    omitted: Math.max(0, changes.length - CHANGES_MAX),
    unchanged,
    missing: missing.filter((risk) => !isTold(risk)).flatMap((risk) => riskIn(risk, told)),
    strayed: strayed.map(({ number, mine: led, theirs: leads, places }) => ({
      number,
      mine: beginning(mine.slice(led.start, led.end)),
      ...(leads && { theirs: beginning(theirs.slice(leads.start, leads.end)) }),
      places: places.map((place) => around(theirs, place)),
    })),
    tracked: {
      state: untracked === undefined ? 'none' : untracked.isOtherBase ? 'other-base' : 'told',
      count: untracked?.count ?? 0,
    },
  };
}

interface Told {
  readonly language: Language;
  readonly kind: ContractKind;
}

const matters = ({ reasons }: Change): boolean => reasons.length > 0;

function mostWeighty(changes: readonly Change[]): readonly Change[] {
  if (changes.length <= CHANGES_MAX) return changes;
  const weightiest = [...changes].sort((a, b) => Number(matters(b)) - Number(matters(a)));
  const chosen = new Set(weightiest.slice(0, CHANGES_MAX));
  return changes.filter((change) => chosen.has(change));
}

function changeIn(
  change: Change,
  texts: { readonly mine: string; readonly theirs: string },
  told: Told,
): VersionChange {
  const { kind, provision, mine, theirs, words, meanings, risks, times, isCostly } = change;
  return {
    kind,
    provision,
    ...(mine && { mine: texts.mine.slice(mine.start, mine.end), mineAt: mine.start }),
    ...(theirs && { theirs: texts.theirs.slice(theirs.start, theirs.end), theirsAt: theirs.start }),
    words: [...words],
    matters: matters(change),
    isReworded: change.reasons.length === 1 && change.reasons[0] === 'words',
    meanings: meanings.map((meaning) => meaningText(meaning, told.language)),
    risks: risks.flatMap((risk) => riskIn(risk, told)),
    isCostly: isCostly === true,
    isUntracked: change.isUntracked === true,
    trackedMeanings: (change.trackedMeanings ?? []).map((meaning) => meaningText(meaning, told.language)),
    isTakenBack: change.isTakenBack === true,
    standsIn: change.standsIn ?? 'text',
    ...(times !== undefined && { times }),
  };
}

const LONGEST = 120;
/** The first words of a clause, enough to know it by. */
function beginning(clause: string): string {
  const words = clause.replaceAll(/\s+/gu, ' ').trim();
  return words.length <= LONGEST ? words : `${words.slice(0, words.lastIndexOf(' ', LONGEST))} …`;
}

const BESIDE = 50;
/** Whole words of the same line on either side of a place, no more than a few. */
function around(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [after = ''] = text.slice(end).split('\n', 1);
  const head =
    before.length <= BESIDE ? before : `… ${before.slice(before.indexOf(' ', before.length - BESIDE) + 1)}`;
  const tail = after.length <= BESIDE ? after : `${after.slice(0, after.lastIndexOf(' ', BESIDE))} …`;
  return `${head}${text.slice(start, end)}${tail}`;
}

/** Nothing of a rule that has no words. */
function riskIn({ id, riskFactor, isNew }: RiskChange, told: Told): VersionChange['risks'] {
  const heading = riskText(id, told);
  return heading === undefined ? [] : [{ id, heading, riskFactor, isNew }];
}
