import type { WorkType } from '../../terms/terms.js';
import { typed, when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref, blank } = write;
  const kinds: Partial<Record<WorkType, string>> = words.kinds;
  const kind = terms.workTypeText ?? kinds[terms.workType];
  const named = kind === undefined ? '' : say(words.named, { kind });
  /* What is handed over stands in the description, in a list of its own or in the table of stages. */
  const orList =
    terms.deliverables.length > 0
      ? say(words.orList)
      : terms.milestones.length > 0
        ? say(words.orTable, { stages: ref('timeline.stages') })
        : '';
  return [
    paragraph('services', say(words.services)),
    paragraph(
      'description',
      terms.scopeBlocks.length > 0
        ? say(words.description.blocks, { named })
        : say(words.description.text, { named, scope: terms.scope ?? blank('terms.scope') }),
      typed(write, terms.scopeBlocks),
    ),
    ...when(terms.deliverables.length > 0, () => [
      paragraph('deliverables', say(words.deliverables), typed(write, terms.deliverables)),
    ]),
    ...when(terms.deliverables.length === 0 && terms.milestones.length > 0, () => [
      paragraph('staged', say(words.staged, { stages: ref('timeline.stages') })),
    ]),
    ...Object.entries(words.particulars[terms.workType]).map(([name, sentence]) =>
      paragraph(name, say(sentence, { orList })),
    ),
    ...when(terms.workType === 'design', () => [
      paragraph(
        'files',
        terms.style === 'client' ? say(words.files.client) : say(words.files.otherwise, { orList }),
      ),
    ]),
    ...when(terms.exclusions.length > 0, () => [
      paragraph('exclusions', say(words.exclusions), typed(write, terms.exclusions)),
    ]),
    paragraph(
      'completeness',
      say(words.completeness, {
        completeness: words.completenessByStyle[terms.style],
        changeControl: ref('change-control'),
      }),
    ),
  ];
});
