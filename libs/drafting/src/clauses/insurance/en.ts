export const en = {
  minimum: {
    sum: `at least {amount}`,
    cap: `at least the limit of liability in clause {liabilityCap}`,
    fees: `at least {base}`,
  },
  base: { hasPrice: `the total Fees`, fees: `the Fees for {months}` },
  cover: {
    freelancer: `While it performs the Services, the Provider keeps the professional indemnity insurance that it has when this Agreement is signed. It does not have to take out more.`,
    balanced: `While it performs the Services, the Provider keeps the professional indemnity insurance that is usual for its kind of work and available at a reasonable premium.`,
    client: `While it performs the Services and for {months} afterwards, the Provider keeps professional indemnity insurance of {minimum}.`,
  },
  proof: `On request, and not more than once a year, the Provider shows the Client a certificate from the insurer.`,
  price: `If the Client asks for more cover than this, it pays the additional premium, agreed beforehand.`,
} as const;
