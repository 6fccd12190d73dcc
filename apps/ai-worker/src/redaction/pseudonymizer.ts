import { ADDRESSES } from './addresses.js';
import { commonWordsOf } from './common-words.js';
import { companiesIn, placesOfCompanies } from './companies.js';
import { PATTERNS } from './numbers.js';
import { peopleIn, personOf, placesOfPeople } from './people.js';
import {
  HIDDEN_KINDS,
  merged,
  placesOf,
  placesOfWords,
  type HiddenKind,
  type Sensitive,
} from './sensitive.js';

/** Takes names, addresses and numbers of people out of texts, and puts them back. */
export interface Pseudonymizer {
  hide(text: string): string;
  /** Marks of other kinds than `kinds` become an ellipsis; marks that were never given out disappear. */
  reveal(text: string, kinds?: readonly HiddenKind[]): string;
}

/* Models bend what they copy (blanks, single brackets, small letters), and make marks up. */
const MARK = new RegExp(
  `\\[{1,2}\\s?(${HIDDEN_KINDS.join('|')})[_ ](\\d{1,5})(?:\\.(\\d{1,5}))?\\s?\\]{1,2}|\\[\\[[A-Z]{2,12}_[^\\][]{0,12}\\]\\]`,
  'gi',
);

/** One for everything that goes out together: the same person has the same number in all of it. */
export function pseudonymizerFor(texts: readonly string[]): Pseudonymizer {
  const isCommon = commonWordsOf(texts);
  const people = peopleIn(texts, isCommon);
  const companies = companiesIn(texts, isCommon);
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const marks = new Map<string, string>();
  const surfaces = new Map<string, string>();
  const count = (of: string): number => {
    const next = (counts.get(of) ?? 0) + 1;
    counts.set(of, next);
    return next;
  };

  const markFor = (kind: HiddenKind, surface: string): string => {
    const known = marks.get(`${kind} ${surface}`);
    if (known) return known;
    const who = `${kind} ${kind === 'PERSON' ? personOf(surface, people) : surface.toLowerCase()}`;
    const number = numbers.get(who) ?? count(kind);
    numbers.set(who, number);
    /* Jono Jonaičio is the same person as Jonas Jonaitis, and comes back as it was written. */
    const form = count(who);
    const name = form === 1 ? `${kind}_${number}` : `${kind}_${number}.${form}`;
    marks.set(`${kind} ${surface}`, `[[${name}]]`);
    surfaces.set(name, surface);
    return `[[${name}]]`;
  };

  const told = new Map(texts.map((text) => [text, shapesIn(text)]));
  /* What its label tells in one place is as private where it stands without one. */
  const repeated = new Map<HiddenKind, Set<string>>();
  for (const [text, places] of told)
    for (const { kind, start, end } of places)
      if (end - start >= LEAST_REPEATED)
        repeated.set(kind, (repeated.get(kind) ?? new Set()).add(text.slice(start, end)));

  const placesIn = (text: string): Sensitive[] =>
    merged([
      ...(told.get(text) ?? shapesIn(text)),
      ...[...repeated].flatMap(([kind, words]) => [...placesOfWords(kind, words, text)]),
      ...placesOfCompanies(text, companies, isCommon),
      ...placesOfPeople(text, people, isCommon),
    ]);

  return {
    hide(text) {
      let hidden = '';
      let at = 0;
      for (const { kind, start, end } of placesIn(text)) {
        hidden += text.slice(at, start) + markFor(kind, text.slice(start, end));
        at = end;
      }
      return hidden + text.slice(at);
    },
    reveal: (text, kinds = HIDDEN_KINDS) =>
      text.replace(MARK, (_mark, kind: string | undefined, number: string, form: string | undefined) => {
        const name = kind?.toUpperCase();
        const isFirst = form === undefined || form === '1';
        const surface = surfaces.get(isFirst ? `${name}_${number}` : `${name}_${number}.${form}`);
        if (surface === undefined) return '';
        return kinds.some((known) => known === name) ? surface : '…';
      }),
  };
}

const LEAST_REPEATED = 6;

const shapesIn = (text: string): Sensitive[] => [
  ...PATTERNS.flatMap(([kind, pattern]) => [...placesOf(kind, pattern, text)]),
  ...ADDRESSES.flatMap((pattern) => [...placesOf('ADDRESS', pattern, text)]),
];
