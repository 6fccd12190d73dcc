export const en = {
  customers: `, within the limits of clause {customers}`,
  mostCompetitors: { freelancer: `three`, balanced: `five`, client: `ten` },
  restriction: `While it performs the Services, the Provider does not perform services of the same kind for the competitors, at most {mostCompetitors}, whom the Client named in writing before signing this Agreement. A competitor may be added only if both Parties agree in writing on this and on what is paid for it. The Fees include the price of this restriction.`,
  end: `The restriction ends with the Services.{earlier} Apart from it, the Provider is free to work for anybody{customers}. Work that it had agreed with a named competitor before signing, and has told the Client about, may be finished.`,
  earlier: {
    freelancer: ` It also ends if the Client gives the Provider no work for {idle} or is more than {days} late with a payment.`,
    balanced: ` It also ends if the Client gives the Provider no work for {idle}.`,
    client: ``,
  },
  unpaid: ` It also ends if the Client is more than {days} late with a payment.`,
} as const;
