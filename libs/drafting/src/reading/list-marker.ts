/** What somebody has typed before an item of a list: a bullet, or a number, letter or Roman number that counts. */
export interface ListMarker {
  readonly kind: 'bullet' | 'numbered';
  /** Markers of one list look the same: "1.", "a)", "•". */
  readonly style: string;
  /** "2.3" is 2 and 3; a bullet counts nothing. */
  readonly values: readonly number[];
  /** Characters up to the words. */
  readonly length: number;
}

const BULLET =
  /^(?:([•·●▪■◦○►➢➤➔→⇒‣❖✔✓✅☑\uf0b7\uf0a7\uf0d8\uf0fc])\1*\ufe0f?\s*|([-–—*+])\2*\s+|([-–—])(?=\p{L}))/u;
/** Word's second bullet, pasted as a letter; in Lithuanian it is a word too. */
const LETTER_BULLET = /^o\s+(?=\S)/;
const DIGITS = /^(\(?)(\d{1,2}(?:\.\d{1,2}){0,3})(?:([.)])(?:\s+|(?=\p{L}))|\s+)(?=\S)/u;
const LETTER = /^\(?([a-z])\)\s*(?=\S)/i;
const ROMAN = /^(\(?)([ivx]{1,5}|[IVX]{1,5})(?:\)\s*|\.\s+)(?=\S)/;

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanValue(letters: string): number {
  const digits = [...letters.toLowerCase()].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** Everything that the beginning of a line may be as a marker, the likeliest first. */
function candidates(line: string): ListMarker[] {
  const found: ListMarker[] = [];
  const bullet = BULLET.exec(line);
  if (bullet) {
    const style = bullet[1] ?? bullet[2] ?? bullet[3] ?? '';
    found.push({ kind: 'bullet', style, values: [], length: bullet[0].length });
  }
  const digits = DIGITS.exec(line);
  if (digits) {
    const [whole, open = '', number = '', close = ''] = digits;
    const values = number.split('.').map(Number);
    /* "12.01" is a date. */
    if (/(?:^|\.)0/.test(number)) return found;
    const isClosed = open === '(' ? close === ')' : close !== '' || values.length > 1;
    /* "1.1" and "1.1." are one list. */
    const style = values.length > 1 ? `1.${values.length}` : `${open}1${close}`;
    if (isClosed) found.push({ kind: 'numbered', style, values, length: whole.length });
  }
  const letter = LETTER.exec(line);
  if (letter) {
    const [whole, name = ''] = letter;
    const style = name === name.toLowerCase() ? 'a' : 'A';
    const values = [name.toLowerCase().charCodeAt(0) - 96];
    found.push({ kind: 'numbered', style, values, length: whole.length });
  }
  const roman = ROMAN.exec(line);
  if (roman) {
    const [whole, , letters = ''] = roman;
    const style = `${letters === letters.toLowerCase() ? 'i' : 'I'}${whole.trim().at(-1)}`;
    found.push({ kind: 'numbered', style, values: [romanValue(letters)], length: whole.length });
  }
  return found;
}

const keyOf = ({ style, values }: Pick<ListMarker, 'style' | 'values'>): string =>
  `${style} ${values.join('.')}`;

/** What may follow: "1.3" after "1.2", and "2.1". */
function successors({ style, values }: ListMarker): string[] {
  const last = values.at(-1) ?? 0;
  const above = values.slice(0, -1);
  const next = [...above, last + 1];
  const parent = above.at(-1);
  return [next, ...(parent === undefined ? [] : [[...above.slice(0, -1), parent + 1, 1]])].map((counted) =>
    keyOf({ style, values: counted }),
  );
}

/** An initial ("I. Kantas") and a quantity ("1.1 tonnes") look like these. */
const isDoubtful = ({ style }: ListMarker): boolean => /^(?:I\.|i\.|1\.\d)$/.test(style);

/** The markers of all lines of a text: what looks like one counts only where it counts on, else it is a word of the text. */
export function listMarkers(lines: readonly string[]): {
  readonly markers: readonly (ListMarker | undefined)[];
  /** Whether the list of that marker goes on after the line. */
  readonly goesOn: (marker: ListMarker, at: number) => boolean;
} {
  const possible = lines.map(candidates);
  const lastLine = new Map(possible.flatMap((all, at) => all.map((each) => [keyOf(each), at] as const)));
  const goesOn = (marker: ListMarker, at: number): boolean =>
    (marker.kind === 'bullet' ? [keyOf(marker)] : successors(marker)).some(
      (key) => (lastLine.get(key) ?? -1) > at,
    );

  const isLetterUsed = lines.filter((line) => LETTER_BULLET.test(line)).length > 1;
  /* How many lists so far go on with a marker: one that begins inside another of the same style does not end that one. */
  const expected = new Map<string, number>();
  let parent: readonly number[] = [];
  const isPlusUsed = lines.filter((line) => BULLET.test(line)).length > 1;
  /** The number before, where it stands in the line above: "2)" goes on with "1." of somebody who changes the mark. */
  let above: { readonly marker: ListMarker; readonly at: number } | undefined;
  const counted = (all: readonly ListMarker[], at: number): ListMarker | undefined => {
    const before = above?.at === at - 1 ? above.marker : undefined;
    if (before?.values.length !== 1 || !before.style.includes('1')) return undefined;
    const next = all.find(
      ({ style, values }) =>
        values.length === 1 && style.includes('1') && values[0] === (before.values[0] ?? 0) + 1,
    );
    return next && { ...next, style: before.style };
  };
  const isExpected = (marker: ListMarker): boolean => (expected.get(keyOf(marker)) ?? 0) > 0;
  const count = (key: string, change: 1 | -1): void => {
    expected.set(key, Math.max(0, (expected.get(key) ?? 0) + change));
  };
  /* A list begins with its first number: "15. March" and "16. March" are dates. */
  const begins = (marker: ListMarker, at: number): boolean =>
    marker.kind === 'bullet' ||
    (marker.values.at(-1) === 1 &&
      (!isDoubtful(marker) ||
        goesOn(marker, at) ||
        (marker.values.length > 1 && marker.values.slice(0, -1).join('.') === parent.join('.'))));
  const markers = lines.map((line, at) => {
    const all = possible[at] ?? [];
    const letter = isLetterUsed ? LETTER_BULLET.exec(line) : null;
    if (letter) return { kind: 'bullet', style: '◦', values: [], length: letter[0].length } as const;
    const marker = all.find(isExpected) ?? counted(all, at) ?? all.find((each) => begins(each, at));
    /* "+ VAT" on a line of its own is no list. */
    if (marker?.style === '+' && !isPlusUsed) return undefined;
    if (marker?.kind === 'numbered') {
      above = { marker, at };
      count(keyOf(marker), -1);
      for (const next of successors(marker)) count(next, 1);
      parent = marker.values;
    }
    return marker;
  });
  return { markers, goesOn };
}
