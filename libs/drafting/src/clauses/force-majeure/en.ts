export const en = {
  relief: `A Party is not liable for failing to perform while and as far as it is prevented by an event that it does not control, could not reasonably foresee when signing, and cannot avoid or overcome (force majeure), for example war, natural disaster, epidemic, acts of authorities, or a long failure of public power or communication networks.{illness} {money}`,
  illness: ` A serious illness or accident that keeps the Provider from working counts as such an event.`,
  money: {
    freelancer: `The duty to pay money is never excused.`,
    commission: `The duty to pay commission earned is not excused, and lack of money is not force majeure.`,
    otherwise: `The duty to pay for work already done is not excused, and lack of money is not force majeure.`,
  },
  notice: `The Party concerned tells the other within {days} what has happened and how long it may last, and does what it reasonably can to limit the effects.{dates}{substitute}`,
  dates: ` Agreed dates move by the time lost.`,
  substitute: ` While the Provider cannot perform, the Client may have urgent work done by others and does not pay the Provider for that work.`,
  exit: `If the event lasts longer than {days}, either Party may end this Agreement at once by written notice. The Client then pays {owed} and the agreed expenses incurred up to that point.`,
  owed: {
    commission: `the commission due under clauses {rate} and {tail}`,
    otherwise: `the Fees for the Services performed`,
  },
} as const;
