import type { Model } from './model.js';

/** What may be wrong with a wording about one topic: the likeliest defect, and how likely it is in log odds. */
export interface Suspicion {
  readonly topic: string;
  readonly defect: string;
  readonly odds: number;
}

export interface TopicScorers {
  readonly topic: string;
  readonly present: number;
  readonly trap: number;
  readonly defects: readonly { readonly id: string; readonly at: number }[];
}

/** The places of the scorers of every topic that can have a defect. */
export function topicScorers(scorers: readonly string[]): TopicScorers[] {
  const at = new Map(scorers.map((name, index) => [name, index]));
  return scorers.flatMap((name, trap) => {
    if (!name.startsWith('trap-of ')) return [];
    const topic = name.slice('trap-of '.length);
    const defects = scorers.flatMap((other, index) =>
      other.startsWith(`defect ${topic}.`) ? [{ id: other.slice('defect '.length), at: index }] : [],
    );
    return [{ topic, present: at.get(`topic ${topic}`) ?? -1, trap, defects }];
  });
}

/** How far the best of the values is above the second, or another below the best. */
function leads(values: readonly number[]): number[] {
  let best = -Infinity;
  let second = -Infinity;
  for (const value of values) {
    if (value > best) [best, second] = [value, best];
    else if (value > second) second = value;
  }
  return values.map((value) => value - (value === best && second > -Infinity ? second : best));
}

/** What the judge weighs for every topic of one wording; `ruled` are the topics that a written rule blames in it. */
export function evidenceFor(
  scores: ArrayLike<number>,
  topics: readonly TopicScorers[],
  trapAtAll: number,
  ruled: ReadonlySet<string>,
): number[][] {
  const score = (at: number): number => scores[at] ?? 0;
  const trap = score(trapAtAll);
  const present = topics.map((topic) => score(topic.present));
  const ofTopic = topics.map((topic) => score(topic.trap));
  const defect = topics.map(({ defects }) =>
    defects.reduce((most, { at }) => Math.max(most, score(at)), -Infinity),
  );
  const [presentLeads, ofTopicLeads, defectLeads] = [leads(present), leads(ofTopic), leads(defect)];
  return topics.map(({ topic }, at) => {
    const here = present[at] ?? 0;
    return [
      1,
      here,
      trap,
      ofTopic[at] ?? 0,
      defect[at] ?? 0,
      Math.max(0, here + 1) * trap,
      presentLeads[at] ?? 0,
      ofTopicLeads[at] ?? 0,
      defectLeads[at] ?? 0,
      ruled.has(topic) ? 1 : 0,
    ];
  });
}

/** What a wording is blamed for: the topics in which the judge is sure enough. */
export function suspicions(
  scores: ArrayLike<number>,
  { judge, scorers, thresholds }: Model,
  topics: readonly TopicScorers[],
  ruled: ReadonlySet<string>,
): Suspicion[] {
  const evidence = evidenceFor(scores, topics, scorers.indexOf('trap *'), ruled);
  return topics.flatMap(({ topic, defects }, at) => {
    const odds = (evidence[at] ?? []).reduce((sum, value, index) => sum + value * (judge[index] ?? 0), 0);
    if (odds <= thresholds.trap) return [];
    const [first, ...others] = defects;
    if (first === undefined) return [];
    const best = others.reduce((a, b) => ((scores[b.at] ?? 0) > (scores[a.at] ?? 0) ? b : a), first);
    return [{ topic, defect: best.id, odds }];
  });
}
