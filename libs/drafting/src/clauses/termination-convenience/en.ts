export const en = {
  paymentByStyle: {
    balanced: `the Fees for Services performed until the end, including work in progress,`,
    freelancer: `the Fees for all Services performed until the end, including work in progress,`,
    client: `the Fees for Services performed in accordance with this Agreement until the end, including usable work in progress,`,
  },
  commission: `the commission due under clauses {rate} and {tail}`,
  costsByStyle: {
    balanced: `the reasonable costs to which the Provider was committed before the notice and that it cannot avoid`,
    freelancer: `all costs to which the Provider was committed before the notice and that it cannot avoid`,
    client: `the unavoidable costs that it had approved before the notice or reimburses under clause {expenses}`,
  },
  obstacle: {
    person: `illness, family circumstances or another objective reason that keeps it from performing in person`,
    company: `an objective reason for which it is not responsible`,
  },
  taskInProgress: `Such a notice of the Provider takes effect at the earliest when it has completed the Deliverable or the task in progress, unless the Client agrees to an earlier end, or the Client or an objective cause prevents completion.`,
  payment: `When a Party ends this Agreement with notice, the Client pays {payment} and, if it gave or caused the notice, {costs}.{fixedPrice} Until the end, the Provider avoids new costs{newPart}.`,
  newPart: ` and starts no new part of the Services without the Client’s approval`,
  fixedPrice: ` A fixed price is paid in proportion to the Services performed.`,
  right: `Either Party may end this Agreement at any time, without giving a reason, by written notice of {notice}.`,
  client: `The Client may end this Agreement at any time and without giving a reason{article}. It gives written notice {notice} beforehand{shorter}.`,
  article: ` (article 6.721(1) of the Civil Code of the Republic of Lithuania)`,
  shorter: `; a shorter notice does not make the termination invalid`,
  indefinite: `Since this Agreement is made for an indefinite time, the Provider may, as far as the law allows, also end it with the same notice without giving a reason.`,
  notice: `{days} (longer where clause {agents} asks for it)`,
  provider: {
    freelancer: `The Provider may end this Agreement by written notice of {notice} for an important reason, that is any for which it cannot reasonably be expected to go on, for example non-payment or illness. As far as the law allows, it owes no compensation for this.`,
    otherwise: `The Provider may end this Agreement by written notice of {notice} for an important reason, such as non-payment or non-cooperation in spite of a written reminder, {obstacle}, an unlawful instruction or a conflict of interest. As far as the law allows, it compensates loss that the Client suffers from this only if it is at fault for the reason.`,
  },
} as const;
