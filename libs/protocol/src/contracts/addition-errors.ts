import type { AdditionProblem } from '@pactwright/drafting';
import type { CONTRACTS_ERRORS } from '../errors/contracts.js';

/** What a text that cannot be added to a clause is refused with; shown where it is written and answered by the server. */
export const ADDITION_ERRORS = {
  language: 'ADDITION_LANGUAGE',
  fragment: 'ADDITION_FRAGMENT',
  person: 'ADDITION_PERSON',
  blank: 'ADDITION_BLANK',
  court: 'ADDITION_COURT',
  law: 'ADDITION_LAW',
  figures: 'ADDITION_FIGURES',
  field: 'ADDITION_FIELD',
} as const satisfies Record<AdditionProblem['kind'], keyof typeof CONTRACTS_ERRORS>;

/** As much of a text as names it in a message. */
const SHOWN = 80;
export const shownAddition = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
