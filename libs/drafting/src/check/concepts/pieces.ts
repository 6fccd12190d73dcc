import { lean } from '../../reading/letters.js';
import { isLeadIn } from '../lists.js';
import { isCountryRow } from '../typed/countries.js';

const WORDS = lean(/\p{L}{2,}/gu);
const LETTER = lean(/\p{L}/u);

/** A row of lines to sign on, each behind who signs there. */
const SIGNED_ROW = /^(?:[^_]*_{3,}\s*[|-])+[^_]*_{3,}[\s.]*$/u;

/** Fewer words than these, without a figure or a stop, are a title or a piece of a table. */
const FEWEST_WORDS = 4;

/** "No. - Milestone - Date - Amount": what stands over the columns of a table. */
const HEAD_OF_TABLE = lean(/^(?:\p{L}+\.?(?: \p{L}+)? - ){2,}\p{L}+(?: \p{L}+)?$/u);

/**
 * What says nothing by itself: "Signature: [your signature]", "Represented by (name,", a title, "The provider shall:" of which the
 * items are read apart, "No fee No fee", "Company code – [your code]", "Director Ona Onaitė ____ | Jonas Jonaitis ____".
 */
export const isPiece = (plain: string): boolean => {
  const words = plain.match(WORDS) ?? [];
  if (SIGNED_ROW.test(plain) || HEAD_OF_TABLE.test(plain) || isCountryRow(plain)) return true;
  if (isLeadIn(plain) || new Set(words).size < FEWEST_WORDS - 1) return true;
  if (words.length < FEWEST_WORDS && !/\d{2}|[.;!]$/u.test(plain)) return true;
  const said = plain.replaceAll(/\[[^\]]*\]|\{\{[^}]*\}\}|\([^)]*$|_{3,}/gu, '');
  if (said === plain) return false;
  const [, ...cells] = said.split(/\|| - /u);
  const isOpenRow = cells.length > 0 && cells.every((cell) => !LETTER.test(cell));
  return isOpenRow || (said.match(WORDS)?.length ?? 0) < FEWEST_WORDS;
};
