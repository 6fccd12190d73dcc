import type { Writer, Written } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Payment, Style, Terms } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';
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

const ORDINARY_USE: readonly string[] = [
  'to reproduce it in any form or manner',
  'to publish it and make it available on the internet',
  'to distribute and display copies of it',
  'to adapt it technically to other formats and devices',
];

/** What has to be paid before rights pass. */
const PAYMENT: Readonly<Record<Payment['structure'], string>> = {
  fixed: 'the Fees in full',
  milestones: 'in full the Fees for the milestone to which the Deliverable belongs',
  hourly: 'in full the Fees for the hours worked on the Deliverable',
  retainer: 'in full the monthly fees up to the delivery of the Deliverable',
  commission: 'in full the commission due when the Deliverable is delivered',
  other: 'in full the Fees for the Deliverable',
};

export const en: ClauseText = (terms, write) =>
  terms.ip === 'licence' ? licence(terms, write) : assignment(terms, write);

function assignment(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const onPayment = terms.ip === 'assignment-on-payment';
  return [
    paragraph('transfer', transfer(terms, write)),
    ...when(onPayment, () => [beforePayment(write)]),
    ...when(isWorkForHire(terms), () => [
      paragraph(
        'work-for-hire',
        text`As far as the law allows, each Deliverable is also a work made for hire for the Client within the meaning of 17 U.S.C. § 101. As far as it is not, the assignment in clause ${ref('ip-ownership.transfer')} applies.`,
      ),
    ]),
    ...when(namesWaysOfUse(terms), () => [ways(terms, write, WAYS_OF_USE)]),
    extent(write),
    ...when(terms.workType === 'web_development', () => [
      paragraph('source-code', text`For software, these rights cover the source code and its documentation.`),
    ]),
    paragraph('remuneration', text`The remuneration for these rights is included in the Fees.`),
    ...when(!onPayment && style === 'freelancer', () => [
      paragraph(
        'reversion',
        text`If the Client has not paid the Fees for a Deliverable ${format.count(REVERSION_DAYS, 'calendar-day')} after a written reminder sent when they were overdue, the rights in it return to the Provider.`,
      ),
    ]),
    drafts(terms, write),
    ...when(has('background-materials'), () => [
      paragraph(
        'exceptions',
        text`Background Materials and materials of third parties are not transferred; clause ${ref('background-materials')} applies to them.`,
      ),
    ]),
    paragraph(
      'documents',
      text`The Provider signs the further documents that are needed to prove or register these rights${style === 'client' ? '' : ', at the Client’s expense'}.`,
    ),
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

const ways = ({ governingLaw }: Terms, write: Writer, rights: readonly string[]): Written =>
  write.paragraph(
    'ways-of-use',
    write.text`The Client receives these rights in each Deliverable${
      governingLaw.code === 'lt'
        ? ' (article 15(1) of the Law of the Republic of Lithuania on Copyright and Related Rights)'
        : ''
    }:`,
    listed(write, rights),
  );

const extent = ({ text, paragraph }: Writer): Written =>
  paragraph(
    'extent',
    text`These rights apply in all countries and for the whole term for which the law protects the Deliverable.`,
  );

const beforePayment = ({ text, paragraph }: Writer): Written =>
  paragraph(
    'before-payment',
    text`Until then, the Client may use the Deliverable only to review and test it.`,
  );

const drafts = ({ style }: Terms, { text, paragraph }: Writer): Written =>
  paragraph(
    'drafts',
    style === 'client'
      ? text`The rights in drafts, working files and concepts that the Provider made for the Deliverables pass in the same way.`
      : text`Drafts, concepts that were not chosen, and working files that are not Deliverables stay with the Provider.`,
  );

const GRANT: Readonly<Record<Style, string>> = {
  balanced:
    'The Provider keeps the rights in the Deliverables and grants the Client a non-exclusive licence to use each Deliverable for its business. The Client may transfer the licence together with the business that uses the Deliverable and may let its contractors use it for the Client',
  freelancer:
    'The Provider keeps the rights in the Deliverables and grants the Client a non-exclusive, non-transferable licence to use each Deliverable for the purpose that follows from its description',
  client:
    'The Provider keeps the rights in the Deliverables and grants the Client an exclusive licence, which the Client may transfer and sublicense, to use each Deliverable for any purpose',
};

function licence(terms: Terms, write: Writer): readonly Written[] {
  const { text, paragraph } = write;
  const fromDelivery = terms.style === 'client';
  return [
    paragraph(
      'grant',
      text`${GRANT[terms.style]}. The licence begins when ${fromDelivery ? 'the Deliverable is delivered' : `the Provider has received ${PAYMENT[terms.payment.structure]}`}.`,
    ),
    ...when(!fromDelivery, () => [beforePayment(write)]),
    ...when(namesWaysOfUse(terms), () => [
      ways(terms, write, terms.style === 'freelancer' ? ORDINARY_USE : WAYS_OF_USE),
    ]),
    extent(write),
    paragraph('remuneration', text`The remuneration for the licence is included in the Fees.`),
    ...when(!fromDelivery, () => [drafts(terms, write)]),
    paragraph(
      'reserved',
      text`All rights that this Agreement does not grant stay with the Provider.${
        fromDelivery ? ' The Provider does not use the Deliverables for others.' : ''
      }`,
    ),
  ];
}
