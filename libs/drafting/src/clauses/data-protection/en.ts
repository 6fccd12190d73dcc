import type { Writer, Written } from '../../clause.js';
import type { Terms, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { BREACH_HOURS, regimes } from './regimes.js';
import { safeguards, sensitiveKinds } from './special-en.js';

interface Processing {
  readonly people: string;
  readonly data: string;
}

const CONTACTS: Processing = {
  people: 'the Client’s customers, employees and business contacts',
  data: 'names, contact details, and other data that the materials given to the Provider contain',
};
const PROCESSING: Readonly<Record<WorkType, Processing>> = {
  general: CONTACTS,
  design: CONTACTS,
  copywriting: CONTACTS,
  consulting: {
    people: 'the Client’s employees, job applicants, customers and business contacts',
    data: 'names, contact details, positions, and the employment or customer records that the Client shows the Provider',
  },
  marketing: {
    people:
      'the Client’s customers and prospects, newsletter subscribers, and visitors to its websites and social media pages',
    data: 'names, contact details, marketing preferences and consents, device and cookie identifiers, and records of how people respond to campaigns',
  },
  web_development: {
    people: 'users of the website or software, and the Client’s customers and employees',
    data: 'names, contact details, account data, records of orders and use, network addresses and logs',
  },
};

export const en: ClauseText = (terms, write) => {
  const { text } = write;
  const { british, american, onlyAmerican, needsTransferTool } = regimes(terms);
  const laws = [
    'Regulation (EU) 2016/679 (“the GDPR”)',
    ...(british ? ['the UK GDPR with the Data Protection Act 2018'] : []),
    ...(american ? ['the privacy laws of the United States and its states'] : []),
  ];
  const { people, data } = PROCESSING[terms.workType];

  return [
    write.paragraph(
      'law',
      text`“${write.strong('Data Protection Law')}” means the law on personal data that applies to the Services, in particular ${write.format.list(laws)}${laws.length > 1 ? ', each where it applies' : ''}. Words that the GDPR defines have the same meaning here.`,
    ),
    write.paragraph(
      'roles',
      text`For personal data that the Provider processes on the Client’s behalf, the Client is the controller and the Provider is the processor. Each Party follows Data Protection Law in its own role. For the contact details of each other’s staff, each Party is a controller of its own. The Client makes sure that it has a lawful basis for the processing and that its instructions follow Data Protection Law.`,
    ),
    write.paragraph('processing', text`The processing is as follows:`, [
      text`subject matter and purpose: performing the Services described in clause ${write.ref('scope.description')};`,
      text`nature: receiving, storing, viewing, organising, changing and deleting data as far as the Services need it;`,
      text`people concerned: ${people};`,
      text`kinds of data: ${data}; ${sensitiveKinds(terms, write)};`,
      text`duration: while the Services last and until the data are returned or deleted.`,
    ]),
    write.paragraph('provider', text`The Provider:`, providerDuties(write)),
    ...safeguards(terms, write),
    subprocessors(terms, write),
    ...when(!onlyAmerican, () => [
      write.paragraph(
        'transfers',
        text`The Provider transfers personal data out of the European Economic Area${british ? ' or the United Kingdom' : ''} only on the Client’s documented instructions and only if Data Protection Law allows the transfer, for example under an adequacy decision or standard contractual clauses.${
          needsTransferTool
            ? ' Since the Provider itself is established outside that area, the Parties sign the standard contractual clauses before it receives personal data, unless an adequacy decision covers it.'
            : ''
        }`,
      ),
    ]),
    breach(terms, write),
    write.paragraph(
      'deletion',
      text`When the Services end, the Provider deletes all the personal data or returns them, as the Client chooses, and deletes its copies, unless the law requires it to keep them.`,
    ),
    write.paragraph(
      'audit',
      text`The Provider gives the Client all information needed to show that it fulfils these duties. It allows and supports audits and inspections by the Client or by an auditor whom the Client appoints, on ${write.format.count(10, 'working-day')}’ notice and once a year, or at any time when an authority requires it or a breach has occurred.`,
    ),
    ...costs(terms, write),
    ...when(american, () => [
      write.paragraph(
        'service-provider',
        text`The Provider does not sell or share the personal data, does not combine them with data from other sources, and does not keep, use or disclose them for any purpose other than the Services or outside its direct business relationship with the Client. It tells the Client if it can no longer meet these duties.`,
      ),
    ]),
  ];
};

const providerDuties = ({ text }: Writer) => [
  text`processes personal data only on the Client’s documented instructions, of which this Agreement is the first, unless the law requires otherwise; it then tells the Client beforehand if the law allows;`,
  text`tells the Client at once if it believes that an instruction breaks Data Protection Law;`,
  text`lets only people who are bound to confidentiality work with the data;`,
  text`takes the security measures that article 32 of the GDPR requires, and at least limits access to those who need it, uses strong authentication, encrypts devices and transfers, and deletes copies that are no longer needed;`,
  text`helps the Client to answer requests by which people exercise their rights;`,
  text`helps the Client to fulfil its duties on security, breach notification, impact assessments and prior consultation (articles 32 to 36 of the GDPR), considering the nature of the processing and the information that it has.`,
];

const subprocessors = (terms: Terms, { text, paragraph, format }: Writer): Written =>
  paragraph(
    'subprocessors',
    text`${
      terms.subcontracting === 'allowed'
        ? `The Client gives general permission to engage other processors. The Provider tells the Client at least ${format.count(10, 'working-day')} before it adds or replaces one, so that the Client can object.`
        : 'The Provider engages another processor only with the Client’s prior written permission.'
    } The Provider binds every other processor in writing to the same duties and remains fully liable to the Client for what it does.`,
  );

const breach = (terms: Terms, { text, paragraph, format }: Writer): Written => {
  const hours = BREACH_HOURS[terms.style];
  return paragraph(
    'breach',
    text`The Provider reports a personal data breach to the Client without undue delay${hours === undefined ? '' : ` and at the latest ${format.count(hours, 'hour')}`} after it becomes aware of it, with the information that the Client needs for its own notifications, and helps to limit the effects.`,
  );
};

const costs = (terms: Terms, { text, paragraph, ref }: Writer): readonly Written[] =>
  terms.style === 'client'
    ? []
    : [
        paragraph(
          'costs',
          text`Help with requests, assessments and audits that takes noticeable extra time is paid as clause ${ref('change-control.rate')} says, unless the Provider’s own breach made it necessary.`,
        ),
      ];
