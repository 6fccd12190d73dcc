import { fill } from './fill.js';
import type { Situation } from './situation.js';
import { ANYTHING_ELSE, TOPICS } from './topics.js';

/** What is usually agreed about the thing that a label or a suggestion names. */
export function topicText(named: string, { language, work }: Situation): string {
  const { [language]: template } = TOPICS.find(({ about }) => about.test(named)) ?? ANYTHING_ELSE;
  const label = named.replace(/[\s:.?!*]+$/u, '');
  return fill(template, { work, label: { kind: 'text', text: label } }, language, 'contract');
}
