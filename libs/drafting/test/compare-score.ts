import type { Comparison } from '../src/compare/comparison.js';
import type { MadeEdit, Mutated } from './mutations.js';

/** How a comparison did on a pair of which it is known what was changed. */
export interface Score {
  readonly edits: number;
  /** Edits that a change which matters lies on. */
  readonly found: number;
  /** Edits that a change which is called moved lies on. */
  readonly moved: number;
  /** Changes that are said to matter where nothing was changed. */
  readonly invented: number;
  readonly unchanged: number;
  /** Findings that are told as new of a change on which no edit lies. */
  readonly risks: number;
}

/** Of edits that part sentences or put them together, how many are not told as a sentence that is gone and one that came. */
export function pairedOf({ edits }: Pick<Mutated, 'edits'>, { changes }: Comparison): number {
  const alone = changes.filter(({ kind }) => kind === 'added' || kind === 'removed').length;
  return Math.max(0, edits.length - alone);
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
/** So much of what is gone is enough to know it by. */
const KNOWN = 40;

export function scoreOf(mine: string, { edits }: Pick<Mutated, 'edits'>, comparison: Comparison): Score {
  const { changes, unchanged } = comparison;
  const isOn = (edit: MadeEdit, change: Comparison['changes'][number]): boolean => {
    const isAt =
      change.theirs !== undefined && change.theirs.start <= edit.end && edit.start <= change.theirs.end;
    const isGone =
      edit.start === edit.end &&
      change.mine !== undefined &&
      bare(mine.slice(change.mine.start, change.mine.end)).includes(
        bare(edit.mine.replace(/^[\d.]+ /u, '')).slice(0, KNOWN),
      );
    return isGone || (isAt && edit.start < edit.end);
  };
  const weighty = changes.filter(({ reasons }) => reasons.length > 0);
  const moves = changes.filter(({ kind }) => kind.startsWith('moved'));
  return {
    edits: edits.length,
    found: edits.filter((edit) => weighty.some((change) => isOn(edit, change))).length,
    moved: edits.filter((edit) => moves.some((change) => isOn(edit, change))).length,
    invented: weighty.filter((change) => !edits.some((edit) => isOn(edit, change))).length,
    risks: changes
      .filter((change) => !edits.some((edit) => isOn(edit, change)))
      .reduce((sum, { risks }) => sum + risks.filter(({ isNew }) => isNew).length, 0),
    unchanged,
  };
}
