import { lithuanianStatus } from '../../engagement.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const company = terms.provider.kind === 'company';
  const status = statusText(terms);

  return [
    paragraph(
      'independence',
      text`The Provider is an independent contractor in business on its own account. This Agreement does not create employment, agency, partnership or a joint venture between the Parties${company ? ', or employment between the Client and the Provider’s staff' : ''}. Neither Party may make commitments in the name of the other without separate written authority.`,
    ),
    paragraph(
      'autonomy',
      text`The Provider decides how, where and when it works and uses its own equipment. The Client may check results and agreed dates, but does not set working hours and does not supervise the work.${
        write.has('site-rules')
          ? text` The rules in clause ${write.ref('site-rules')} do not change this.`
          : ''
      } The Provider ${company ? 'and its staff are' : 'is'} not entitled to paid leave, sick pay, pension contributions or other benefits of the Client’s employees.`,
    ),
    paragraph(
      'other-clients',
      text`The Provider may work for other clients at any time${write.has('exclusivity') ? text`, within the limits of clause ${write.ref('exclusivity')}` : ''}. Neither Party has to offer or accept further work.`,
    ),
    ...when(status !== undefined, () => [paragraph('individual-activity', text`${status ?? ''}`)]),
  ];
};

/** What the law of Lithuania asks of a natural person who earns without being employed. */
function statusText(terms: Terms): string | undefined {
  switch (lithuanianStatus(terms)) {
    case 'certificate':
      return 'The Provider performs the Services as a registered individual activity under the law of Lithuania and keeps it registered while this Agreement lasts.';
    case 'business_certificate':
      return `The Provider performs the Services under a Lithuanian business certificate that covers this kind of work, and keeps it valid while this Agreement lasts.${
        terms.client.kind === 'company'
          ? ' It tells the Client in good time before its income from legal persons reaches the limit that the law sets for such a certificate.'
          : ''
      }`;
    case 'author':
      return 'The Provider makes the Deliverables as an author who has no registered individual activity in Lithuania. The Fees are an author’s remuneration for making them and for the rights in them.';
    default:
      return undefined;
  }
}
