import { CONCEPTS } from './catalogue/index.js';
import { DEFECTS, TOPICS, topicOf } from './names.js';
import type { Reading } from './reader.js';

/** What a wording is blamed for. */
export interface Suspicion {
  readonly topic: string;
  readonly defect: string;
  /** How likely it is, were the wording a trap, that it is one about the topic. */
  readonly share: number;
}

/** A second topic is named beside the likeliest one from this share on. */
const SECOND = 0.2;

/** Of the defects of a topic those that are so likely beside the likeliest; what is said of them is the gravest. */
const AS_LIKELY = 0.4;

/** The places of each topic's defects in `DEFECTS`. */
const PLACES = TOPICS.map((topic) => ({
  topic,
  places: DEFECTS.flatMap((defect, at) => (topicOf(defect) === topic ? [at] : [])),
}));

/** What a wording that looks like a trap is blamed for: one defect a topic, the likeliest topic first. */
export function suspicions({ defects }: Reading): Suspicion[] {
  return PLACES.map(({ topic, places }) => ({
    topic,
    places,
    share: places.reduce((sum, at) => sum + (defects[at] ?? 0), 0),
  }))
    .sort((a, b) => b.share - a.share)
    .filter(({ share }, place) => place === 0 || (place === 1 && share > SECOND))
    .map(({ topic, places, share: likelihood }) => {
      const all = places.map((at) => ({ defect: DEFECTS[at] ?? '', share: defects[at] ?? 0 }));
      const most = Math.max(...all.map(({ share }) => share));
      const likely = all.filter(({ share }) => share >= AS_LIKELY * most);
      const [gravest] = likely.sort(
        (a, b) => severityOf(b.defect) - severityOf(a.defect) || b.share - a.share,
      );
      return { topic, defect: gravest?.defect ?? '', share: likelihood };
    });
}

const severityOf = (defect: string): number => CONCEPTS[defect]?.severity ?? 0;
