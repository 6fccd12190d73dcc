import type { ErrorEntry } from '../platform/error-entry.js';
import { ANSWER_ERRORS } from './answer-errors.js';

/** What contracts refuses with; see ERRORS. */
export const CONTRACTS_ERRORS = {
  CONTRACT_NOT_FOUND: {
    status: 404,
    message: { en: 'This contract was not found.', lt: 'Ši sutartis nerasta.' },
  },
  ...ANSWER_ERRORS,
  CONTEXT_TOO_LARGE: {
    status: 413,
    message: {
      en: 'The answers sent along are too long: at most {kib} KB together.',
      lt: 'Kartu siunčiami atsakymai per ilgi: iš viso ne daugiau kaip {kib} KB.',
    },
  },
  RUN_NOT_FOUND: {
    status: 404,
    message: {
      en: 'This request was not found. Please start again.',
      lt: 'Ši užklausa nerasta. Pradėkite iš naujo.',
    },
  },
  RUN_FAILED: {
    status: 503,
    message: {
      en: 'The answer could not be made right now. Please try again.',
      lt: 'Šiuo metu nepavyko parengti atsakymo. Bandykite dar kartą.',
    },
  },
  TOO_MANY_RUNS: {
    status: 429,
    message: {
      en: 'Several of your requests are still being worked on. Please try again in {seconds} s.',
      lt: 'Kelios jūsų užklausos dar apdorojamos. Bandykite dar kartą po {seconds} s.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
