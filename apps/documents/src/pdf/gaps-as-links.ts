import { DETAILS, DETAIL_NAMES } from '@pactwright/drafting';
import type { DetailKind } from '@pactwright/drafting/facts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const DOCUMENT = 'word/document.xml';
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const LINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const GAP = 'urn:pactwright:gap:';
/* Nothing in the file depends on when it was made. */
const MADE = new Date(1980, 0, 1);

const PARAGRAPH = /<w:p>.*?<\/w:p>/gs;
const CELL = '<w:tcW ';
const CELL_WIDTH = /w:w="(\d+)"/;
const TEXT = /<w:t\b/g;
const TAB = '<w:tab/>';
/* A content control as `content-controls.ts` writes it: never one in another. */
const CONTROL = /<w:sdt>.*?<\/w:sdt>/gs;
const TAG = /<w:tag w:val="([^"]+)"/;
const CONTENT = /<w:sdtContent>(.*)<\/w:sdtContent>/s;
const LABEL = /(<w:t\b[^>]*>)([^<]*)/;

/** For how many letters there is room in a gap that somebody types into, whatever its label. */
const ROOM: Readonly<Record<DetailKind, number>> = {
  name: 28,
  code: 22,
  address: 32,
  email: 30,
  iban: 32,
  place: 18,
  date: 16,
  number: 16,
  text: 30,
};
const NO_BREAK = '\u00A0';
/** A space takes about half the width of a letter. */
const SPACES_A_LETTER = 2;
/** In twips, with what a cell keeps free at its sides. */
const LETTER_IN_CELL = 105;

/** The name of the gap that a link stands for; undefined for any other. */
export const gapOf = (address: string): string | undefined =>
  address.startsWith(GAP) ? address.slice(GAP.length) : undefined;

/**
 * The same Word file with a link wherever a gap is: a converter keeps the place of a link in the PDF, and not all that we meet
 * keep that of a content control. A gap is wide enough to type into, and on one line where other words stand beside it.
 */
export function gapsAsLinks(docx: Uint8Array): Buffer {
  const parts = unzipSync(docx);
  const [document, relationships] = [parts[DOCUMENT], parts[RELATIONSHIPS]];
  if (!document || !relationships) throw new Error('not a Word file as it was expected');
  const names = new Set<string>();
  const text = strFromU8(document);
  const linked = text.replace(PARAGRAPH, (paragraph, at: number) => {
    const isAlone = paragraph.match(TEXT)?.length === 1 || paragraph.includes(TAB);
    const width = isAlone ? lettersInCell(text, at) : Infinity;
    return paragraph.replace(CONTROL, (control) => {
      const name = TAG.exec(control)?.[1] ?? '';
      const run = CONTENT.exec(control)?.[1] ?? '';
      names.add(name);
      return linkTo(
        name,
        run.replace(LABEL, (_, start: string, label: string) => start + roomy(name, label, width)),
      );
    });
  });
  const links = [...names].map(
    (name) =>
      `<Relationship Id="${idOf(name)}" Type="${LINK}" Target="${GAP}${name}" TargetMode="External"/>`,
  );
  const end = '</Relationships>';
  parts[DOCUMENT] = strToU8(linked);
  parts[RELATIONSHIPS] = strToU8(strFromU8(relationships).replace(end, links.join('') + end));
  return Buffer.from(zipSync(parts, { level: 1, mtime: MADE }));
}

const idOf = (name: string): string => `gap-${name}`;
const linkTo = (name: string, run: string): string =>
  `<w:hyperlink r:id="${idOf(name)}">${run}</w:hyperlink>`;

/** How many letters a line of the cell has that a place of the document stands in; no end outside of tables. */
function lettersInCell(document: string, at: number): number {
  const cell = document.lastIndexOf(CELL, at);
  const width = CELL_WIDTH.exec(document.slice(cell, at))?.[1];
  return cell === -1 || width === undefined ? Infinity : Math.floor(Number(width) / LETTER_IN_CELL);
}

/** `width`: of the line, in letters, where the gap has it for itself and may go on in the next one. */
function roomy(name: string, label: string, width: number): string {
  const known = DETAIL_NAMES.find((other) => other === name);
  const room = known ? Math.min(ROOM[DETAILS[known].kind], width) : 0;
  const words = width === Infinity ? label.replaceAll(' ', NO_BREAK) : label;
  return words + NO_BREAK.repeat(Math.max(0, room - label.length) * SPACES_A_LETTER);
}
