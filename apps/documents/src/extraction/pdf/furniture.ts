import type { Line } from './lines.js';

/** The lines of one page and its height. */
export interface PageLines {
  readonly lines: readonly Line[];
  readonly height: number;
}

/* Of the page's height, from above and from below: where running matter stands. */
const MARGIN = 0.13;
const MOST = 0.6;
/* Further in, only a number that stands first or last on its page is one of a page. */
const WIDE_MARGIN = 0.25;
const NUMBER_OF_PAGE = /^\W*(?:page|puslapis|psl\.?)?\W*#?\W*(?:(?:of|iš)\W*#)?\W*$/i;

const numbersAlike = ({ text }: Line): string => text.replace(/\d+/g, '#');
/* Letters of another size say something else: a title is no head of the pages that repeat it. */
const keyOf = (line: Line): string => `${Math.round(line.size)} ${numbersAlike(line)}`;
/* The head of a table stands on every page of it. */
const isOfTable = ({ cell }: Line): boolean => cell?.isInTable === true;
const isAtEdge = ({ baseline }: Line, height: number, margin = MARGIN): boolean =>
  baseline < height * margin || baseline > height * (1 - margin);

/**
 * Takes off what stands at the edge of most pages, with other numbers or not, and page numbers anywhere at the edge. The rest of
 * it is told once: a clause in a footer is still a clause.
 */
export function withoutFurniture(pages: readonly PageLines[]): { pages: Line[][]; running: string[] } {
  const counts = new Map<string, number>();
  for (const { lines, height } of pages) {
    const keys = new Set(lines.filter((line) => isAtEdge(line, height) && !isOfTable(line)).map(keyOf));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, pages.length * MOST);
  const running = new Map<string, string>();
  const kept = pages.map(({ lines, height }) =>
    lines.filter((line, at) => {
      if (isOfTable(line)) return true;
      const key = keyOf(line);
      const isEnd = at === 0 || at === lines.length - 1;
      const isNumber = !line.cell && NUMBER_OF_PAGE.test(numbersAlike(line));
      if (isNumber && isAtEdge(line, height, isEnd ? WIDE_MARGIN : MARGIN)) return false;
      if (!isAtEdge(line, height)) return true;
      if ((counts.get(key) ?? 0) < enough) return true;
      if (!running.has(key)) running.set(key, line.text);
      return false;
    }),
  );
  return { pages: kept, running: [...running.values()] };
}
