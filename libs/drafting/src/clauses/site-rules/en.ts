export const en = {
  premises: `At the Client’s premises the Provider follows reasonable rules of safety and access that it was given in writing beforehand, and the Client provides a safe place of work.`,
  systems: `The Provider uses access to the Client’s systems only for the Services, keeps passwords and keys secret, tells the Client at once if they may have become known to others, and gives the access up when the Services end or the Client asks.`,
  accounts: `Accounts, licences, domains and hosting that are needed in the long term are held in the Client’s name.`,
  accessibility: `Digital Deliverables conform to an accessibility standard as far as the description of the Services names its level or the law requires it of the Deliverables themselves.`,
  operation: `After launch the Client operates the Deliverables. Hosting, monitoring, updates and maintenance by the Provider that the description does not include need a separate agreement with its own price.{defects}`,
  defects: ` The correction of defects under clause {defects} is not affected.`,
} as const;
