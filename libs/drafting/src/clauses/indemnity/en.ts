import { when, type ClauseText } from '../../writing.js';
import { CONDITIONS, type Condition } from './condition.js';

const claimIf = (condition: Condition, party: string, matter: string): string =>
  ({
    always: '',
    fault: ` and ${party} is at fault`,
    knowledge: ` and ${party} knew or should have known of the ${matter}`,
  })[condition];

export const en: ClauseText = (terms, { text, paragraph, has, ref }) => {
  const { provider, client } = CONDITIONS[terms.style];

  return [
    paragraph(
      'provider',
      text`If a third party claims that a Deliverable, used as this Agreement allows, infringes its intellectual property rights${claimIf(provider, 'the Provider', 'infringement')}, the Provider compensates the Client for the damages finally awarded or agreed in settlement and for reasonable costs of defence.`,
    ),
    paragraph(
      'client',
      text`If a third party makes a claim because of materials or instructions that the Client supplied, or because the Client used a Deliverable in a way that this Agreement does not allow${claimIf(client, 'the Client', 'problem')}, the Client compensates the Provider in the same way.`,
    ),
    paragraph('exclusions', text`The Provider does not answer for a claim as far as it is caused by:`, [
      text`materials or instructions that the Client supplied;`,
      text`changes to the Deliverable, or its combination with other things, that the Provider did not make or approve;`,
      text`continued use after the Provider supplied a version that does not infringe.`,
    ]),
    paragraph('procedure', text`The Party that asks for compensation:`, [
      text`tells the other Party of the claim in writing without delay;`,
      text`lets the other Party conduct the defence, and helps it at that Party’s expense;`,
      text`does not admit or settle the claim without the other Party’s consent, which is not withheld without good reason.`,
    ]),
    paragraph(
      'replacement',
      text`If a Deliverable infringes or is likely to infringe, the Provider may obtain a licence for it, change it or replace it so that it no longer infringes, keeping its agreed function.`,
    ),
    ...when(has('liability-cap') && terms.liabilityCap !== 'uncapped' && terms.style !== 'client', () => [
      paragraph(
        'limit',
        text`Payments under clauses ${ref('indemnity.provider')} and ${ref('indemnity.client')} count towards the limit in clause ${ref('liability-cap')}.`,
      ),
    ]),
  ];
};
