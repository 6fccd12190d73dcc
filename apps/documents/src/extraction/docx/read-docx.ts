import path from 'node:path/posix';
import { Refused, type ExtractedText } from '../extraction.js';
import { HiddenNotes } from '../hidden-notes.js';
import { joinParagraphs } from '../text/join-paragraphs.js';
import { BodyReader } from './body.js';
import { readNumbering } from './numbering.js';
import { openZip, type Parts } from './open-zip.js';
import { notesOfComments, notesOfProperties } from './outside-text.js';
import { readXml } from './read-xml.js';
import { readStyles } from './styles.js';

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN = /wordprocessingml\.document\.main\+xml$/;
const MACROS = /macroEnabled|vbaProject/;
/* Said once, after the body: running matter stands on every page, notes at the foot of some. */
const AFTER_BODY = ['footnotes', 'endnotes', 'header', 'footer'];
const PAGE_NUMBER = /^\W*(?:page|puslapis|psl\.?)?\W*\d*\W*(?:(?:of|iš)\W*\d*)?\W*$/i;

/** The visible text of a Word file, and what else is in it. */
export async function readDocx(bytes: Buffer): Promise<ExtractedText> {
  const parts = await openZip(bytes);
  const main = await mainPart(parts);
  const related = await relatedParts(parts, main);
  const styles = await readStyles(parts, related.get('styles')?.[0] ?? '');
  const numbering = await readNumbering(parts, related.get('numbering')?.[0] ?? '');
  const notes = new HiddenNotes();
  const read = async (name: string): Promise<BodyReader> => {
    const reader = new BodyReader(styles, numbering, notes);
    await readXml(parts, name, reader);
    if (reader.hasForeignParts) throw new Refused('UPLOAD_UNSAFE', 'a document inside the document');
    return reader;
  };

  const body = await read(main);
  const paragraphs = [...body.paragraphs];
  const running = new Set<string>();
  for (const kind of AFTER_BODY) {
    for (const name of related.get(kind) ?? []) {
      for (const paragraph of (await read(name)).paragraphs) {
        if (!PAGE_NUMBER.test(paragraph)) running.add(paragraph);
      }
    }
  }
  paragraphs.push(...running);
  await notesOfComments(parts, related.get('comments') ?? [], notes);
  await notesOfProperties(parts, notes);
  return joinParagraphs(paragraphs, notes, { isCut: body.isEnough() });
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

/** Parts by the last word of their relationship's type: `styles`, `header`. */
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
