export const en = {
  assignment: `The Provider assigns to the Client all economic copyright and other intellectual property rights in each Deliverable. They pass {moment}{beforePayment}.`,
  beforePayment: {
    part: ` or, after the end, everything owed for the Deliverable; until then the Client may test and{accepted} use it while no payment for it is overdue`,
    whole: ` or, after the end, everything owed; until then the Client may test and{accepted} use a Deliverable while no payment is overdue`,
  },
  onceAccepted: `, once accepted,`,
  /** Outside common law a transfer covers only the uses that it names. */
  extent: {
    named: `They cover{sourceCode}, in all countries and for the whole term of protection, every use{article}: to reproduce, publish, translate, adapt, distribute, display, perform, broadcast and communicate to the public, also online. The Fees include the remuneration.{own}`,
    otherwise: `These rights apply{sourceCode} in all countries and for the whole term of protection. The Fees include the remuneration.{own}`,
  },
  own: ` What the Provider had before and third-party materials are not transferred; the Client may use them with a Deliverable, the latter under their licences.`,
  article: ` under article 15(1) of the Law on Copyright and Related Rights`,
  sourceCode: { named: `, with the source code`, otherwise: `, also to the source code,` },
  drafts: {
    client: `Rights in drafts and working files pass in the same way.`,
    otherwise: `Drafts, unlisted working files and concepts not chosen stay with the Provider.`,
  },
  background: `Each Party keeps its own tools, materials and earlier work.`,
  backgroundLicence: {
    licence: ` As far as the Provider’s are part of a Deliverable, the licence in clause {grant} covers them{exclusively}.`,
    otherwise: ` Whoever has the rights in a Deliverable may use the Provider’s as part of it, not exclusively, everywhere and without limit of time.`,
  },
  exclusively: `, but not exclusively`,
  thirdParty: `Third-party materials keep their own licences, listed at delivery.`,
  moralRights: `Moral rights stay with the author{limit}.`,
  limit: { lithuanian: ` and cannot be transferred`, otherwise: `, as far as the law protects them` },
  credit: {
    balanced: ``,
    freelancer: ` The author is named wherever this is customary.`,
    client: ` The Client need not name the author.`,
  },
  byLine: {
    balanced: ` A text carries the author’s name only if agreed.`,
    freelancer: ` The author of a text is named where this is customary, unless agreed otherwise in writing.`,
    client: ` The texts may be published without the author’s name.`,
  },
  portfolio: {
    allowed: `The Provider may show the Deliverables{unsecret} in its portfolio and offers{accepted}, naming the Client.`,
    'after-publication': `Once the Client has published the Deliverables, the Provider may show them in its portfolio and offers, naming the Client.`,
  },
  unsecret: `, without Confidential Information,`,
  accepted: ` after they have been accepted or put into use`,
  confidential: `{keeper} keeps secret {owner} information that {quality} (“**Confidential Information**”), uses it only for this Agreement and shows it only to people who need it and are bound to secrecy.`,
  keeper: { mutual: `Each Party`, otherwise: `The Provider` },
  owner: { mutual: `the other’s`, otherwise: `the Client’s` },
  quality: {
    freelancer: `is marked as confidential or named so in writing within {days} after it is given`,
    balanced: `is marked as confidential or clearly so`,
    client: `is not publicly known, whether or not it is marked as confidential`,
  },
  exclusions: `This does not cover what is public, already known, lawfully received or independently developed, disclosures required by law, or reports to an authority.`,
  years: `Secrecy lasts for {years} after the end{tradeSecrets}.`,
  tradeSecrets: `, for trade secrets as long as the law protects them`,
} as const;
