export const en = {
  request: `Within {days} after the Client proposes in writing a change or additional work, the Provider states in writing what it means for the price and the dates.`,
  instruction: `A change is agreed in writing. The Client may also instruct a reasonable change within the field of the Services described in clause {description}; the price and the dates are then adjusted by what the change reasonably requires. The Provider may refuse what it lacks the skills or the time for.`,
  agreement: `A change binds the Parties when both have agreed in writing on it and its effect on the dates{price}. Until then the Services continue as agreed before{noneBefore}.`,
  noneBefore: `, and the Provider does no changed or additional work`,
  price: { open: ` and the price`, known: `, and on its price unless clause {rate} sets it` },
  platforms: `If a platform changes its rules, prices or functions, or suspends an account for a reason that the Provider did not cause, and the Services are affected, the Parties treat this as a proposal to change the Services.`,
  rate: {
    open: `If additional work is ordered in writing and no price was agreed, the Client pays the price that is usual for such work.{invoiced}`,
    known: `Unless the Parties agree on another price, additional work is paid by time at the rate of {amount} an hour.{invoiced}`,
  },
  /** In the other ways of paying, it is invoiced with the rest. */
  invoiced: { once: ` It is invoiced when done.`, monthly: ` It is invoiced at the end of the month.` },
} as const;
