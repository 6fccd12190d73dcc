/** What leads on to a name. */
export const FILLER =
  /^(?:(?:and|plus|also|then|or|with|w\/|including|incl\.?|as well as|finally|later|additionally|just|only|simply|ok|so|well|&|\+|(?:at|in) the (?:very )?(?:end|beginning|start)(?: of (?:each|every) \w+)?|(?:each|every|per) (?:week|month|day|quarter|year)|(?:once|twice) a (?:week|month|quarter|year))\s+|[-•*+]\s*|\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s*)+/u;
/** Words that a name of a thing has not: who acts, and verbs. */
export const NOT_A_NAME =
  /(?:^|[\s(])(?:i|i'm|i'll|i've|we|you|he|she|it|they|him|(?<!\b(?:of|for|on|in|about|at|into) )her|(?<!\b(?:about|contact) )us|them|me|there|this|that|these|those|who|which|is|are|was|were|be|been|will|would|shall|should|must|can|can't|could|may|might|has|have|had|do|does|did|done|don't|doesn't|didn't|won't|isn't|aren't|no|not(?! (?:exceeding|more than|longer than))|never|nothing|gets?|comes?|go(?:es)?|stays?|arrives?|starts|remains?|needs?|wants?|by|ready|already|maybe|later|else|ourselves|themsel(?:f|ves)|himself|herself|yourself|myself|if|but|because|existing|supplied|provided|directly|separately|free)(?=[\s,.;:!?)]|$)|n't\b|\w'(?:ll|re|ve|d)\b|=|\?/u;
/** Words in brackets are not held to the rules of a name. */
const BRACKETS = /\s?\([^)]*\)?/gu;
export const withoutBrackets = (plain: string): string =>
  plain.replaceAll(BRACKETS, (words) => ' '.repeat(words.length));
