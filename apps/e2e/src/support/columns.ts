import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';

/** What a reader of one column of a contract in both languages reads. */
export interface Columns {
  readonly left: string;
  readonly right: string;
}

const tagless = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');

/** The columns of every table in a Word file whose rows have a side for each language: cells of the first and of the second half. */
export async function columnsOfDocx(file: Buffer): Promise<Columns> {
  const { value } = await mammoth.convertToHtml({ buffer: file });
  const rows = (value.match(/<tr>.*?<\/tr>/gs) ?? []).map(
    (row) => row.match(/<t[dh][ >].*?<\/t[dh]>/gs) ?? [],
  );
  const side = (part: (cells: readonly string[]) => readonly string[]): string =>
    rows
      .flatMap((cells) => part(cells))
      .map(tagless)
      .join(' ');
  return {
    left: side((cells) => cells.slice(0, cells.length / 2)),
    right: side((cells) => cells.slice(cells.length / 2)),
  };
}

/** What stands on either side of the line between the columns of a PDF, each from its top to its end. */
export async function columnsOfPdf(file: Buffer): Promise<Columns> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pieces: { readonly text: string; readonly x: number }[] = [];
  let width = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    width = page.getViewport({ scale: 1 }).width;
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item) pieces.push({ text: item.str, x: Math.round(item.transform[4]) });
  }
  const border = mostFrequent(pieces.map(({ x }) => x).filter((x) => x > width / 3 && x < (2 * width) / 3));
  const side = (isLeft: boolean): string =>
    pieces
      .filter(({ x }) => x < border === isLeft)
      .map(({ text }) => text)
      .join(' ');
  return { left: side(true), right: side(false) };
}

/** Lines of the right column begin in one place; the columns are not equally wide. */
function mostFrequent(places: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) throw new Error('there is no right column');
  return first[0];
}
