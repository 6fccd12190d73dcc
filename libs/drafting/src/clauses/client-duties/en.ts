export const en = {
  suppliesByWork: {
    general: [
      `the information, materials and access that the Services need`,
      `the decisions that only the Client can take`,
    ],
    consulting: [
      `the data, documents and access that the advice depends on`,
      `time of the staff whose knowledge is needed`,
      `the decisions that only the Client can take`,
    ],
    design: [
      `texts, images and any existing logos and brand rules in usable quality`,
      `sizes, formats and technical requirements of printers and platforms`,
      `a choice or an approval at each stage of the design`,
    ],
    marketing: [
      `access to the accounts, platforms and data that the campaigns use`,
      `product information, prices, images and existing brand rules`,
      `approval of content and advertisements before they are published`,
    ],
    web_development: [
      `texts, images and other content in final form`,
      `access to domain names, hosting, repositories and existing systems`,
      `accounts, keys and licences of third-party services in the Client’s name`,
      `test data without real personal data, unless the Parties agree otherwise in writing`,
    ],
    copywriting: [
      `a written brief with audience, tone, length and keywords`,
      `sources, the facts that the texts need and contact with the people to be interviewed`,
      `comments of everybody on the Client’s side in one document`,
    ],
  },
  supplies: `The Client will supply, free of charge and in time, what the Services depend on: {items}.`,
  contact: `One contact person speaks for the Client and gives its approvals: {contact}.`,
  feedback: `The Client answers questions and sends materials, comments and approvals within {days} after the Provider asks for them in writing.{otherPeriod}`,
  /** What is not invoiced month by month anyway is invoiced then. */
  standstill: {
    invoiced: `If the Services stand still for more than {days} because of the Client, the Provider may invoice the work done so far and, if a written reminder does not help, end this Agreement with immediate effect.`,
    otherwise: `If the Services stand still for more than {days} because of the Client and a written reminder does not help, the Provider may end this Agreement with immediate effect.`,
  },
  acceptancePeriod: ` For {reviewed}, the period in clause {review} applies.`,
  reviewed: { withRevisions: `revisions and acceptance`, otherwise: `acceptance` },
  revisionsPeriod: ` For revisions, the period in clause {window} applies.`,
} as const;
