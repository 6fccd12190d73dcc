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
export interface Veil {
  hide(text: string): string;
  /** Marks of other kinds than `kinds` become an ellipsis; marks that were never given out disappear. */
  reveal(text: string, kinds?: readonly HiddenKind[]): string;
}

/* Models bend what they copy (blanks, single brackets, small letters), and make marks up. */
const MARK = new RegExp(
  `\\[{1,2}\\s?(${HIDDEN_KINDS.join('|')})[_ ](\\d{1,5})(?:\\.(\\d{1,5}))?\\s?\\]{1,2}|\\[\\[[A-Z]{2,12}_[^\\][]{0,12}\\]\\]`,
  'gi',
);

/** One veil for everything that goes out together: the same person has the same number in all of it. */
export function veilOver(texts: readonly string[]): Veil {
  const isCommon = commonWordsOf(texts);
  const people = peopleIn(texts, isCommon);
  const companies = companiesIn(texts, isCommon);
  const numbers = new Map<string, number>();
  const counts = new Map<HiddenKind, number>();
  const forms = new Map<string, string[]>();

  const markFor = (kind: HiddenKind, surface: string): string => {
    const who = `${kind} ${kind === 'PERSON' ? personOf(surface, people) : surface.toLowerCase()}`;
    const number = numbers.get(who) ?? (counts.get(kind) ?? 0) + 1;
    if (!numbers.has(who)) {
      numbers.set(who, number);
      counts.set(kind, number);
    }
    const key = `${kind}_${number}`;
    const written = forms.get(key) ?? [];
    if (!written.includes(surface)) written.push(surface);
    forms.set(key, written);
    /* Jono Jonaičio is the same person as Jonas Jonaitis, and comes back as it was written. */
    const form = written.indexOf(surface);
    return form === 0 ? `[[${key}]]` : `[[${key}.${form + 1}]]`;
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
        const surface = forms.get(`${name}_${number}`)?.[form === undefined ? 0 : Number(form) - 1];
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
