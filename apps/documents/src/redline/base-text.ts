import { Refused } from '../extraction/extraction.js';
import { openPackage, tracePackage } from '../extraction/docx/read-docx.js';
import { PackageText, withPart } from './package-bytes.js';
import { withoutRevisions } from './resolve.js';

/* What is read again was decoded already. */
const DECLARATION = /^<\?xml[^>]*\?>/;

/**
 * What a Word file said before its tracked changes: with all of them rejected, read as any file is; undefined where the main part
 * has none, null where it cannot be told. Changes in headers and notes count as made.
 */
export async function baseText(bytes: Buffer): Promise<string | null | undefined> {
  try {
    return await rejected(bytes);
  } catch (error) {
    /* The file itself was read: what the strict parser does not take is told as not known. */
    if (error instanceof Refused || (error instanceof Error && error.name !== 'RangeError')) return null;
    throw error;
  }
}

async function rejected(bytes: Buffer): Promise<string | undefined> {
  const word = await openPackage(bytes);
  const source = await new PackageText(word.parts).read(word.main);
  const before = source === undefined ? undefined : withoutRevisions(source);
  if (before === undefined) return undefined;
  const parts = withPart(word.parts, word.main, before.replace(DECLARATION, ''));
  return (await tracePackage({ ...word, parts })).extracted.text;
}
