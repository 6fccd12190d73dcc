/* How a sentence begins that says what comes of the one before it: without that one it would be said of something else. */

/** "On such termination", "In that case", „Tokiu atveju“: the case is the sentence before. */
const CASE =
  /^(?:(?:on|upon|after|following|for|in|at) (?:any )?(?:such|that) |in (?:this|these|those|either) (?:case|event)s?[ ,]|if so[ ,]|otherwise[ ,]|tok(?:iu|iais) (?:atvej|būd)\p{L}*|(?:šiuo|tuo|tais|šiais) atvej\p{L}*|(?:taip|tokiu būdu|tokia tvarka) \p{L}+us[ ,]|(?:nutraukus|atsisakius|pasibaigus) (?:taip|tokiu)|(?:tuomet|tada|priešingu atveju)[ ,])/u;

/** "Such damages", "This limit", „Ši riba“ as well; the agreement and the clause themselves are no such words. */
const POINTS_BACK =
  /^(?:(?:such|these|those|the same) |this (?!agreement|contract|section|clause|article|document)|(?:tok(?:s|ia|ie|ios|į|ią)|tą patį|tas pats) |(?:šis|ši|šie|šios|šio) (?!sutart|sutarč|susitarim|punkt|skyri|straipsn|priedas))/u;

/** Both take the sentence in lower case, as `Sentence.plain` has it. */
export const isCase = (plain: string): boolean => CASE.test(plain);
export const goesOn = (plain: string): boolean => isCase(plain) || POINTS_BACK.test(plain);
