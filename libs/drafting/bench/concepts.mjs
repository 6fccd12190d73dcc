/* What the labels say of every scorer: which wordings are it, which are not, and which nobody knows. */
import { DEFECTS, PROVISIONS } from './units.mjs';

export const topicOf = (concept) => concept.split('.')[0];
/** What sentences of sound contracts are about, whatever it may be. */
const SOUND = '*';
/** There are so many of them, and all so alike, that they would drown the others. */
const COST_OF_SOUND = 0.05;

/**
 * The scorers in the order of their weights: what is spoken about; a trap at all; and, each against all others, every defect
 * and every topic that is spoken about without one.
 */
export const SCORERS = [
  ...PROVISIONS.map((topic) => ({ kind: 'topic', id: topic })),
  { kind: 'trap', id: '*' },
  ...[...PROVISIONS, SOUND].map((topic) => ({ kind: 'ok', id: topic })),
  ...DEFECTS.map(({ id }) => ({ kind: 'defect', id })),
];

/** Topics of wordings that their authors more than once gave to both: a missing label there says nothing. */
export function touching(units) {
  const counts = new Map();
  for (const { concept, also = [] } of units)
    for (const other of also) {
      const pair = [topicOf(concept), topicOf(other)].sort().join(' ');
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return (a, b) => a === b || (counts.get([a, b].sort().join(' ')) ?? 0) >= 4;
}

const topicsOf = ({ concept, also }) => [concept, ...also].map(topicOf);

/** [is, cost] of a wording for a scorer; cost 0 where the labels leave it open. */
export function labelOf({ kind, id }, unit, touches) {
  /* A sentence of a sound contract, about whatever it may be. */
  if (unit.concept === undefined) {
    if (kind === 'topic' || (kind === 'ok' && id !== SOUND)) return [-1, 0];
    return [kind === 'ok' ? 1 : -1, unit.isHard ? 1 : COST_OF_SOUND];
  }
  const own = topicOf(unit.concept);
  const isTrap = unit.kind === 'trap';
  if (kind === 'trap') return [isTrap ? 1 : -1, 1];
  if (kind === 'topic') {
    if (own === id) return [1, 1];
    if (topicsOf(unit).includes(id)) return [1, 0.5];
    return [-1, touches(own, id) ? 0.15 : 1];
  }
  if (kind === 'ok') {
    if (isTrap) return [-1, 1];
    return own === id ? [1, 1] : [-1, id === SOUND || topicsOf(unit).includes(id) ? 0 : 1];
  }
  if (isTrap && unit.concept === id) return [1, 1];
  return [-1, unit.also.includes(id) || (isTrap && unit.concept === topicOf(id)) ? 0 : 1];
}
