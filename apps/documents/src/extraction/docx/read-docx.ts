import path from 'node:path/posix';
import { Refused, type ExtractedText } from '../extraction.js';
import { HiddenNotes } from '../hidden-notes.js';
import { BREAK, joinParagraphs } from '../text/join-paragraphs.js';
import { NOWHERE, TracedText } from '../text/traced-text.js';
import { BodyReader } from './body.js';
import { prevailingColumn } from '../columns.js';
import { hungNotes, runningMatter } from './hung-notes.js';
import { readNumbering } from './numbering.js';
import { openZip, type Parts } from './open-zip.js';
import { notesOfComments, notesOfProperties } from './outside-text.js';
import { isProtected } from './protection.js';
import { readXml } from './read-xml.js';
import { readStyles } from './styles.js';

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN = /wordprocessingml\.document\.main\+xml$/;
const MACROS = /macroEnabled|vbaProject/;
/* Names are compared as Word does. */
const SIGNATURE = /^_xmlsignatures\//i;
/* Said once, after the body: running matter stands on every page, notes at the foot of some. */
export const AFTER_BODY = ['footnotes', 'endnotes', 'header', 'footer'];
const NOTES = new Set(['footnotes', 'endnotes']);
/* More than any part is long: what stands in the next part has a place beyond it while the text is put together. */
const PART = 2 ** 32;
/* Running matter is one part beyond all others. */
const RUNNING = 1000;
const PAGE_NUMBER = /^\W*(?:page|puslapis|psl\.?)?\W*\d*\W*(?:(?:of|iš)\W*\d*)?\W*$/i;

export interface TracedDocx {
  readonly extracted: ExtractedText;
  /** For every UTF-16 unit of the text its place in the main part; NOWHERE for what stands in another part or in none. */
  readonly places: readonly number[];
  /** What can be seen in the main part alone, paragraph by paragraph and as it stands there; undefined where it was not read whole. */
  readonly body: readonly TracedText[] | undefined;
  readonly notes: readonly NotePart[];
  readonly package: WordPackage;
}

/** All footnotes, or all endnotes: a part of its own. */
export interface NotePart {
  readonly name: string;
  /** As those of the main part, for what stands in this one. */
  readonly places: readonly number[];
}

/** The parts of a Word file and what leads from one to another. */
export interface WordPackage {
  readonly parts: Parts;
  readonly main: string;
  /** Names by the last word of their relationship's type: `styles`, `header`. */
  readonly related: ReadonlyMap<string, readonly string[]>;
}

export async function openPackage(bytes: Buffer): Promise<WordPackage> {
  const parts = await openZip(bytes);
  const main = await mainPart(parts);
  return { parts, main, related: await relatedParts(parts, main) };
}

/** Whether somebody has signed it digitally: any change would break the signature. */
export const isSigned = ({ parts }: Pick<WordPackage, 'parts'>): boolean =>
  [...parts.names()].some((name) => SIGNATURE.test(name));

/** The visible text of a Word file, and what else is in it. */
export const readDocx = async (bytes: Buffer): Promise<ExtractedText> => (await traceDocx(bytes)).extracted;

/** The same, and where each of its letters stands in the file. */
export const traceDocx = async (bytes: Buffer): Promise<TracedDocx> => tracePackage(await openPackage(bytes));

