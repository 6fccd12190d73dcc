import { openPackage, readBody, tracePackage } from '../extraction/docx/read-docx.js';
import { tidied } from '../extraction/text/join-paragraphs.js';
import { NotSafe } from './edits.js';
import { passagesOf } from './passages.js';
import { PackageText, withParts } from './package-bytes.js';
import { resolver, type Decision } from './resolve.js';

/** What was written is held to, paragraph by paragraph. */
export interface OwnWork {
  /** The ids of our revisions. */
  readonly ours: ReadonlySet<string>;
  readonly before: readonly string[];
  readonly intended: readonly string[];
  /** Asked of the text of the whole file with our revisions accepted. */
  readonly isRight?: ((accepted: string) => boolean) | undefined;
}

/**
 * Opens what was written, decides all of our revisions each way and reads it again as any file is read. Throws when that is not
 * the text that the edits were to make, or not the one that was there, or not right.
 */
export async function checkOwnWork(
  bytes: Buffer,
  { ours, before, intended, isRight }: OwnWork,
): Promise<void> {
  const word = await openPackage(bytes);
  const source = await new PackageText(word.parts).read(word.main);
  if (source === undefined) throw new NotSafe('no main part');
  const resolved = resolver(source, ours);
  const show = async (decision: Decision): Promise<string> => {
    const text = resolved(decision).replace(DECLARATION, '');
    const body = await readBody({ ...word, parts: withParts(word.parts, new Map([[word.main, text]])) });
    return shown(passagesOf(body).map(String));
  };
  if ((await show('reject')) !== shown(before))
    throw new NotSafe('rejected, it is not the file that was there');
  if ((await show('accept')) !== shown(intended)) throw new NotSafe('accepted, it is not the intended text');
  if (isRight === undefined) return;
  const accepted = resolved('accept').replace(DECLARATION, '');
  const parts = withParts(word.parts, new Map([[word.main, accepted]]));
  const { extracted } = await tracePackage({ ...word, parts });
  if (!isRight(extracted.text)) throw new NotSafe('accepted, it does not say what the other version says');
}

/* The resolved part is read in UTF-8, whatever it was written in. */
const DECLARATION = /^<\?xml[^>]*\?>/;
const shown = (texts: readonly string[]): string =>
  texts
    .map((text) => tidied(text))
    .filter((text) => text !== '')
    .join('\n\n');
