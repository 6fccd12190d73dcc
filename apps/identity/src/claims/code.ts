import { createHash, randomInt } from 'node:crypto';

/* Without I, L, O and U: what is written down is read back right, and spells nothing. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

const aGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 100 random bits in groups that can be read out, for example `7K2M-9XQ4-…`. */
export const newCode = (): string => Array.from({ length: GROUPS }, aGroup).join('-');

/** What is kept of a code: of however somebody writes it, small letters, no hyphens, O for 0, the same. */
export const hashOfCode = (written: string): string => {
  const meant = written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(meant).digest('hex');
};
