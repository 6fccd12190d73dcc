import type { ReadBlock } from './read-block.js';

/** Two lists that say the same in two languages; of the shorter one the lines that it lacks stand as the other has them. */
export type Filled = readonly [readonly ReadBlock[], readonly ReadBlock[]];

/** Beyond this many pairs of lines they are not looked at: what is lacking stands at the end. */
const MOST_PAIRS = 40_000;

/**
 * Both lists with as many lines as the longer has, so that nothing that was typed in one language is lost in the other. Which
 * line is lacking is told by what stands in a line of either language alike: figures, and words that begin alike (Simard, Foster
 * and Isabelle, "Using cognates to align sentences in bilingual corpora", 1992). Where that says nothing it is the last ones.
 */
export function filledUp(one: readonly ReadBlock[], other: readonly ReadBlock[]): Filled {
  if (one.length === other.length) return [one, other];
  if (one.length > other.length) {
    const [second, first] = filledUp(other, one);
    return [first, second];
  }
  const places = placesOf(one, other);
  return [stepByStep(other.map((line, at) => places.get(at) ?? line)), other];
}

/** Nothing stands two levels deeper than the line above it. */
function stepByStep(lines: readonly ReadBlock[]): ReadBlock[] {
  let above = -1;
  return lines.map((line) => {
    above = Math.min(line.level, above + 1);
    return { ...line, level: above };
  });
}

/** Which line of the shorter list stands beside each line of the longer one, in order and as alike as possible. */
function placesOf(
  shorter: readonly ReadBlock[],
  longer: readonly ReadBlock[],
): ReadonlyMap<number, ReadBlock> {
  const isMany = shorter.length * longer.length > MOST_PAIRS;
  const likeness = isMany ? () => 0 : likenessOf(shorter, longer);
  /* best[i][j]: how alike the lines from i on and those from j on are at most. */
  const best = isMany ? [] : tableOf(shorter.length, longer.length, likeness);
  const places = new Map<number, ReadBlock>();
  let at = 0;
  for (const [index, line] of shorter.entries()) {
    const last = longer.length - (shorter.length - index);
    const isWorse = (): boolean =>
      likeness(index, at) + (best[index + 1]?.[at + 1] ?? 0) < (best[index]?.[at + 1] ?? 0);
    while (at < last && isWorse()) at += 1;
    places.set(at, line);
    at += 1;
  }
  return places;
}

type Likeness = (shorter: number, longer: number) => number;

function tableOf(shorter: number, longer: number, likeness: Likeness): number[][] {
  const best = Array.from({ length: shorter + 1 }, () => new Array<number>(longer + 1).fill(-Infinity));
  best[shorter]?.fill(0);
  for (let i = shorter - 1; i >= 0; i -= 1) {
    for (let j = longer - 1; j >= 0; j -= 1) {
      const beside = likeness(i, j) + (best[i + 1]?.[j + 1] ?? -Infinity);
      const row = best[i];
      if (row) row[j] = Math.max(beside, row[j + 1] ?? -Infinity);
    }
  }
  return best;
}

/** Letters with which words of one origin begin in both languages: "logotype" and "logotipas". */
const STEM = 4;
const signsOf = ({ text }: ReadBlock): ReadonlySet<string> =>
  new Set(
    (
      text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\d+|\p{L}{4,}/gu) ?? []
    ).map((sign) => (/\d/.test(sign) ? sign : sign.slice(0, STEM))),
  );

/** Words and figures count before the way in which a line is set. */
function likenessOf(shorter: readonly ReadBlock[], longer: readonly ReadBlock[]): Likeness {
  const [ours, theirs] = [shorter.map(signsOf), longer.map(signsOf)];
  return (i, j) => {
    const [one, other] = [shorter[i], longer[j]];
    const shared = [...(ours[i] ?? [])].filter((sign) => theirs[j]?.has(sign)).length;
    const isSetAlike = (one?.kind === 'text') === (other?.kind === 'text') && one?.level === other?.level;
    return 2 * shared + Number(isSetAlike);
  };
}
