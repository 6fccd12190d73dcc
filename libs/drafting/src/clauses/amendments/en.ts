export const en = {
  form: `Amendments to this Agreement are valid only in writing and signed by both Parties; electronic signatures are enough. The Services may also be changed as clause {change} provides. Apart from that, neither Party can change this Agreement alone, for example by publishing new terms, and silence is not consent to a change.`,
} as const;
