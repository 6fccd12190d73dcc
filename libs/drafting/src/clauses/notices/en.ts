export const en = {
  formal: {
    balanced: ` A notice that ends this Agreement, or a demand under clause {cure}, is a signed document; an electronic signature and sending it by e-mail are enough.`,
    freelancer: ` This also holds for a notice that ends this Agreement or a demand under clause {cure}.`,
    client: ` A notice that ends this Agreement, or a demand under clause {cure}, is sent by registered letter to the address stated there, with a copy by e-mail.`,
  },
  form: `Notices under this Agreement are given in writing. An e-mail to the address stated in the details of the Parties is enough.{formal}`,
  receipt: `An e-mail counts as received on the first working day after it is sent, unless the sender learns that it did not arrive.{letter} A Party that changes its address or e-mail tells the other; until then, notices to the old one are valid.`,
  letter: ` A registered letter counts as received on delivery, and at the latest {days} after posting.`,
} as const;
