import type { WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph }) => {
  const mattersByWork: Partial<Record<WorkType, string>> = words.mattersByWork;
  const matters = mattersByWork[terms.workType];
  const knowledge = terms.style === 'client' ? words.knowledge : '';

  return [
    paragraph('warranties', say(words.warranties, { knowledge }), [
      say(words.materials),
      ...words.byWork[terms.workType].map((item) => say(item)),
      say(words.information),
    ]),
    paragraph('correction', say(words.correction)),
    ...when(matters !== undefined, () => [
      paragraph('approval', say(words.approval, { matters: matters ?? '' })),
    ]),
  ];
});
