import type { Statement } from './statements.js';

/** What words stand for, by the words near them: patterns that find all ("gu"). */
export type Roles<Role extends string> = Readonly<Record<Role, RegExp>>;

/** Where a part of a sentence begins and ends that speaks of one thing. */
const BETWEEN = /[,;()[\]](?=\s|$)|\.\s|\b(?:and|but|then|plus|with|ir|bei|bet|tada|o|su)\b(?=\s)/gu;

function partAround(plain: string, from: number, to: number): readonly [number, number] {
  let [start, end] = [0, plain.length];
  for (const { 0: mark, index } of plain.matchAll(BETWEEN)) {
    if (index + mark.length <= from) start = index + mark.length;
    else if (index >= to) {
      end = index;
      break;
    }
  }
  return [start, end];
}

interface FoundRole<Role extends string> {
  readonly role: Role;
  /** In the same part of the sentence. */
  readonly isNear: boolean;
  /** The words that give it. */
  readonly words: string;
}

/** The role whose words stand nearest: in the same part of the sentence, else in the sentence, else in what it stands under. */
export function roleOf<Role extends string>(
  { plain, heading }: Statement,
  [from, to]: readonly [number, number],
  roles: Roles<Role>,
): FoundRole<Role> | undefined {
  const [start, end] = partAround(plain, from, to);
  const near = nearest(plain.slice(start, end), [from - start, to - start], roles);
  if (near !== undefined) return { ...near, isNear: true };
  const far = nearest(plain, [from, to], roles) ?? nearest(heading, [heading.length, heading.length], roles);
  return far === undefined ? undefined : { ...far, isNear: false };
}

function nearest<Role extends string>(
  text: string,
  [from, to]: readonly [number, number],
  roles: Roles<Role>,
): Omit<FoundRole<Role>, 'isNear'> | undefined {
  let best: { role: Role; distance: number; words: string } | undefined;
  for (const role of Object.keys(roles) as Role[]) {
    for (const { 0: words, index } of text.matchAll(roles[role])) {
      const end = index + words.length;
      /* What stands before names what follows, more than the other way round. */
      const distance = end <= from ? from - end : index >= to ? (index - to) * 1.5 : 0;
      /* "Advertising budget" before "budget". */
      const isBetter =
        best === undefined ||
        distance < best.distance ||
        (distance === best.distance && words.length > best.words.length);
      if (isBetter) best = { role, distance, words };
    }
  }
  return best;
}
