import type { AnalysisItem, Evidence } from '@pactwright/protocol';

/** A run of the document's text, quoted by no finding or by those with these ids. */
export interface TextRun {
  readonly start: number;
  readonly text: string;
  readonly findings: readonly string[];
  /** Part of the passage that the reader has been led to, whatever was found there. */
  readonly isSought: boolean;
}

/** Cuts the text where quotes begin and end; overlapping quotes share a run. The runs joined are the text again. */
export function markQuotes(text: string, findings: readonly AnalysisItem[], sought?: Evidence): TextRun[] {
  const isInside = ({ start, end }: Evidence): boolean => start < end && end <= text.length;
  const quotes = findings.flatMap(({ id, evidence }) =>
    evidence && isInside(evidence) ? [{ id, ...evidence }] : [],
  );
  const ends = [...quotes, ...(sought && isInside(sought) ? [sought] : [])].flatMap(({ start, end }) => [
    start,
    end,
  ]);
  const cuts = [...new Set([0, text.length, ...ends])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      text: text.slice(start, end),
      findings: quotes.filter((quote) => quote.start <= start && end <= quote.end).map(({ id }) => id),
      isSought: sought !== undefined && sought.start <= start && end <= sought.end,
    };
  });
}
