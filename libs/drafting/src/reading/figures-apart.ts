/** Figures of two texts that should say the same in two languages, which stand in one of them only. */
export interface FiguresApart {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const FIGURE = /\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)(?:[.,]\d{2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/gu;
/** "1,500.00", "1 500,00" and "1500" are one figure; so are "03" and "3" of a day. */
const plainFigure = (written: string): string =>
  written
    .replace(/[.,](\d{1,2})$/u, (_, cents: string) => (/^0+$/u.test(cents) ? '' : `#${cents}`))
    .replaceAll(/[ \u00a0.,]/gu, '')
    .replace('#', '.')
    .replace(/^0+(?=\d)/u, '');

const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([written]) => plainFigure(written));

/**
 * Which figures differ. One that stands on one side alone may be written in words on the other ("three" beside 3), so they are told
 * apart only where either side has one that the other lacks; which of two equal ones is lacking does not matter.
 */
export function figuresApart(first: string, second: string): FiguresApart | undefined {
  const [ours, theirs] = [figuresIn(first), figuresIn(second)];
  const left = without(ours, theirs);
  const right = without(theirs, ours);
  return left.length > 0 && right.length > 0 ? { first: left, second: right } : undefined;
}

function without(figures: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return figures.filter((figure) => {
    const at = rest.indexOf(figure);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
