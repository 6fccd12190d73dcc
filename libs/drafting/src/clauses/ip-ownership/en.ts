import type { Writer, Written } from '../../clause.js';
import { hasDeliverables } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Payment, Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { REVERSION_DAYS, isWorkForHire, namesWaysOfUse, transferOf } from './rules.js';

/** The rights of article 15(1) of the Lithuanian Law on Copyright and Related Rights, which other laws share. */
const WAYS_OF_USE: readonly string[] = [
  'to reproduce it in any form or manner',
  'to publish it',
  'to translate it',
  'to adapt, arrange, dramatise or otherwise transform it',
  'to distribute the original or copies of it by sale, rental, lending or any other transfer of ownership or possession, and to import and export them',
  'to display the original or copies of it in public',
  'to perform it in public in any way and by any means',
  'to broadcast it, to retransmit it and to communicate it to the public in any other way, including making it available on the internet',
];

/** What a licence covers: using the Deliverable, not dealing in it. */
const LICENSED_USE: readonly string[] = [
  'reproduce it in any form or manner',
  'publish it and make it available on the internet',
  'distribute and display copies of it',
  'adapt it technically to other formats and devices',
];

/** What has to be paid before rights pass. */
const PAYMENT: Readonly<Record<Payment['structure'], string>> = {
  fixed: 'the Fees in full',
  milestones: 'in full the Fees for the milestone to which the Deliverable belongs',
  hourly: 'in full the Fees for the hours worked on the Deliverable',
  retainer: 'in full the monthly fees up to the delivery of the Deliverable',
  commission:
    'in full the commission that the Client has to pay by the day on which the Deliverable is delivered',
  other: 'in full the Fees for the Deliverable',
};

export const en: ClauseText = (terms, write) =>
  terms.ip === 'licence' ? licence(terms, write) : assignment(terms, write);

function assignment(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph, format, ref } = write;
  const { style } = terms;
  const onPayment = terms.ip === 'assignment-on-payment';
  return [
    paragraph('transfer', text`${transfer(terms, write)}${onPayment ? ` ${BEFORE_PAYMENT}` : ''}`),
    ...when(isWorkForHire(terms), () => [
      paragraph(
        'work-for-hire',
        text`As far as the law allows, each Deliverable is also a work made for hire for the Client within the meaning of 17 U.S.C. § 101. As far as it is not, the assignment in clause ${ref('ip-ownership.transfer')} applies.`,
      ),
    ]),
    ...when(namesWaysOfUse(terms), () => [transferredWays(terms, write)]),
    extent(terms, write),
    ...when(!onPayment && style === 'freelancer', () => [
      paragraph(
        'reversion',
        text`If the Client has not paid the Fees for a Deliverable ${format.count(REVERSION_DAYS, 'calendar-day')} after a written reminder sent when they were overdue, the rights in it return to the Provider.`,
      ),
    ]),
    ...when(hasDrafts(terms, write), () => [
      transferredDrafts(terms, write),
      paragraph(
        'documents',
        text`The Provider signs further documents needed to prove or register these rights${style === 'client' ? '' : ', at the Client’s expense'}.`,
      ),
    ]),
  ];
}

function transfer(terms: Terms, { text }: Writer): Inline[] {
  const onPayment = terms.ip === 'assignment-on-payment';
  const paid = `when the Provider has received ${PAYMENT[terms.payment.structure]}`;
  switch (transferOf(terms)) {
    case 'exclusive-use':
      return text`The Provider grants the Client the exclusive, transferable and sublicensable right to use each Deliverable in all ways. The Client receives this right ${onPayment ? paid : 'as soon as the Deliverable, or a part of it, has been made'}. Design rights, database rights and other transferable intellectual property rights in the Deliverable pass to the Client at the same time.`;
    case 'assignment':
      return text`The Provider assigns to the Client all economic copyright, and all design, database and other intellectual property rights, in each Deliverable. The rights pass ${onPayment ? paid : 'as soon as the Deliverable, or a part of it, has been made'}.`;
    case 'deed':
      return onPayment
        ? text`The Provider hereby assigns to the Client all right, title and interest in each Deliverable, including copyright, design, database and all other intellectual property rights. The assignment takes effect, without any further act, ${paid}.`
        : text`The Provider hereby assigns to the Client all present and future right, title and interest in each Deliverable, including copyright, design, database and all other intellectual property rights. The assignment takes effect, without any further act, as each Deliverable, or a part of it, is made.`;
  }
}

