import { changeContents } from '../model/contents.js';
import { formatFor } from '../format/index.js';
import type { DraftDocument, Inline, PlaceholderName } from '../model/document.js';
import { DETAILS, NONE, type DetailName } from './vocabulary.js';

/** What somebody has filled in, by name: dates as `YYYY-MM-DD` or as they were typed, everything else as it shall stand. */
export type Details = Readonly<Partial<Record<DetailName, string>>>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const isDetail = (name: PlaceholderName): name is DetailName => name in DETAILS;

/**
 * The contract with these details in place of its gaps, wherever each stands. What is not given, and what is blank, stays a
 * gap. A contract that has no number has no line for it.
 */
export function fillIn(document: DraftDocument, details: Details): DraftDocument {
  const { date } = formatFor(document.language);
  const textOf = (name: PlaceholderName): string | undefined => {
    const given = isDetail(name) ? details[name]?.trim() : undefined;
    if (!given) return undefined;
    return isDetail(name) && DETAILS[name].kind === 'date' && ISO_DATE.test(given) ? date(given) : given;
  };
  const opening =
    textOf('contract.number') === NONE
      ? document.opening.filter((line) => !isNumberLine(line))
      : document.opening;
  const filled = changeContents({ ...document, opening }, (content) =>
    content.map((part) => {
      const text = part.kind === 'placeholder' ? textOf(part.name) : undefined;
      return text === undefined ? part : { kind: 'text', text };
    }),
  );
  const { toFill } = document;
  return {
    ...filled,
    toFill: { ...toFill, entries: toFill.entries.filter(({ name }) => textOf(name) === undefined) },
  };
}

const isNumberLine = (line: readonly Inline[]): boolean =>
  line.some((part) => part.kind === 'placeholder' && part.name === 'contract.number');
