import { TRACK_MARKS } from '@pactwright/drafting';
import { Refused } from '../extraction/extraction.js';
import { AFTER_BODY, openPackage, tracePackage } from '../extraction/docx/read-docx.js';
import { PackageText, withParts } from './package-bytes.js';
import { withMarks } from './with-marks.js';

/* What is read again was decoded already. */
const DECLARATION = /^<\?xml[^>]*\?>/;
/* Letters of a file that are ours only by chance are no marks. */
const MARKS = new RegExp(`[${Object.values(TRACK_MARKS).join('')}]`, 'gu');

/**
 * What a Word file says with all that its tracked changes bring and all that they take away, between `TRACK_MARKS`, read as any file is;
 * undefined where it has none, null where they cannot be told.
 */
export async function trackedText(bytes: Buffer): Promise<string | null | undefined> {
  try {
    return await marked(bytes);
  } catch (error) {
    /* The file itself was read: what the strict parser does not take is told as not known. */
    if (error instanceof Refused || (error instanceof Error && error.name !== 'RangeError')) return null;
    throw error;
  }
}

async function marked(bytes: Buffer): Promise<string | undefined> {
  const word = await openPackage(bytes);
  const texts = new PackageText(word.parts);
  const changed = new Map<string, string>();
  for (const name of [word.main, ...AFTER_BODY.flatMap((kind) => word.related.get(kind) ?? [])]) {
    const source = await texts.read(name);
    const marked = source === undefined ? undefined : withMarks(source.replaceAll(MARKS, ' '));
    if (marked !== undefined) changed.set(name, marked.replace(DECLARATION, ''));
  }
  if (changed.size === 0) return undefined;
  return (await tracePackage({ ...word, parts: withParts(word.parts, changed) })).extracted.text;
}
