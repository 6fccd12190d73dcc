import type { Written, Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';

export function english(_terms: Terms, write: Writer): readonly Written[] {
  const definitions: { readonly used: RegExp; readonly content: readonly Inline[] }[] = [
    {
      used: /\bServices\b/,
      content: write.text`“${write.strong('Services')}” means the services described in clause ${write.ref('scope.description')}, with the changes that the Parties agree in writing;`,
    },
    {
      used: /\bDeliverables?\b/,
      content: write.text`“${write.strong('Deliverables')}” means everything that the Provider makes for the Client under this Agreement and hands over to it, in whatever form;`,
    },
    {
      used: /\bFees?\b/,
      content: write.text`“${write.strong('Fees')}” means the sums payable to the Provider under clause ${write.ref('fees')};`,
    },
    {
      used: /\bConfidential Information\b/,
      content: write.has('confidentiality')
        ? write.text`“${write.strong('Confidential Information')}” has the meaning given in clause ${write.ref('confidentiality')};`
        : write.text`“${write.strong('Confidential Information')}” means non-public information about a Party’s business, customers or technology that reaches the other Party in connection with this Agreement;`,
    },
    {
      used: /\bBackground Materials?\b/,
      content: write.text`“${write.strong('Background Materials')}” means tools, code, templates, know-how and other materials that the Provider owned before this Agreement or makes outside it, and improvements to them;`,
    },
  ];
  const items = definitions.filter(({ used }) => write.mentions(used)).map(({ content }) => content);
  return [
    write.paragraph('terms', write.text`In this Agreement:`, [
      ...items,
      write.text`“${write.strong('working day')}” means a day other than Saturday, Sunday or a public holiday at the place where the Provider is established; “${write.strong('in writing')}” includes e-mail, unless a clause asks for a signature.`,
    ]),
  ];
}
