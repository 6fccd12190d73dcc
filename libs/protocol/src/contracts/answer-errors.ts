import type { ErrorEntry } from '../platform/error-entry.js';

/** Why an answer is refused: said under the field before it is sent, and by the service in the same words. */
export const ANSWER_ERRORS = {
  ANSWER_TOO_LONG: {
    status: 400,
    message: {
      en: 'The answer to “{field}” is too long: at most {max} characters.',
      lt: 'Lauko „{field}“ atsakymas per ilgas: ne daugiau kaip {max} ženklų.',
    },
  },
  ANSWER_TOO_MANY_ROWS: {
    status: 400,
    message: {
      en: '“{field}” has too many rows: at most {max}.',
      lt: 'Lauke „{field}“ per daug eilučių: ne daugiau kaip {max}.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
export type AnswerErrorCode = keyof typeof ANSWER_ERRORS;
