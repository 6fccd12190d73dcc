import { changeControl } from '../clauses/change-control/index.js';
import { scope } from '../clauses/scope/index.js';
import { ANSWER_DAYS } from '../clauses/subcontracting/answer-days.js';
import { timeline } from '../clauses/timeline/index.js';
import { additionalInvoice, additionalRate } from '../terms/engagement.js';
import type { Terms, WorkType } from '../terms/terms.js';
import type { Inline } from '../model/document.js';
import type { WordedWriter } from '../writing/clause.js';
import { typed, when, worded } from '../writing/blocks.js';
import { acceptance } from './acceptance.js';
import { kept, keptOf, said } from './kept.js';
import type { ShortClauses } from './short-clauses.js';
import { en } from './work-en.js';
import { lt } from './work-lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

/** What is done and handed over, and what is not part of it; the defined words of the whole contract. */
const description = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, blank } = write;
  const limits: Partial<Record<WorkType, string>> = words.limits;
  const limit = limits[terms.workType];
  const hasList = terms.deliverables.length > 0;
  return [
    paragraph(
      'description',
      terms.scopeBlocks.length > 0
        ? say(words.description.blocks, { deal: say(words.deal), named: named(terms, write) })
        : say(words.description.text, {
            deal: say(words.deal),
            named: named(terms, write),
            scope: terms.scope ?? blank('terms.scope'),
          }),
      typed(write, terms.scopeBlocks),
    ),
    paragraph(
      'deliverables',
      hasList
        ? say(words.deliverables.named)
        : text`${say(words.deliverables.otherwise)}${staged(terms, write)}`,
      typed(write, terms.deliverables),
    ),
    ...when(limit !== undefined, () => [paragraph('limits', say(limit ?? ''))]),
    ...when(terms.workType === 'design', () => [
      paragraph('files', terms.style === 'client' ? say(words.files.client) : say(words.files.otherwise)),
    ]),
    ...keptOf(scope, terms, write, 'exclusions'),
    paragraph('completeness', say(words.completeness[terms.style])),
  ];
});

const staged = ({ milestones }: Terms, { words, say, text, ref }: Write): string | Inline[] =>
  milestones.length === 0 ? '' : text` ${say(words.staged, { stages: ref('timeline.stages') })}`;

/** Only a kind of work in the user's own words: the others are named by the title. */
const named = ({ workTypeText }: Terms, { words, say }: Write): string | Inline[] =>
  workTypeText === undefined ? '' : say(words.named, { kind: workTypeText });

const changes = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph } = write;
  const { style } = terms;
  const moment = additionalInvoice(terms);
  return [
    style === 'client'
      ? paragraph('instruction', text`${words.beyond} ${said(changeControl, terms, write, 'instruction')}`)
      : paragraph(
          'agreement',
          say(words.agreement, { noneBefore: style === 'freelancer' ? words.noneBefore : '' }),
        ),
    ...(additionalRate(terms) === undefined
      ? [paragraph('rate', say(words.rate, { invoiced: moment === undefined ? '' : words.invoiced[moment] }))]
      : keptOf(changeControl, terms, write, 'rate')),
  ];
});

const duties = worded({ en, lt }, (terms, { words, say, paragraph, format, blank }) => [
  paragraph(
    'supplies',
    say(words.supplies, {
      materials: words.materials[terms.workType],
      days: format.count(terms.feedbackDays, 'working-day'),
      contact: blank('client.contact'),
    }),
  ),
]);

const subcontracting = worded({ en, lt }, (terms, { words, say, paragraph, format }) => [
  paragraph(
    'permission',
    terms.subcontracting === 'allowed'
      ? say(words.allowed, { notice: words.notice[terms.style] })
      : say(words.consent, {
          refusal:
            terms.style === 'freelancer'
              ? say(words.silence, { days: format.count(ANSWER_DAYS, 'working-day') })
              : words.refusal[terms.style],
        }),
  ),
]);

const aiTools = worded({ en, lt }, ({ aiUse, style }, { words, say, text, paragraph, has }) => {
  const secrets = words.secrets[has('confidentiality') ? 'defined' : 'otherwise'];
  const review = aiUse === 'forbidden' ? '' : words.aiReview[style];
  return [paragraph('use', text`${words.aiUse[aiUse]}${review}${say(words.aiSecrets, { secrets })}`)];
});

/** What is done, when, and with whose help. */
export const work: ShortClauses = {
  scope: description,
  'change-control': changes,
  timeline: kept(
    timeline,
    'start',
    'deadline',
    'stages',
    'milestones',
    'accepted',
    'belongs',
    'essence',
    'delay',
  ),
  'client-duties': duties,
  ...acceptance,
  subcontracting,
  'ai-tools': aiTools,
};
