import type { Localised } from '../questions/question.js';
import { fill } from './fill.js';
import type { Situation } from './situation.js';
import { ANY_SUGGESTION, ANYTHING_ELSE, TOPICS } from './topics.js';

function written(named: string, otherwise: Localised, { language, work }: Situation): string {
  const { [language]: template } = TOPICS.find(({ about }) => about.test(named)) ?? otherwise;
  const label = named.replace(/[\s:.?!*]+$/u, '');
  return fill(template, { work, label: { kind: 'text', text: label } }, language, 'contract');
}

/** What is usually agreed about the thing that the label of a field names. */
export const topicText = (label: string, situation: Situation): string =>
  written(label, ANYTHING_ELSE, situation);

/** What is usually agreed about the thing that a suggestion speaks of. */
export const suggestionText = (suggestion: string, situation: Situation): string =>
  written(suggestion.charAt(0).toLowerCase() + suggestion.slice(1), ANY_SUGGESTION, situation);
