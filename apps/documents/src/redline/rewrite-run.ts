import type { Paragraph, Piece, Run } from './main-part.js';
import { without } from './marks.js';
import type { Revisions } from './revisions.js';
import type { Splice } from './source.js';

/** What happens to the letters of one run. */
export interface RunChange {
  /** Letters of a piece that go, growing and apart. */
  readonly cuts: Map<Piece, [from: number, to: number][]>;
  /** What comes before a letter of a piece, or after its last one: marks of comments, and new words by their text. */
  readonly marks: Map<Piece, Map<number, Mark[]>>;
}
export type Mark =
  | {
      readonly words: string;
      /** The source of the properties that they have. */
      readonly looks: string;
    }
  | { readonly source: string };

interface Letters {
  readonly kind: 'kept' | 'gone';
  readonly source: string;
}
type Part = Letters | { readonly kind: 'marks'; readonly marks: readonly Mark[] };

const FORMER = new Set(['rPrChange']);

/** Without what others have changed there: as new letters beside it look. */
export const plainProperties = (source: string, { properties }: Run): string =>
  properties ? without(source, properties, FORMER) : '';

/** As the last letters of a paragraph look. */
export function looksIn(source: string, { runs }: Paragraph): string {
  const model = runs.findLast(({ pieces }) => pieces.some(({ kind }) => kind === 'text'));
  return model ? plainProperties(source, model) : '';
}

/** The run in as many parts as its changes make of it, each of them looking as it did. */
export function rewriteRun(source: string, run: Run, change: RunChange, revisions: Revisions): Splice {
  const { element, properties, insertion } = run;
  const tag = source.slice(element.start, element.content);
  let copies = 0;
  const wrapped = (content: string): string => {
    const own = properties ? source.slice(properties.start, properties.end) : '';
    /* What others have changed there has a number, which stays the only one of its kind. */
    const copy = copies++ === 0 ? own : renumbered(own, /<[^<>]*rPrChange\b/, revisions);
    return `${tag}${copy}${content}</${element.qualified}>`;
  };
  const parts = joined(run.pieces.flatMap((piece) => partsOf(source, piece, change, revisions)));
  /* An insertion that is left empty counts as one of the paragraph's end for some readers: marks go around it instead. */
  const isFirst = insertion?.children[0] === element;
  const isLast = insertion?.children.at(-1) === element;
  const text = parts
    .map((part, at) => {
      if (part.kind !== 'marks')
        return part.kind === 'kept' ? wrapped(part.source) : revisions.around('del', wrapped(part.source));
      const own = part.marks
        .map((mark) => ('source' in mark ? mark.source : revisions.inserted(mark.looks, mark.words)))
        .join('');
      if (!insertion) return own;
      if (at === 0 && isFirst) return own + source.slice(insertion.start, insertion.content);
      if (at === parts.length - 1 && isLast) return `</${insertion.qualified}>${own}`;
      /* Ours does not become a part of what somebody else has inserted: that ends before it and goes on behind. */
      const again = renumbered(source.slice(insertion.start, insertion.content), /^<[^<>]*/, revisions);
      return `</${insertion.qualified}>${own}${again}`;
    })
    .join('');
  const isOutBefore = isFirst && parts[0]?.kind === 'marks';
  const isOutBehind = isLast && parts.at(-1)?.kind === 'marks';
  return {
    start: insertion && isOutBefore ? insertion.start : element.start,
    end: insertion && isOutBehind ? insertion.end : element.end,
    text,
  };
}

function partsOf(source: string, piece: Piece, { cuts, marks }: RunChange, revisions: Revisions): Part[] {
  const gone = cuts.get(piece) ?? [];
  const here = marks.get(piece);
  const whole = source.slice(piece.element.start, piece.element.end);
  const bounds = new Set([0, piece.length, ...gone.flat(), ...(here?.keys() ?? [])]);
  const places = [...bounds].sort((one, other) => one - other);
  const parts: Part[] = [];
  for (const [at, from] of places.entries()) {
    const marksHere = here?.get(from) ?? [];
    if (marksHere.length > 0) parts.push({ kind: 'marks', marks: marksHere });
    const to = places[at + 1];
    if (to === undefined) break;
    const isGone = gone.some(([start, end]) => start <= from && to <= end);
    const letters = piece.element.text.slice(from, to);
    const isWhole = from === 0 && to === piece.length;
    const rewritten = (): string => revisions.letters(letters, isGone ? 'delText' : 't');
    const isAsItWas = piece.kind !== 'text' || (isWhole && !isGone);
    parts.push({ kind: isGone ? 'gone' : 'kept', source: isAsItWas ? whole : rewritten() });
  }
  return piece.length === 0 ? [...parts, { kind: 'kept', source: whole }] : parts;
}

/** Neighbours of one kind are one part. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'marks') {
      const before = last?.kind === 'marks' ? result.pop() : undefined;
      const marks = before?.kind === 'marks' ? before.marks : [];
      result.push({ kind: 'marks', marks: [...marks, ...part.marks] });
    } else if (last?.kind !== part.kind) result.push(part);
    else result[result.length - 1] = { kind: part.kind, source: last.source + part.source };
  }
  return result;
}

/** The source of a tag under a new number; the tag is found by how it begins. */
function renumbered(source: string, tag: RegExp, revisions: Revisions): string {
  const found = tag.exec(source);
  if (!found) return source;
  const [before, after] = [source.slice(0, found.index), source.slice(found.index)];
  return (
    before +
    after.replace(
      /(\s[^\s=<>"']*:id\s*=\s*)(?:"[^"]*"|'[^']*')/,
      (_, name: string) => `${name}"${revisions.number()}"`,
    )
  );
}
