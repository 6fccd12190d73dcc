/** Longest answer that is stored, in characters. */
export const ANSWER_MAX_LENGTH = 20_000;
