/** Longest answer that is stored, in characters: of a field with several lines. */
export const ANSWER_MAX_LENGTH = 20_000;
/** Of a field with one line, the words behind "Other" included. */
export const LINE_MAX_LENGTH = 300;
/** Of a field for a number. */
export const NUMBER_MAX_LENGTH = 60;
/** Of a text that is added to a clause. */
export const ADDITION_MAX_LENGTH = 5_000;
export const ADDITIONS_MAX = 60;

const BY_TYPE: Readonly<Record<string, number>> = { textarea: ANSWER_MAX_LENGTH, number: NUMBER_MAX_LENGTH };

/**
 * How many characters the answer to a field may have. The one place that says so: the field counts up to it, the service
 * refuses what is longer by it, and nobody ever cuts.
 */
export const answerLimit = ({ type }: { readonly type: string }): number => BY_TYPE[type] ?? LINE_MAX_LENGTH;

/** From here on the reader is told how many characters are left. */
export const isNearLimit = (length: number, limit: number): boolean => length >= limit * 0.9;
