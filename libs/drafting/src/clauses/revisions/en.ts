export const en = {
  concept: `Where the Provider presents several concepts, the Client chooses one in writing. Revisions relate to that one; the others are not part of the Deliverables.`,
  rounds: `The Services include {rounds} for each Deliverable{byTime}. A round consists of one complete written list of the Client’s comments and the revised version by the Provider.`,
  /** By the hour nothing is included in a price. */
  byTime: `, paid by time like the rest of them`,
  window: {
    withAcceptance: `The Client sends its comments within the period in clause {review}. Rounds not used before the Deliverable is accepted lapse.`,
    otherwise: `The Client sends its comments within {days} after it receives the version concerned. Rounds not used by then lapse.`,
  },
  limit: `A revision refines the Deliverable within the agreed description. A new direction, a change of what the Client has approved, and every further round are additional work, paid as clause {rate} says. The Provider’s own mistakes are corrected free of charge and do not count as a round.`,
} as const;
