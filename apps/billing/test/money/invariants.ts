/**
 * What is true of money whatever people do, in whatever order, and whatever the provider tells when. The one place that says
 * it; docs/decisions/0025 tells why, and money-sequences.int-spec.ts tries it.
 */
export const INVARIANTS = {
  once: 'a contract is paid for once',
  refund: 'a payer is given one first purchase back, the first one, whatever was deleted',
  gone: 'money that comes for what is gone goes back',
  sale: 'a contract that is paid for is not offered for sale',
  books: 'the books say of every payment what the provider says of the money',
  answer: 'whoever asks is answered, and never with a failure of ours',
} as const;
