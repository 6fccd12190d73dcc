import type { WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, text, paragraph }) => {
  const mattersByWork: Partial<Record<WorkType, string>> = words.mattersByWork;
  const matters = mattersByWork[terms.workType];
  const knowledge = terms.style === 'client' ? words.knowledge : '';

  return [
    paragraph(
      'warranties',
      text`${say(words.warranties, { knowledge })} ${[words.materials, ...words.byWork[terms.workType], words.information].join(' ')}`,
    ),
    paragraph('correction', say(words.correction)),
    ...when(matters !== undefined, () => [
      paragraph('approval', say(words.approval, { matters: matters ?? '' })),
    ]),
  ];
});
