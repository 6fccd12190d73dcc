const FIGURE = /\d{1,3}(?:[.,\s]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;
/* Days, revisions and shares of a hundred are suggestions; sums, years and articles of laws are facts. */
const LEAST_DIGITS = 3;

/** Tells whether a text names a sum, a year or another long number that none of the sources has. */
export function inventedFigures(sources: readonly string[]): (text: string) => boolean {
  const known = new Set(sources.flatMap(figuresOf));
  return (text) => figuresOf(text).some((figure) => figure.length >= LEAST_DIGITS && !known.has(figure));
}

const figuresOf = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((figure) => figure.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
