export const en = {
  /** When it answers; Lithuanian names here who does. */
  condition: {
    always: ``,
    fault: `, and {party} is at fault`,
    knowledge: `, and {party} knew or should have known of the {matter}`,
  },
  provider: `If a third party claims that a Deliverable, used as this Agreement allows, infringes its intellectual property rights{condition}, the Provider compensates the Client for the damages finally awarded or agreed in settlement and for reasonable costs of defence.`,
  party: { provider: `the Provider`, client: `the Client` },
  matter: { provider: `infringement`, client: `problem` },
  client: `If a third party makes a claim because of materials or instructions that the Client supplied, or because of a use of a Deliverable that this Agreement does not allow{condition}, the Client compensates the Provider in the same way.`,
  exclusions: `The Provider does not answer for a claim as far as it is caused by materials or instructions of the Client,{aiParts} by changes or combinations that the Provider did not make or approve, or by use after it supplied a version that does not infringe. It may obtain a licence for a Deliverable that infringes, change it or replace it, keeping its agreed function.`,
  aiParts: ` by parts made with AI tools as clause {aiTools} allows,`,
  procedure: `The Party that asks for compensation tells the other of the claim in writing without delay, lets it conduct the defence, and does not admit or settle the claim without its consent.`,
} as const;
