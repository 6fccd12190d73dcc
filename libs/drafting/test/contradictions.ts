import { readContract } from '../src/check/read-contract.js';
import type { Language } from '../src/model/document.js';
import { applied } from '../src/reply/apply.js';
import { OPPOSITES } from '../src/reply/neighbours/opposites.js';
import { OURS, toldIn, type Told } from '../src/reply/neighbours/told.js';
import { touch } from '../src/reply/neighbours/touching.js';
import type { Proposal } from '../src/reply/proposal.js';

export interface Contradiction {
  readonly aspect: string;
  /** Of the finding that is answered. */
  readonly id: string;
  readonly values: string;
  readonly ours: string;
  readonly theirs: string;
  /** Whether the card of the change names the other sentence. */
  readonly isTold: boolean;
}

const keyOf = ({ aspect, value }: Told): string => aspect + value;

/** Words of ours beside words of theirs, or of another change, that say another value of the same aspect. */
export function contradictions(
  text: string,
  changes: readonly Proposal[],
  language: Language,
): readonly Contradiction[] {
  const theirs = toldIn(readContract(text, { language }));
  const made = applied(text, changes);
  const all = toldIn(readContract(made.text, { language }));
  const pairs = new Map<string, Contradiction>();
  for (const change of changes) {
    const answered = [...change.edits, ...(change.finding.evidence ? [change.finding.evidence] : [])];
    const before = new Set(theirs.filter((told) => answered.some((each) => touch(told, each))).map(keyOf));
    const places = made.places.get(change) ?? [];
    const own = all.filter(
      (told) =>
        places.some((place) => touch(told, place)) &&
        !before.has(keyOf(told)) &&
        (OPPOSITES[told.aspect] === undefined || told.value === OURS),
    );
    for (const told of own)
      for (const other of all) {
        const said = own.filter(({ aspect }) => aspect === told.aspect).map(({ value }) => value);
        if (other.aspect !== told.aspect || said.includes(other.value) || other.start === told.start)
          continue;
        const words = made.text.slice(other.start, other.end);
        /* A card names the sentence as the contract has it, another change may have made it another one. */
        const changed = changes
          .filter((each) => (made.places.get(each) ?? []).some((place) => touch(other, place)))
          .flatMap(({ edits }) => edits);
        pairs.set(`${change.finding.id} ${other.start}`, {
          aspect: told.aspect,
          ours: made.text.slice(told.start, told.end),
          theirs: words,
          id: change.finding.id,
          values: `${told.value} / ${other.value}`,
          isTold: change.also.some(
            (see) => see.quote.includes(words) || changed.some((edit) => touch(edit, see)),
          ),
        });
      }
  }
  return [...pairs.values()];
}
