import { DEFECTS, topicOf } from './names.js';
import type { Reading } from './reader.js';

/** What a wording is blamed for. */
export interface Suspicion {
  readonly topic: string;
  readonly defect: string;
}

/** A second topic is named beside the likeliest one from this share on. */
const SECOND = 0.2;

/** The likeliest defects of a wording that looks like a trap, one a topic, the likeliest topic first. */
export function suspicions({ defects }: Reading): Suspicion[] {
  const shares = new Map<string, number>();
  const best = new Map<string, number>();
  DEFECTS.forEach((defect, at) => {
    const topic = topicOf(defect);
    shares.set(topic, (shares.get(topic) ?? 0) + (defects[at] ?? 0));
    const known = best.get(topic);
    if (known === undefined || (defects[at] ?? 0) > (defects[known] ?? 0)) best.set(topic, at);
  });
  return [...shares]
    .sort((a, b) => b[1] - a[1])
    .filter(([, share], place) => place === 0 || (place === 1 && share > SECOND))
    .map(([topic]) => ({ topic, defect: DEFECTS[best.get(topic) ?? 0] ?? '' }));
}
