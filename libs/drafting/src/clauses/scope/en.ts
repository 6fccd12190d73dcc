export const en = {
  kinds: {
    consulting: `consulting`,
    design: `design`,
    marketing: `marketing`,
    web_development: `web development`,
    copywriting: `copywriting`,
  },
  completenessByStyle: {
    balanced: `Minor tasks that the described work cannot do without are included. All other work is additional work`,
    freelancer: `This description is complete. All other work is additional work`,
    client: `The Services include all tasks that are reasonably required for the described work, even if they are not named, except what is expressly excluded. Only work that goes beyond this is additional work`,
  },
  /** What usually leads to a dispute in this kind of work when it is left unsaid. */
  particulars: {
    general: {},
    consulting: {
      advice: `The advice relies on the information that the Provider has when it is given. The Client decides how to use it. The Provider does not promise a particular business result.`,
      reliance: `Only the Client may rely on the advice, even where it is published, and others only with the Provider’s prior written consent.`,
      regulated: `The Services do not include advice that the law reserves for licensed professions.`,
    },
    design: {
      searches: `Searches for earlier trade marks and designs, printing and the supervision of printing are not part of the Services unless the description{orList} names them. Colours may differ between screens, materials and print runs within the usual tolerances.`,
    },
    marketing: {
      targets: `Targets and forecasts guide the work. The Provider does not promise a particular ranking, reach, number of leads or revenue, because these also depend on platforms, competitors and the Client.`,
      accounts: `Advertising accounts, pages, audiences and measurement tools are opened in the Client’s name and belong to the Client. The Provider receives the access that the Services need.`,
    },
    web_development: {
      compatibility: `Unless the description names others, the Deliverables work on computers and mobile devices in the versions of Chrome, Edge, Firefox and Safari that are current on the day of delivery, and in the version before each.`,
      operation: `Domain names, hosting, backups, monitoring and maintenance after launch are not part of the Services unless the description includes them. Conformity with an accessibility standard is owed to the level that the description names or that the law requires of the Deliverables themselves.`,
    },
    copywriting: {
      brief: `Length, tone, topics, keywords and sources follow the description and the Client’s written brief. The Services include ordinary research; interviews, images and translations are included only if the description{orList} names them.`,
      targets: `The Provider does not promise a particular effect of the texts, such as reach, sales or a place in search results.`,
    },
  },
  named: `Type of work: {kind}. `,
  services: `The Provider will perform the Services for the Client, and the Client will pay the Fees for them.`,
  description: {
    blocks: `{named}Description of the Services:`,
    text: `{named}Description of the Services: {scope}.`,
  },
  deliverables: `The Provider will hand over the following Deliverables:`,
  staged: `The Deliverables include what clause {stages} names for each milestone.`,
  files: {
    client: `The Provider delivers the final files together with their editable working files.`,
    otherwise: `The Provider delivers final files. Editable working files are delivered only if the description{orList} names them.`,
  },
  orList: ` or the list of Deliverables`,
  orTable: ` or the table in clause {stages}`,
  exclusions: `The Services do not include:`,
  completeness: `{completeness} (clause {changeControl}).`,
} as const;
