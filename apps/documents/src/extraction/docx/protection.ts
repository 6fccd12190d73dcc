import { Refused } from '../extraction.js';
import type { Parts } from './open-zip.js';
import { readXml } from './read-xml.js';

const ON = ['1', 'true', 'on'];

/** Whether the settings of a Word file ask readers not to change it: to comment, to fill in forms or to read only, or for a password first. */
export async function isProtected(parts: Parts, settings: string | undefined): Promise<boolean> {
  let found = false;
  if (settings === undefined) return found;
  try {
    await readXml(parts, settings, {
      open: ({ name, attribute }) => {
        found ||=
          (name === 'documentProtection' && ON.includes(attribute('enforcement') ?? '')) ||
          (name === 'writeProtection' && ON.includes(attribute('recommended') ?? '')) ||
          (name === 'writeProtection' && (attribute('hash') ?? attribute('hashValue')) !== undefined);
      },
      isEnough: () => found,
    });
  } catch (error) {
    /* The text is read without its settings as well. */
    if (!(error instanceof Refused)) throw error;
  }
  return found;
}
