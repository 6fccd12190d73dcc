import type { WorkType } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';

const SUPPLIES: Readonly<Record<WorkType, readonly string[]>> = {
  general: [
    'the information, materials and access that the Services need',
    'the decisions that only the Client can take',
  ],
  consulting: [
    'the data, documents and access that the advice depends on',
    'time of the staff whose knowledge is needed',
    'the decisions that only the Client can take',
  ],
  design: [
    'texts, images, logos and existing brand rules in usable quality',
    'sizes, formats and technical requirements of printers and platforms',
    'a choice or an approval at each stage of the design',
  ],
  marketing: [
    'access to the accounts, platforms and data that the campaigns use',
    'product information, prices, images and existing brand rules',
    'approval of content and advertisements before they are published',
  ],
  web_development: [
    'texts, images and other content in final form',
    'access to domain names, hosting, repositories and existing systems',
    'accounts, keys and licences of third-party services in the Client’s name',
    'test data without real personal data, unless the Parties agree otherwise in writing',
  ],
  copywriting: [
    'a written brief with audience, tone, length and keywords',
    'sources, product information and contact to the people to be interviewed',
    'comments of everybody on the Client’s side in one document',
  ],
};

/** Days of silence after which the provider need no longer hold the work ready. */
const PATIENCE_DAYS = 30;

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const patience = format.count(PATIENCE_DAYS, 'calendar-day');
  return [
    paragraph(
      'supplies',
      text`The Client will supply, free of charge and in time, what the Services depend on:`,
      listed(write, SUPPLIES[terms.workType]),
    ),
    paragraph(
      'contact',
      text`The Client names one contact person who gives instructions and approvals for it: ${write.blank('client.contact')}. The Client may replace this person by written notice.`,
    ),
    paragraph(
      'feedback',
      text`The Client answers each written question and gives each material, comment or approval within ${format.count(terms.feedbackDays, 'working-day')} after the Provider asks for it${write.has('acceptance') ? text`. For acceptance, the period in clause ${write.ref('acceptance.review')} applies` : ''}.`,
    ),
    ...when(terms.style !== 'client', () => [
      paragraph(
        'standstill',
        terms.style === 'freelancer'
          ? text`If the Services stand still for more than ${patience} because of the Client, the Provider may invoice the work done so far and may end this Agreement under clause ${write.ref('termination-breach.standstill')}.`
          : text`If the Services stand still for more than ${patience} because of the Client, the Provider may invoice the work done so far, and the Parties agree on new dates for the rest.`,
      ),
    ]),
  ];
};
