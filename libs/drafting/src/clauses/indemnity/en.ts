import { when, type ClauseText } from '../../writing.js';
import { CONDITIONS, type Condition } from './condition.js';

const claimIf = (condition: Condition, party: string, matter: string): string =>
  ({
    always: '',
    fault: `, and ${party} is at fault`,
    knowledge: `, and ${party} knew or should have known of the ${matter}`,
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
      text`If a third party makes a claim because of materials or instructions that the Client supplied, or because of a use of a Deliverable that this Agreement does not allow${claimIf(client, 'the Client', 'problem')}, the Client compensates the Provider in the same way.`,
    ),
    paragraph(
      'exclusions',
      text`The Provider does not answer for what is caused by materials or instructions of the Client, by changes or combinations that the Provider did not make or approve, or by use after it supplied a version that does not infringe. It may obtain a licence for a Deliverable that infringes, change it or replace it, keeping its agreed function.`,
    ),
    paragraph(
      'procedure',
      text`The Party that asks for compensation tells the other of the claim in writing without delay, lets it conduct the defence, helps it at its expense, and does not admit or settle the claim without its consent, which is not withheld without good reason.`,
    ),
    ...when(has('liability-cap') && terms.liabilityCap !== 'uncapped' && terms.style !== 'client', () => [
      paragraph(
        'limit',
        text`Payments under clauses ${ref('indemnity.provider')} and ${ref('indemnity.client')} count towards the limit in clause ${ref('liability-cap')}.`,
      ),
    ]),
  ];
};
