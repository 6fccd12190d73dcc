import type { WordedWriter, Written } from '../../writing/clause.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms, WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { excludesImplied } from './implied.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph } = write;
  const careByWork: Partial<Record<WorkType, string>> = words.careByWork;
  const care = careByWork[terms.workType];

  return [
    paragraph(
      'care',
      text`${words.care} ${[words.skill, ...(care === undefined ? [] : [care]), words.laws].join(' ')}`,
    ),
    originality(terms, write),
    ...when(terms.warrantyDays > 0, () => defects(terms, write)),
    ...results(terms, write),
    ...when(excludesImplied(terms), () => [
      paragraph(
        'implied',
        say(words.implied, {
          quality:
            legalSystem(terms.governingLaw) === 'american' ? words.quality.american : words.quality.otherwise,
        }),
      ),
    ]),
  ];
});

const originality = (terms: Terms, { words, say, paragraph, ref, has }: Write): Written =>
  paragraph(
    'originality',
    say(words.originality, {
      knowledge: terms.style === 'client' ? words.knowledge.client : words.knowledge.otherwise,
      aiParts:
        has('ai-tools') && terms.aiUse !== 'forbidden'
          ? say(words.aiParts, { aiTools: ref('ai-tools') })
          : '',
    }),
  );

/** What no provider of this kind of work can promise, where the scope does not say so already. */
const results = ({ workType, style }: Terms, { words, say, paragraph }: Write): readonly Written[] => {
  switch (workType) {
    case 'consulting':
    case 'marketing':
    case 'copywriting':
      return [];
    case 'web_development':
      return [paragraph('results', say(words.results))];
    case 'general':
    case 'design':
      return when(style !== 'client', () => [paragraph('results', say(words.business))]);
  }
};

const defects = (terms: Terms, { words, say, paragraph, format, ref, has }: Write): readonly Written[] => [
  paragraph(
    'defects',
    say(words.defects, {
      days: format.count(terms.warrantyDays, 'calendar-day'),
      start: has('acceptance') ? words.start.withAcceptance : words.start.otherwise,
      untouched: words.untouched[terms.workType],
    }),
  ),
  paragraph('remedy', say(words.remedy[terms.style], { terminationBreach: ref('termination-breach') })),
];
