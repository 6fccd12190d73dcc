import type { WordedWriter, Written } from '../../writing/clause.js';
import { hasPrice, isOngoing, runsOn } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { mayBeAgent } from '../fees/commercial-agents.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { isByCommission, notice } from './notice.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, ref } = write;
  return [
    ...(legalSystem(terms.governingLaw) === 'lithuanian'
      ? lithuanianRights(terms, write)
      : rights(terms, write)),
    ...when(terms.style === 'client', () => [paragraph('task-in-progress', say(words.taskInProgress))]),
    paragraph(
      'payment',
      say(words.payment, {
        payment: isByCommission(terms)
          ? say(words.commission, { rate: ref('fees.rate'), tail: ref('fees.tail') })
          : text`${words.paymentByStyle[terms.style]}`,
        costs: say(words.costsByStyle[terms.style], { expenses: ref('expenses.rule') }),
        fixedPrice: hasPrice(terms) ? words.fixedPrice : '',
        newPart: runsOn(terms) ? '' : words.newPart,
      }),
    ),
  ];
});

const rights = (terms: Terms, write: Write): readonly Written[] => [
  write.paragraph('right', write.say(write.words.right, { notice: notice(terms, write) })),
];

/**
 * Civil Code, article 6.721: the client's right needs no reason and no period; the provider's needs an important reason, whomever
 * the contract favours. A commercial agent has articles of its own (2.152 and following).
 */
const lithuanianRights = (terms: Terms, write: Write): readonly Written[] => {
  const { words, say, paragraph } = write;
  const agent = mayBeAgent(terms);
  return [
    paragraph(
      'client',
      say(words.client, {
        notice: notice(terms, write),
        article: agent ? '' : words.article,
        shorter: agent ? '' : words.shorter,
      }),
    ),
    terms.style === 'freelancer'
      ? paragraph('provider', say(words.provider.freelancer, { notice: notice(terms, write) }))
      : paragraph(
          'provider',
          say(words.provider.otherwise, {
            notice: notice(terms, write),
            obstacle: words.obstacle[terms.provider.kind],
          }),
        ),
    /* Civil Code, article 6.199: a contract for an indefinite time may be ended by either party with reasonable notice. */
    ...when(isOngoing(terms), () => [paragraph('indefinite', say(words.indefinite))]),
  ];
};
