export const en = {
  /** What the client has to be sure of in this kind of work, besides what it always warrants. */
  byWork: {
    general: [],
    consulting: [`it has not withheld rules, decisions and interests of its own that bear on the advice;`],
    design: [`the names and trade marks that it asks the Provider to use are its own or licensed to it;`],
    marketing: [
      `what it says about its products, prices and competitors is true, lawful and supported by evidence;`,
      `its contact lists were collected lawfully, and the people on them may be addressed in the agreed way;`,
    ],
    web_development: [
      `it is entitled to the domain names, accounts, software and services to which it gives the Provider access;`,
    ],
    copywriting: [
      `the facts, quotations and claims that it supplies are true, lawful and supported by evidence;`,
    ],
  },
  mattersByWork: {
    design: `texts, figures, colours and proofs`,
    marketing: `facts, prices, claims and legal notices`,
    copywriting: `facts, quotations, claims and legal notices`,
  },
  knowledge: `, as far as it knows`,
  warranties: `The Client warrants that{knowledge}:`,
  materials: `it owns the materials that it supplies, or has all the permissions needed for the Provider to use them as agreed, and this use does not infringe anybody’s rights;`,
  information: `the information that it supplies is correct and complete for the purpose of the Services.`,
  correction: `The Provider does not have to check the Client’s information and materials, but points out mistakes that it notices.`,
  approval: `Before a Deliverable is published or printed, the Client checks its {matters}. The Client is responsible for what it has approved, except for mistakes that the Provider adds afterwards.`,
} as const;
