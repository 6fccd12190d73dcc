import type { Model } from './model.js';

/** What may be wrong with a wording about one topic: the likeliest defect, and how likely it is in log odds. */
export interface Suspicion {
  readonly topic: string;
  readonly defect: string;
  readonly odds: number;
}

interface TopicScorers {
  readonly topic: string;
  readonly present: number;
  readonly defects: readonly { readonly id: string; readonly at: number }[];
}

/** The places of the scorers, those of a topic together; only topics that can have a defect. */
export interface Places {
  readonly trap: number;
  readonly ok: readonly number[];
  readonly topics: readonly TopicScorers[];
}

export function placesOf(scorers: readonly string[]): Places {
  const startingWith = (start: string) =>
    scorers.flatMap((name, index) =>
      name.startsWith(start) ? [{ id: name.slice(name.indexOf(' ') + 1), at: index }] : [],
    );
  const topics = startingWith('topic ').flatMap(({ id: topic, at: present }) => {
    const defects = startingWith(`defect ${topic}.`);
    return defects.length === 0 ? [] : [{ topic, present, defects }];
  });
  return { trap: scorers.indexOf('trap *'), ok: startingWith('ok ').map((each) => each.at), topics };
}

/** How far a sentence looks like a trap rather than like a sound one, whatever it is about. */
export function blameOf(scores: ArrayLike<number>, { trap, ok, topics }: Places): readonly [number, number] {
  let worst = -Infinity;
  let sound = -Infinity;
  for (const { defects } of topics) for (const { at } of defects) worst = Math.max(worst, scores[at] ?? 0);
  for (const at of ok) sound = Math.max(sound, scores[at] ?? 0);
  return [scores[trap] ?? 0, worst - sound];
}

/** A defect is the likelier the more the sentence is about its topic. */
const OF_TOPIC = 0.5;

/** The likeliest defect of every topic, likeliest first. */
function likeliest(scores: ArrayLike<number>, { topics }: Places): Suspicion[] {
  return topics
    .map(({ topic, present, defects }) => {
      const best = defects.reduce((a, b) => ((scores[b.at] ?? 0) > (scores[a.at] ?? 0) ? b : a));
      return { topic, defect: best.id, odds: (scores[best.at] ?? 0) + OF_TOPIC * (scores[present] ?? 0) };
    })
    .sort((a, b) => b.odds - a.odds);
}

/**
 * What a wording is blamed for: what it likeliest is when it looks like a trap, and what a written rule blames in it when that
 * and the scorers together are sure enough. `ruled` are the topics that rules blame.
 */
export function suspicions(
  scores: ArrayLike<number>,
  { judge, thresholds }: Model,
  places: Places,
  ruled: ReadonlySet<string>,
): Suspicion[] {
  const [trap, margin] = blameOf(scores, places);
  const odds = judge.constant + judge.trap * trap + judge.margin * margin;
  const [first, ...others] = likeliest(scores, places);
  const isBlamed = odds > thresholds.trap;
  const isBlamedWithRule = odds + judge.ruled > thresholds.trap;
  return [
    ...(first !== undefined && (isBlamed || (isBlamedWithRule && ruled.has(first.topic))) ? [first] : []),
    ...(isBlamedWithRule ? others.filter(({ topic }) => ruled.has(topic)) : []),
  ].map((suspicion) => ({ ...suspicion, odds }));
}
