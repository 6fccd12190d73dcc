import { openPackage, readBody, tracePackage } from '../extraction/docx/read-docx.js';
import { tidied } from '../extraction/text/join-paragraphs.js';
import { NotSafe } from './edits.js';
import { passagesOf } from './passages.js';
import { PackageText, withParts } from './package-bytes.js';
import { resolver, type Decision } from './resolve.js';

/** What was written is held to, paragraph by paragraph. */
export interface OwnWork {
  readonly parts: readonly OwnPart[];
  /** Asked of the text of the whole file with our revisions accepted. */
  readonly isRight?: ((accepted: string) => boolean) | undefined;
}
export interface OwnPart {
  readonly name: string;
  /** The ids of our revisions. */
  readonly ours: ReadonlySet<string>;
  readonly before: readonly string[];
  readonly intended: readonly string[];
}

/**
 * Opens what was written, decides all of our revisions each way and reads it again as any file is read. Throws when that is not
 * the text that the edits were to make, or not the one that was there, or not right.
 */
export async function checkOwnWork(bytes: Buffer, { parts, isRight }: OwnWork): Promise<void> {
  const word = await openPackage(bytes);
  const text = new PackageText(word.parts);
  const accepted = new Map<string, string>();
  for (const part of parts) {
    const { name, ours, before, intended } = part;
    const source = await text.read(name);
    if (source === undefined) throw new NotSafe('no part of this name');
    const resolved = resolver(source, ours);
    const decided = (decision: Decision): string => resolved(decision).replace(DECLARATION, '');
    const show = async (source: string): Promise<string> => {
      const body = await readBody({ ...word, parts: withParts(word.parts, new Map([[name, source]])) }, name);
      return shown(passagesOf(body).map(String));
    };
    if ((await show(decided('reject'))) !== shown(before))
      throw new NotSafe('rejected, it is not the file that was there');
    const all = decided('accept');
    if ((await show(all)) !== shown(intended)) throw new NotSafe('accepted, it is not the intended text');
    if (isRight !== undefined) accepted.set(name, all);
  }
  if (isRight === undefined) return;
  const { extracted } = await tracePackage({ ...word, parts: withParts(word.parts, accepted) });
  if (!isRight(extracted.text)) throw new NotSafe('accepted, it does not say what the other version says');
}

/* The resolved part is read in UTF-8, whatever it was written in. */
const DECLARATION = /^<\?xml[^>]*\?>/;
const shown = (texts: readonly string[]): string =>
  texts
    .map((text) => tidied(text))
    .filter((text) => text !== '')
    .join('\n\n');
