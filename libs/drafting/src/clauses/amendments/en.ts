export const en = {
  form: `Amendments to this Agreement are valid only in writing and signed by both Parties; electronic signatures are enough. The Services may also be changed as clause {change} provides. Silence is not consent to a change.`,
} as const;