const ARTICLE = ' (article 15(1) of the Law of the Republic of Lithuania on Copyright and Related Rights)';
const article = ({ governingLaw }: Terms): string => (governingLaw.code === 'lt' ? ARTICLE : '');

const transferredWays = (terms: Terms, { text, paragraph }: Writer): Written =>
  paragraph(
    'ways-of-use',
    text`The Client receives these rights in each Deliverable${article(terms)}: ${WAYS_OF_USE.join('; ')}.`,
  );

const licensedWays = (terms: Terms, { text, paragraph, ref }: Writer): Written =>
  paragraph(
    'ways-of-use',
    text`Within the limits of clause ${ref('ip-ownership.grant')}, the Client may do the following with each Deliverable${article(terms)}: ${LICENSED_USE.join('; ')}.`,
  );

const extent = ({ workType }: Terms, { text, paragraph }: Writer): Written =>
  paragraph(
    'extent',
    text`These rights apply in all countries and for the whole term for which the law protects the Deliverable.${
      workType === 'web_development' ? ' For software, they cover the source code and its documentation.' : ''
    } The Fees include the remuneration for them.`,
  );

const licensedExtent = ({ text, paragraph }: Writer): Written =>
  paragraph(
    'extent',
    text`The licence applies in all countries and for the whole term for which the law protects the Deliverable. The Fees include the remuneration for it.`,
  );

const BEFORE_PAYMENT = 'Until then, the Client may use the Deliverable only to review and test it.';

/** Nothing to set apart in work that hands nothing over. */
const hasDrafts = (terms: Terms, { has }: Writer): boolean =>
  hasDeliverables(terms) || has('background-materials');

const transferredDrafts = ({ style }: Terms, { text, paragraph, has, ref }: Writer): Written =>
  paragraph(
    'drafts',
    text`${style === 'client' ? DRAFTS_PASS : DRAFTS_STAY}${
      has('background-materials')
        ? text` Background Materials and materials of third parties are not transferred; clauses ${ref('background-materials.licence')} and ${ref('background-materials.third-party')} apply to them.`
        : ''
    }`,
  );

const DRAFTS_PASS =
  'The rights in drafts, working files and concepts that the Provider made for the Deliverables pass in the same way.';
const DRAFTS_STAY =
  'Drafts, concepts that were not chosen, and working files that are not Deliverables stay with the Provider.';

const GRANT: Readonly<Record<Style, string>> = {
  balanced:
    'The Provider keeps the rights in the Deliverables and grants the Client a non-exclusive licence to use each Deliverable for its business. Whoever takes over that business takes over the licence, and contractors of the Client may use the Deliverable for it',
  freelancer:
    'The Provider keeps the rights in the Deliverables and grants the Client a non-exclusive, non-transferable licence to use each Deliverable for the purpose that follows from its description',
  client:
    'The Provider keeps the rights in the Deliverables and grants the Client an exclusive licence, which the Client may transfer and sublicense, to use each Deliverable for any purpose',
};

function licence(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph } = write;
  const fromDelivery = terms.style === 'client';
  const start = fromDelivery
    ? 'The licence begins when the Deliverable is delivered.'
    : `The licence begins when the Provider has received ${PAYMENT[terms.payment.structure]}. ${BEFORE_PAYMENT}`;
  return [
    paragraph('grant', text`${GRANT[terms.style]}. ${start}`),
    ...when(namesWaysOfUse(terms), () => [licensedWays(terms, write)]),
    licensedExtent(write),
    ...when(!fromDelivery && hasDrafts(terms, write), () => [paragraph('drafts', text`${DRAFTS_STAY}`)]),
    paragraph(
      'reserved',
      text`All rights that this Agreement does not grant stay with the Provider.${
        fromDelivery ? ' The Provider does not use the Deliverables for others.' : ''
      }`,
    ),
  ];
}
