import { lean } from '../reading/letters.js';

/* Two remarks about one matter may ask for the same in nearly the same words: who reads them asks what the second one adds. */

const WORD = lean(/\p{L}{4,}/gu);
/** Endings of a word, and the forms of a verb, say nothing else. */
const STEM = 5;
const stemsOf = (remark: string): ReadonlySet<string> =>
  new Set(Array.from(remark.toLowerCase().matchAll(WORD), ([word]) => word.slice(0, STEM)));

/** So few words tell two remarks of a line each apart. */
const LEAST = 8;
const NEARLY_ALL = 0.9;

/** Whether a remark asks for nothing that another one does not ask for, or for that in other words. */
export function isAskedIn(remark: string, other: string): boolean {
  const [asked, by] = [stemsOf(remark), stemsOf(other)];
  if (asked.size < LEAST || asked.size > by.size) return false;
  return [...asked].filter((stem) => by.has(stem)).length >= asked.size * NEARLY_ALL;
}

/** Of remarks that are made together those that another one of them makes: of two that ask for the same the first one stays. */
export const askedTwice = (remarks: readonly string[]): ReadonlySet<string> =>
  new Set(
    remarks.filter((remark, at) =>
      remarks.some(
        (other, place) =>
          other !== remark && isAskedIn(remark, other) && (place < at || !isAskedIn(other, remark)),
      ),
    ),
  );
