export const en = {
  right: `Once a year, on {days}’ written notice and at its own expense, the Client may check the records behind the invoices of the last {months}: {records} and reimbursed expenses, and nothing else.`,
  records: {
    fixed: `additional work`,
    milestones: `additional work`,
    hourly: `time`,
    retainer: `the work done`,
    commission: `additional work`,
    unit: `units of work`,
    other: `time, units of work`,
  },
  way: `The Provider sends copies of the records{access}. It keeps them for {months} after the invoice. {findings}`,
  access: {
    freelancer: ` by e-mail; it does not have to open its premises or systems`,
    otherwise: `, or shows them at an agreed time during business hours`,
  },
  findings: {
    confidential: `What the Client learns from a check is Confidential Information; clause {duties} applies.`,
    clientOnly: `The Client protects what it learns from a check as the Provider protects information under clause {duties}.`,
    otherwise: `The Client uses what it learns from a check only for this purpose and keeps it secret.`,
  },
  difference: `If too much was invoiced, the Provider refunds the difference within {days} after the check; if too little, the Client pays it within the same time.{cost}`,
  cost: ` If too much was invoiced by more than {percent}, the Provider also pays the reasonable cost of the check.`,
} as const;
