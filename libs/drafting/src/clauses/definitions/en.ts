import type { Written, Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';

export function english({ style }: Terms, write: Writer): readonly Written[] {
  const { text, strong, ref } = write;
  const definitions: { readonly used: RegExp; readonly content: readonly Inline[] }[] = [
    {
      used: /\bServices\b/,
      content: text`“${strong('Services')}” means the services described in clause ${ref('scope.description')}, with the changes and additional work agreed under clause ${ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement')};`,
    },
    {
      used: /\bDeliverables?\b/,
      content: text`“${strong('Deliverables')}” means everything that the Provider makes for the Client under this Agreement and hands over to it, in whatever form;`,
    },
    {
      used: /\bFees?\b/,
      content: text`“${strong('Fees')}” means the price of the Services under clause ${ref('fees')}, with the price of agreed changes and additional work;`,
    },
    {
      used: /\bBackground Materials?\b/,
      content: text`“${strong('Background Materials')}” means tools, code, templates, know-how and other materials that the Provider had before this Agreement or makes outside it, and improvements to them;`,
    },
  ];
  const items = definitions.filter(({ used }) => write.mentions(used)).map(({ content }) => content);
  return [
    write.paragraph('terms', text`In this Agreement:`, [
      ...items,
      text`“${strong('working day')}” means a day other than Saturday, Sunday or a public holiday in the Provider’s country; “${strong('in writing')}” includes e-mail, unless a clause asks for a signature.`,
    ]),
  ];
}
