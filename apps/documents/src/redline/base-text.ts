import { Refused } from '../extraction/extraction.js';
import { openPackage, tracePackage } from '../extraction/docx/read-docx.js';
import { PackageText, withPart } from './package-bytes.js';
import { authorsIn, withoutRevisions, withRevisionsOf } from './resolve.js';

/* What is read again was decoded already. */
const DECLARATION = /^<\?xml[^>]*\?>/;

/* Each choice of authors is one reading of the whole file. */
const MOST_AUTHORS = 3;
/* In characters, of all of them: what a reading answers has room for no more, and contracts are shorter by far. */
const MOST_PARTLY = 350_000;

export interface BaseTexts {
  /** With all tracked changes rejected. */
  readonly base: string;
  /**
   * With those of some authors made and those of the others rejected, for every such choice among up to three authors: one of them
   * is what was sent by whoever sent tracked changes and had the file back with more of them.
   */
  readonly partly: readonly string[];
}

/**
 * What a Word file may have said before the latest of its tracked changes, read as any file is; undefined where the main part has
 * none, null where it cannot be told. Changes in headers and notes count as made.
 */
export async function baseTexts(bytes: Buffer): Promise<BaseTexts | null | undefined> {
  try {
    return await undone(bytes);
  } catch (error) {
    /* The file itself was read: what the strict parser does not take is told as not known. */
    if (error instanceof Refused || (error instanceof Error && error.name !== 'RangeError')) return null;
    throw error;
  }
}

async function undone(bytes: Buffer): Promise<BaseTexts | undefined> {
  const word = await openPackage(bytes);
  const source = await new PackageText(word.parts).read(word.main);
  const before = source === undefined ? undefined : withoutRevisions(source);
  if (source === undefined || before === undefined) return undefined;
  const read = async (main: string): Promise<string> => {
    const parts = withPart(word.parts, word.main, main.replace(DECLARATION, ''));
    return (await tracePackage({ ...word, parts })).extracted.text;
  };
  const base = await read(before);
  const partly: string[] = [];
  const choices = choicesOf(authorsIn(source));
  if (choices.length * base.length <= MOST_PARTLY)
    for (const authors of choices) partly.push(await read(withRevisionsOf(source, authors)));
  const length = partly.reduce((sum, text) => sum + text.length, 0);
  return { base, partly: length <= MOST_PARTLY ? partly : [] };
}

/** Some of them, but not all. */
function choicesOf(authors: readonly string[]): Set<string>[] {
  if (authors.length > MOST_AUTHORS) return [];
  const choices = authors.reduce<string[][]>(
    (all, author) => [...all, ...all.map((each) => [...each, author])],
    [[]],
  );
  return choices
    .filter(({ length }) => length > 0 && length < authors.length)
    .map((choice) => new Set(choice));
}
