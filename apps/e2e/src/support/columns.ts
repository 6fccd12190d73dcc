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

/** The halves of every page of a PDF, each from its top to its end. */
export async function columnsOfPdf(file: Buffer): Promise<Columns> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const [left, right]: [string[], string[]] = [[], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const middle = page.getViewport({ scale: 1 }).width / 2;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ('str' in item) (item.transform[4] < middle ? left : right).push(item.str);
    }
  }
  return { left: left.join(' '), right: right.join(' ') };
}
