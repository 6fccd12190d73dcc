import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'permission',
      text`${terms.subcontracting === 'allowed' ? free(terms) : withConsent(terms, write)}`,
    ),
    paragraph(
      'responsibility',
      text`The Provider is responsible for the work and conduct of its subcontractors and substitutes as for its own, and pays them itself. It binds them${terms.style === 'client' ? ' in writing, and shows this to the Client on request,' : ''} ${duties(write)}to give it the rights in their work that this Agreement gives the Client.`,
    ),
  ];
};

/** What they owe besides the rights in their work, as far as the contract has it. */
function duties({ text, has, ref }: Writer): Inline[] {
  const secrecy = has('confidentiality') ? text`to secrecy (clause ${ref('confidentiality.duties')})` : [];
  if (!has('data-protection')) return secrecy.length === 0 ? [] : text`${secrecy} and `;
  return text`${secrecy}${secrecy.length === 0 ? '' : ', '}to the duties on personal data (clause ${ref('data-protection.subprocessors')}) and `;
}

const free = ({ style }: Terms): string =>
  `The Provider may engage subcontractors, or send a qualified substitute, for all or part of the Services.${
    {
      freelancer: '',
      balanced: ' It tells the Client beforehand who they are.',
      client:
        ' It tells the Client beforehand who they are, and does not use anybody to whom the Client objects for a good reason.',
    }[style]
  }`;

const withConsent = ({ style }: Terms, { format }: Writer): string =>
  `The Provider performs the Services itself. It may engage subcontractors, or send a substitute, only with the Client’s prior written consent.${
    {
      freelancer: ` The Client refuses only for a good reason; if it does not answer a written request within ${format.count(5, 'working-day')}, it is taken to consent.`,
      balanced: ' The Client does not refuse without a good reason.',
      client: '',
    }[style]
  }`;
