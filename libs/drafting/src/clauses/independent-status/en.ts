export const en = {
  independence: `The Provider is an independent contractor{business}. This Agreement does not create employment,{agency} partnership or a joint venture between the Parties{staffEmployment}. Neither Party may make commitments in the name of the other without separate written authority.`,
  /** Who works as an author, without a registered activity, says of no business. */
  business: ` in business on its own account`,
  agency: ` agency,`,
  staffEmployment: `, or employment between the Client and the Provider’s staff`,
  autonomy: `The Provider decides how, where and when it works and uses its own equipment. The Client may check results and agreed dates, but does not set working hours and does not supervise the work.{benefits}`,
  /** Where the contract favours the client. */
  benefits: ` The Provider {staff} not entitled to paid leave, sick pay, pension contributions or other benefits of the Client’s employees.`,
  staff: { company: `and its staff are`, otherwise: `is` },
  otherClients: `The Provider may work for other clients at any time{exclusivity}. Neither Party has to offer or accept further work.`,
  exclusivity: `, within the limits of clause {exclusivity}`,
  certificate: `The Provider performs the Services as a registered individual activity under the law of Lithuania and keeps it registered while this Agreement lasts.`,
  businessCertificate: `The Provider performs the Services under a Lithuanian business certificate that covers this kind of work, and keeps it valid while this Agreement lasts.{incomeLimit}`,
  incomeLimit: ` It tells the Client in good time before its income from legal persons reaches the limit that the law sets for such a certificate.`,
  author: `The Provider makes the Deliverables as an author who has no registered individual activity in Lithuania. The Fees are an author’s remuneration for making them and for the rights in them.`,
} as const;
