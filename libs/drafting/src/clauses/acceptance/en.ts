export const en = {
  earlierByUse: {
    balanced: ``,
    freelancer: `, or earlier when the Client publishes it, puts it into use or hands it on`,
  },
  criteria: `A Deliverable is to be accepted if it matches its description in this Agreement and the changes made under it. Personal taste alone is not a reason to refuse it.`,
  testing: `Software and websites are tested on a test system before launch. Only a defect that prevents or seriously hinders an agreed function is a reason to refuse them; other defects are corrected after acceptance.`,
  review: `Within {review} after delivery the Client signs an acceptance certificate or otherwise accepts the Deliverable in writing, or sends a written list that says where it departs from its description.{restart}`,
  restart: ` If in this time it sends comments for an included round of revisions, the period starts again with the revised version.`,
  correction: `The Provider corrects justified items of the list at its own cost within {days}, or the longer time that this reasonably needs. The Client then reviews the corrections within {review}{repetition}.`,
  repetition: {
    client: `, and may repeat this until the Deliverable matches its description`,
    otherwise: `; it may not add items that it could have named before`,
  },
  signOff: `Only the Client’s written sign-off is acceptance; silence or use is not.`,
  payment: `A missing sign-off does not hold back the invoice without end. All of the Client’s periods for a Deliverable, with rounds of revisions and repeated reviews, hold it back for no more than {longest} after delivery in total; the days in which the Provider works on the Deliverable are not counted. After that the Provider may invoice{warranty} as if it had been accepted, unless it has still to correct justified items of a list.`,
  paymentApart: `Payment does not depend on acceptance.{warranty}`,
  warranty: {
    waiting: ` and the warranty period begins`,
    apart: ` If there is no sign-off within {longest} after delivery, the warranty period begins as if the Deliverable had been accepted; the days in which the Provider works on it are not counted.`,
  },
  longest: `All of the Client’s periods for a Deliverable last at most {longest} in total, even if single periods would last longer; the days in which the Provider works on it are not counted.`,
  deemed: `A Deliverable is deemed accepted when the Client’s period in clause {review}, {correction} or {longest} ends and the Client has given no reason to refuse it{earlierByUse}.`,
} as const;