export async function tracePackage(word: WordPackage): Promise<TracedDocx> {
  const { parts, main, related } = word;
  const notes = new HiddenNotes();
  const read = await partReader(word, notes);

  const body = await read(main);
  const column = prevailingColumn(body.paragraphs, body.sides);
  const paragraphs = [...(column?.paragraphs ?? body.paragraphs)];
  const running = new Map<string, TracedText>();
  const noteParts: { name: string; kind: string; starts: BodyReader['noteStarts'] }[] = [];
  for (const kind of AFTER_BODY) {
    for (const name of related.get(kind) ?? []) {
      const { paragraphs: found, noteStarts: starts } = await read(name);
      if (NOTES.has(kind) && found.length > 0) noteParts.push({ name, kind, starts });
      for (const paragraph of found) {
        const text = paragraph.toString();
        if (PAGE_NUMBER.test(text)) continue;
        running.set(text, paragraph.shifted((NOTES.has(kind) ? noteParts.length : RUNNING) * PART));
      }
    }
  }
  paragraphs.push(...running.values());
  await notesOfComments(parts, related.get('comments') ?? [], notes);
  await notesOfProperties(parts, notes);
  const { extracted, kept } = joinParagraphs(paragraphs, notes, { isCut: body.isEnough() });
  const joined = TracedText.joined(kept, BREAK).places.slice(0, extracted.text.length);
  const placesIn = (part: number): number[] =>
    joined.map((place) => (Math.floor(place / PART) === part ? place - part * PART : NOWHERE));
  const places = running.size === 0 ? joined : placesIn(0);
  const partsOfNotes = noteParts.map((part, at) => ({ ...part, places: placesIn(at + 1) }));
  const hung = [
    ...hungNotes(body.noteMarks, places, partsOfNotes),
    ...runningMatter(running.size === 0 ? [] : placesIn(RUNNING)),
  ];
  return {
    extracted: {
      ...extracted,
      ...(hung.length > 0 && { notes: hung }),
      ...(column && { columns: column.language }),
      ...(isSigned(word) && { isSigned: true }),
      ...((await isProtected(parts, related.get('settings')?.[0])) && { isProtected: true }),
    },
    places,
    body: body.isEnough() ? undefined : body.paragraphs,
    notes: partsOfNotes,
    package: word,
  };
}

/** What can be seen in the main part, or in another one, as long as it may be. */
export async function readBody(word: WordPackage, name = word.main): Promise<readonly TracedText[]> {
  const read = await partReader(word, new HiddenNotes(), Infinity);
  return (await read(name)).paragraphs;
}

async function partReader(
  { parts, related }: WordPackage,
  notes: HiddenNotes,
  most?: number,
): Promise<(name: string) => Promise<BodyReader>> {
  const styles = await readStyles(parts, related.get('styles')?.[0] ?? '');
  const numbering = await readNumbering(parts, related.get('numbering')?.[0] ?? '');
  return async (name) => {
    const reader = new BodyReader(styles, numbering, notes, most);
    await readXml(parts, name, reader);
    reader.finish();
    if (reader.hasForeignParts) throw new Refused('UPLOAD_UNSAFE', 'a document inside the document');
    return reader;
  };
}

/** The part that the package names as a Word document; refused for every other kind, and for macros above all. */
async function mainPart(parts: Parts): Promise<string> {
  let main: string | undefined;
  let hasMacros = [...parts.names()].some((name) => /vbaProject\.bin$/i.test(name));
  await readXml(parts, CONTENT_TYPES, {
    open(element) {
      const type = element.attribute('ContentType') ?? '';
      if (MACROS.test(type)) hasMacros = true;
      if (MAIN.test(type)) main = element.attribute('PartName')?.replace(/^\//, '');
    },
  });
  if (hasMacros) throw new Refused('UPLOAD_MACROS', 'macros');
  if (main === undefined) throw new Refused('UPLOAD_TYPE_MISMATCH', 'a zip, but no Word document');
  if (!parts.has(main)) throw new Refused('UPLOAD_DAMAGED', 'the document part is missing');
  return main;
}

async function relatedParts(parts: Parts, main: string): Promise<ReadonlyMap<string, string[]>> {
  const folder = path.dirname(main);
  const related = new Map<string, string[]>();
  await readXml(parts, path.join(folder, '_rels', `${path.basename(main)}.rels`), {
    open(element) {
      const kind = element.attribute('Type')?.split('/').at(-1);
      const target = element.attribute('Target');
      if (kind === undefined || target === undefined || element.attribute('TargetMode') === 'External')
        return;
      const name = target.startsWith('/') ? target.slice(1) : path.join(folder, target);
      related.set(kind, [...(related.get(kind) ?? []), name]);
    },
  });
  return related;
}
