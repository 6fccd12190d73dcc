import { touches } from '../absences/touching.js';
import { isLeadIn } from '../lists.js';
import type { Sentence } from '../segment.js';
import { TOPICS } from './names.js';
import { isPiece } from './pieces.js';
import type { ConceptReader, Reading } from './reader.js';

/** How far a contract regulates a topic, by the passage that does so most likely. */
export interface Presence {
  readonly state: 'there' | 'unsure' | 'missing';
  /** Whether that passage by itself leaves no doubt. */
  readonly isSure: boolean;
  readonly nearest: Sentence | undefined;
}

/**
 * "Signature: [your signature]", "– your full name", and a title are no provision, though the reader takes their few words for those of
 * one: what is there or not would hang on how a file sets its tables and places to sign.
 */
const saysNothing = ({ plain }: Sentence): boolean =>
  (isPiece(plain) && !isLeadIn(plain)) || WHO_IT_IS.test(plain);
/** "Client – Šaltinis UAB, Vilnius". */
const WHO_IT_IS = /^(?:the )?(?:provider|client|paslaugų teikėjas|klientas) - /u;

/** Of so little only what is a piece by its nature, and what names its topic and says something of it: "Deposit: 50%". */
const carries = (topic: string, sentence: Sentence): boolean =>
  OF_PIECES.has(topic) || (SAYS.test(sentence.plain) && touches(topic, sentence));
const OF_PIECES: ReadonlySet<string> = new Set(['parties', 'signatures', 'background', 'definitions']);
const SAYS = /\d|\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;

export function presenceOf(
  readings: readonly { readonly sentence: Sentence; readonly reading: Reading }[],
  { missing, there, usual }: ConceptReader['thresholds'],
): ReadonlyMap<string, Presence> {
  const told = readings.map((each) => ({ ...each, isLabel: saysNothing(each.sentence) }));
  return new Map(
    TOPICS.map((topic, at) => {
      let best = -Infinity;
      let nearest: Sentence | undefined;
      for (const { sentence, reading, isLabel } of told) {
        if (isLabel && !carries(topic, sentence)) continue;
        const about = reading.topics[at] ?? -Infinity;
        if (about > best) [best, nearest] = [about, sentence];
      }
      const score = best + (usual[at] ?? 0);
      const state = score < missing ? 'missing' : score < there ? 'unsure' : 'there';
      /* What is nowhere near it is no place to look at. */
      return [
        topic,
        { state, isSure: best > 0, nearest: state === 'missing' ? undefined : nearest },
      ] as const;
    }),
  );
}
