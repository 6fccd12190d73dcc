import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph, format, has, ref }) => [
  paragraph(
    'right',
    text`Once a year, on ${format.count(10, 'working-day')}’ written notice and at its own expense, the Client may check the records behind the invoices of the last ${format.count(12, 'month')}: time, units of work and reimbursed expenses, and nothing else.`,
  ),
  paragraph(
    'way',
    text`The Provider sends copies of the records${
      terms.style === 'freelancer'
        ? ' by e-mail; it does not have to open its premises or systems'
        : ', or shows them at an agreed time during business hours'
    }. It keeps them for ${format.count(24, 'month')} after the invoice. ${
      has('confidentiality')
        ? text`What the Client learns from a check is Confidential Information; clause ${ref('confidentiality.duties')} applies${
            terms.confidentiality.kind === 'client-only' ? ' and binds the Client accordingly' : ''
          }.`
        : 'The Client uses what it learns from a check only for this purpose and keeps it secret.'
    }`,
  ),
  paragraph(
    'difference',
    text`If too much was invoiced, the Provider refunds the difference within ${format.count(terms.dueDays, 'calendar-day')}; if too little, the Client pays it within the same time.${
      terms.style === 'client'
        ? ` If too much was invoiced by more than ${format.percent(10)}, the Provider also pays the reasonable cost of the check.`
        : ''
    }`,
  ),
];
