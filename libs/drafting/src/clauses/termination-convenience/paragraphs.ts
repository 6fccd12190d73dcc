import type { WordedWriter, Written } from '../../writing/clause.js';
import { hasPrice } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';
import { listed, when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

const importantReasons = ({ provider }: Terms, words: Write['words']): readonly string[] => [
  words.clientFails,
  provider.kind === 'person' ? words.illness : words.objectiveReason,
  words.unlawful,
];

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  return [
    ...(legalSystem(terms.governingLaw) === 'lithuanian'
      ? lithuanianRights(terms, write)
      : rights(terms, write)),
    ...when(terms.style === 'client', () => [paragraph('task-in-progress', say(words.taskInProgress))]),
    paragraph(
      'payment',
      say(words.payment, {
        payment: words.paymentByStyle[terms.style],
        fixedPrice: hasPrice(terms) ? words.fixedPrice : '',
      }),
    ),
  ];
});

const rights = (terms: Terms, { words, say, paragraph, format }: Write): readonly Written[] => [
  paragraph('right', say(words.right, { days: format.count(terms.noticeDays, 'calendar-day') })),
];

/** Civil Code, article 6.721: the client's right needs no reason and no period; the provider's needs an important reason. */
const lithuanianRights = (terms: Terms, write: Write): readonly Written[] => {
  const { words, say, paragraph, format } = write;
  const days = format.count(terms.noticeDays, 'calendar-day');
  return [
    paragraph('client', say(words.client, { days })),
    terms.style === 'freelancer'
      ? paragraph('provider', say(words.provider, { days }))
      : paragraph(
          'provider',
          say(words.providerForReason, { days }),
          listed(write, importantReasons(terms, words)),
        ),
  ];
};
