import type { Style, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const THIRD_PARTY: Readonly<Record<WorkType, string>> = {
  general: 'Materials of third parties',
  consulting: 'Studies, data and tools of third parties',
  design: 'Fonts, stock images and other materials of third parties',
  marketing: 'Music, images, contributions of users and other materials of third parties',
  web_development: 'Open-source components, plug-ins, fonts and other materials of third parties',
  copywriting: 'Quotations, images and other materials of third parties',
};

const LICENCE: Readonly<Record<Style, string>> = {
  balanced: 'The Client may adapt them and pass them on together with the Deliverable.',
  freelancer: 'The Client may not use, change or pass them on separately from the Deliverable.',
  client: 'The Client may adapt, transfer and sublicense them together with the Deliverable.',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, has, ref } = write;
  return [
    paragraph(
      'ownership',
      text`The Provider keeps all rights in its Background Materials, and the Client in the materials that it supplies, which the Provider uses only for the Services.`,
    ),
    paragraph(
      'licence',
      terms.ip === 'licence'
        ? text`As far as Background Materials are part of a Deliverable, the licence in clause ${ref('ip-ownership.grant')} covers them as part of it, on the same terms${terms.style === 'client' ? ', but not exclusively' : ''}.`
        : text`As far as Background Materials are part of a Deliverable, the Client receives with its rights in the Deliverable a non-exclusive licence, in all countries and for an unlimited time, to use them as part of it; the Fees include the remuneration. ${LICENCE[terms.style]}`,
    ),
    paragraph(
      'third-party',
      text`${THIRD_PARTY[terms.workType]} are used under their own licences, which the Client follows. No later than at delivery the Provider gives the Client a list of them with their licences.`,
    ),
    ...when(terms.workType === 'web_development', () => [
      paragraph(
        'open-source',
        text`Open-source software may be used if its licence allows the agreed use. A component whose licence would oblige the Client to disclose its own code needs the Client’s prior written consent.`,
      ),
    ]),
    ...when(terms.style === 'client', () => [
      paragraph(
        'approval',
        text`Material that costs the Client money, or whose licence limits the agreed use, needs the Client’s prior written approval.`,
      ),
    ]),
    paragraph(
      'know-how',
      text`The Provider may use for other clients the general skills, methods and experience that it gains${
        has('confidentiality') ? ', without disclosing Confidential Information' : ''
      }.`,
    ),
  ];
};
