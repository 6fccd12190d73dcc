export const en = {
  refundByStyle: {
    balanced: `{left} is set off against what the Client then owes, and the Provider returns the rest within {days} after the end.`,
    freelancer: `{left} is set off against everything that the Client owes, including costs and any cancellation fee, and the Provider returns the rest within {days} after the end.`,
    client: `If this Agreement ends before the Provider has started the Services, the Provider returns the deposit within {days}, less only the costs that the Client owes under this Agreement. If it ends later, the Provider returns within the same time the part that exceeds what the Client owes.`,
  },
  left: {
    atAnEarlyEnd: `If this Agreement ends early, the deposit`,
    ongoing: `When this Agreement ends, what is left of the deposit`,
  },
  hours: ` for the hours agreed at most`,
  late: {
    client: `If it is not paid by the start date, {dates} by the length of the delay.`,
    otherwise: `The Provider need not start before it has received the deposit. If it arrives after the start date, {dates} by the days between the two.`,
  },
  dates: { all: `the dates move`, ongoing: `the start moves` },
  amount: `Before the work starts, the Client pays a deposit of {percent} of the Fees{hours}{sum}. The Provider invoices it when this Agreement is signed. {late}`,
  sum: `, that is {amount}`,
  credited: {
    last: `The deposit is credited against the last invoices. `,
    first: `The deposit is credited against the first invoices until it is used up. `,
  },
} as const;
