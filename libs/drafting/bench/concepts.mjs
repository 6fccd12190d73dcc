/* What the labels say of every scorer: which wordings are it, which are not, and which nobody knows. */
import { DEFECTS, PROVISIONS } from './units.mjs';

export const topicOf = (concept) => concept.split('.')[0];
const isDefect = (concept) => concept.includes('.');

/** The scorers in the order of their weights: what is spoken about, a trap at all, a trap of a topic, each defect. */
export const SCORERS = [
  ...PROVISIONS.map((topic) => ({ kind: 'topic', id: topic })),
  { kind: 'trap', id: '*' },
  ...[...new Set(DEFECTS.map(({ id }) => topicOf(id)))].map((topic) => ({ kind: 'trap-of', id: topic })),
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
const COST = 1;

/** [is, cost] of a wording for a scorer; cost 0 where the labels leave it open. */
export function labelOf({ kind, id }, unit, touches) {
  /* A sentence of a sound contract, about whatever it may be. */
  if (unit.concept === undefined) return [-1, kind === 'topic' ? 0 : COST * 0.5];
  const own = topicOf(unit.concept);
  const isTrap = unit.kind === 'trap';
  if (kind === 'trap') return [isTrap ? 1 : -1, COST];
  if (kind === 'topic') {
    if (own === id) return [1, COST];
    if (topicsOf(unit).includes(id)) return [1, COST * 0.5];
    return [-1, touches(own, id) ? 0.15 : COST];
  }
  if (kind === 'trap-of') {
    if (own === id) return [isTrap ? 1 : -1, isTrap ? COST : COST * 1.5];
    if (unit.also.some((other) => isDefect(other) && topicOf(other) === id)) return [1, COST * 0.5];
    return [-1, isTrap && touches(own, id) ? 0 : COST];
  }
  /* A trap of the topic whose author named no defect. */
  if (isTrap && own === topicOf(id) && !isDefect(unit.concept)) return [-1, 0];
  if (isTrap && unit.concept === id) return [1, COST];
  if (unit.also.includes(id)) return [1, COST * 0.5];
  if (unit.concept === id) return [-1, COST * 1.5];
  return [-1, isTrap && touches(own, topicOf(id)) ? (own === topicOf(id) ? 0.3 : 0) : COST];
}
