import type { WordedWriter } from '../../writing/clause.js';
import { lithuanianStatus } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { mayBeAgent } from '../fees/commercial-agents.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref, has } = write;
  const company = terms.provider.kind === 'company';
  const status = statusText(terms, write);

  return [
    paragraph(
      'independence',
      say(words.independence, {
        business: lithuanianStatus(terms) === 'author' ? '' : words.business,
        /* Whether a seller on commission is an agent is decided by what it does. */
        agency: mayBeAgent(terms) ? '' : words.agency,
        staffEmployment: company ? words.staffEmployment : '',
      }),
    ),
    paragraph(
      'autonomy',
      say(words.autonomy, {
        benefits:
          terms.style === 'client'
            ? say(words.benefits, { staff: words.staff[company ? 'company' : 'otherwise'] })
            : '',
      }),
    ),
    paragraph(
      'other-clients',
      say(words.otherClients, {
        exclusivity: has('exclusivity') ? say(words.exclusivity, { exclusivity: ref('exclusivity') }) : '',
      }),
    ),
    ...when(status !== undefined, () => [paragraph('individual-activity', status ?? [])]),
  ];
});

/** What the law of Lithuania asks of a natural person who earns without being employed. */
function statusText(terms: Terms, { words, say }: Write): Inline[] | undefined {
  switch (lithuanianStatus(terms)) {
    case 'certificate':
      return say(words.certificate);
    case 'business_certificate':
      return say(words.businessCertificate, {
        incomeLimit: terms.client.kind === 'company' ? words.incomeLimit : '',
      });
    case 'author':
      return say(words.author);
    default:
      return undefined;
  }
}
