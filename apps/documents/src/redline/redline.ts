import { saysTheSame } from '@pactwright/drafting';
import { isSigned, traceDocx, type TracedDocx } from '../extraction/docx/read-docx.js';
import { Refused } from '../extraction/extraction.js';
import { cleaned } from '../extraction/clean.js';
import { withComments } from './comments.js';
import { NotSafe, type Edit, type Part, type Redline, type Signature } from './edits.js';
import { editsTo, type Place } from './edits-to.js';
import { highestId } from './main-part.js';
import { PackageText } from './package-bytes.js';
import { PartOfText } from './part-of-text.js';
import type { Placed } from './place-edits.js';
import { Numbers } from './revisions.js';
import { checkOwnWork, type OwnWork } from './self-check.js';
import { parse } from './source.js';

/**
 * The Word file with the edits as tracked changes and comments of `by`, everything else in it left as it was; or a refusal, when
 * what came out is not exactly what was asked for. `isKnown` tells whether the places of the edits are those of the text as it is
 * read now: an older version may have read the file in another way.
 */
export const redline = (
  bytes: Buffer,
  edits: readonly Edit[],
  by: Signature,
  isKnown: (text: string) => boolean = () => true,
): Promise<Redline> => orRefused(bytes, { edits: () => edits, isKnown }, by);

/**
 * The Word file with what makes it say `theirs` as tracked changes of `by`; refused as well where an edit would only be a comment, and
 * where the file with all of them accepted does not say the same words as `theirs`. `notes`: what of it stands in notes, heads and feet.
 */
export const redlineTo = (
  bytes: Buffer,
  theirs: string,
  by: Signature,
  isKnown: (text: string) => boolean = () => true,
  notes: readonly Place[] = [],
): Promise<Redline> =>
  orRefused(
    bytes,
    {
      edits: (traced) => {
        if (traced.extracted.isCut) throw new NotSafe('longer than what is read');
        return editsTo(traced, theirs, notes);
      },
      isKnown,
      isRight: (accepted) => saysTheSame(accepted, theirs),
    },
    by,
  );

/** What is asked of a file, once it was read. */
interface Asked {
  readonly edits: (traced: TracedDocx) => readonly Edit[];
  readonly isKnown: (text: string) => boolean;
  /** Of its text with all edits accepted; then none may be displaced either. */
  readonly isRight?: (accepted: string) => boolean;
}

async function orRefused(bytes: Buffer, asked: Asked, by: Signature): Promise<Redline> {
  try {
    return await made(bytes, asked, { ...by, author: cleaned(by.author) });
  } catch (error) {
    /* Whatever the reader or the parser has thrown: of this file nothing safe can be made. */
    if (error instanceof NotSafe)
      return { outcome: 'refused', reason: error.message, ...(error.whole && { whole: error.whole }) };
    if (error instanceof Refused) return { outcome: 'refused', reason: error.message };
    const name = error instanceof Error ? error.name : typeof error;
    return { outcome: 'refused', reason: `unforeseen ${name}` };
  }
}

async function made(...given: Parameters<typeof write>): Promise<Redline> {
  const { toCheck, ...redline } = await write(...given);
  await checkOwnWork(redline.bytes, toCheck);
  return redline;
}

interface Written extends Extract<Redline, { outcome: 'made' }> {
  readonly toCheck: OwnWork;
}

/* Alone, so that nothing of the reading takes memory while what was written is read again. */
async function write(
  bytes: Buffer,
  { edits: editsOf, isKnown, isRight }: Asked,
  by: Signature,
): Promise<Written> {
  const traced = await traceDocx(bytes);
  if (!isKnown(traced.extracted.text)) throw new NotSafe('read in another way than before');
  const word = traced.package;
  if (isSigned(word)) throw new NotSafe('signed');
  const text = new PackageText(word.parts);
  const main = await PartOfText.read(text, traced, word.main, traced.places);
  const edits = editsOf(traced).map(clean);
  const notes = await Promise.all(
    traced.notes
      .filter(({ places }) => edits.some((edit) => isIn(places, edit)))
      .map(({ name, places }) => PartOfText.read(text, traced, name, places)),
  );
  const places = edits.map((edit) =>
    (notes.find((note) => isIn(note.traced.places, edit)) ?? main).place(edit),
  );
  if (places.some((each) => each.length === 0)) throw new NotSafe('no place for a comment');
  const count = counted(edits, places);
  if (isRight !== undefined && count.displaced > 0) throw new NotSafe('words that cannot be changed');

  const others = [...(word.related.get('comments') ?? [])].slice(0, 1);
  const known = await Promise.all(others.map(async (name) => (await text.read(name)) ?? ''));
  const roots = [main, ...notes].map(({ root }) => root);
  const numbers = new Numbers(highestId([...roots, ...known.filter((part) => part !== '').map(parse)]));
  const written = [main, ...notes].map((part) => part.written(by, numbers));
  const comments = written.flatMap((part) => part.comments);
  const changed = await withComments(word, comments, main.root.uri, by, (name) => text.read(name));
  for (const { checked, source } of written) changed.set(checked.name, source);
  return {
    outcome: 'made',
    bytes: await text.written(changed),
    ...count,
    isProtected: traced.extracted.isProtected === true,
    toCheck: { parts: written.map(({ checked }) => checked), isRight },
  };
}

/** Whether words of a note are replaced in silence; whatever else concerns a note is said in the running text. */
const isIn = (places: readonly number[], edit: Edit): boolean =>
  edit.kind === 'replace' &&
  edit.comment === '' &&
  places.slice(Math.max(0, edit.start - 1), edit.end + 1).some((place) => place >= 0);

const cleanPart = (part: Part): Part => ({
  ...part,
  text: cleaned(part.text),
  ...(part.comment !== undefined && { comment: cleaned(part.comment) }),
});

/** Only letters that the reader would leave as they are can be found again by it. */
function clean(edit: Edit): Edit {
  const comment = cleaned(edit.comment);
  if (edit.kind === 'replace') return { ...edit, text: cleaned(edit.text), comment };
  if (edit.kind === 'replace-all') return { ...edit, parts: edit.parts.map(cleanPart), comment };
  if (edit.kind === 'insert') {
    const paragraphs = edit.paragraphs.map(cleaned).filter((text) => text.trim() !== '');
    return { ...edit, paragraphs, comment };
  }
  return { ...edit, comment };
}

function counted(
  edits: readonly Edit[],
  places: readonly (readonly Placed[])[],
): { changed: number; displaced: number } {
  const kinds = places.map(([first]) => first?.kind);
  const changed = kinds.filter((kind) => kind !== 'remark' && kind !== 'beside').length;
  const asked = edits.filter(({ kind }) => kind !== 'comment').length;
  const beside = kinds.filter((kind, at) => kind === 'beside' && edits[at]?.kind === 'comment').length;
  return { changed, displaced: asked - changed + beside };
}
