import type { AnalysisItem } from '@pactwright/protocol';

/** A run of the document's text, quoted by no finding or by those with these ids. */
export interface TextRun {
  readonly start: number;
  readonly text: string;
  readonly findings: readonly string[];
}

/** Cuts the text where quotes begin and end; overlapping quotes share a run. The runs joined are the text again. */
export function markQuotes(text: string, findings: readonly AnalysisItem[]): TextRun[] {
  const quotes = findings.flatMap(({ id, evidence }) =>
    evidence && evidence.start < evidence.end && evidence.end <= text.length ? [{ id, ...evidence }] : [],
  );
  const cuts = [...new Set([0, text.length, ...quotes.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      text: text.slice(start, end),
      findings: quotes.filter((quote) => quote.start <= start && end <= quote.end).map(({ id }) => id),
    };
  });
}
