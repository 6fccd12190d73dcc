/** Working days after which a client who has not answered is taken to consent, in the style that favours the provider. */
export const ANSWER_DAYS = 5;
