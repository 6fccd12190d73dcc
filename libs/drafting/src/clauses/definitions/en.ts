export const en = {
  /** How a defined word stands in the other clauses. */
  used: {
    services: /\bServices\b/,
    deliverables: /\bDeliverables?\b/,
    fees: /\bFees?\b/,
    backgroundMaterials: /\bBackground Materials?\b/,
  },
  services: `“**Services**” means the services described in clause {description}, with changes under clause {change} and additional work;`,
  deliverables: `“**Deliverables**” means what the Provider makes under this Agreement to hand over to the Client, except drafts and concepts not chosen;`,
  fees: `“**Fees**” means the price of the Services under clause {fees}, with the price of changes and additional work;`,
  backgroundMaterials: `“**Background Materials**” means tools, code, templates, know-how and other materials that the Provider had before this Agreement or makes outside it, and general improvements to them;`,
  terms: `In this Agreement:`,
  others: `“**working day**” means a day other than Saturday, Sunday or a public holiday in the Provider’s country; “**in writing**” includes e-mail, unless a clause asks for a signature.`,
} as const;
