export const en = {
  reference: `The Provider may name the Client, with its logo, in its list of clients{published}.`,
  published: ` once the Deliverables have been published`,
  consent: `{subject} Party uses the other Party’s name, logo or statements in its own advertising or press releases only with its prior written consent.`,
  subject: { other: `For any other publicity, a`, any: `A` },
  withdrawal: `A Party may withdraw such consent for the future if it has a good reason. Printed material may then be used up{unlessHarm}.`,
  unlessHarm: `, unless this would harm the Client`,
  portfolio: `Clause {portfolio} alone covers the Provider’s portfolio and offers.`,
} as const;
