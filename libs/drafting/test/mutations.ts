import type { Language } from '../src/model/document.js';

/** A contract and what somebody made of it, with what was done. */
export interface Mutated {
  readonly theirs: string;
  readonly edits: readonly MadeEdit[];
}

/** `theirs` is where it stands now; of a deletion, where it stood. `mine` are words that were there before, if any. */
export interface MadeEdit {
  readonly start: number;
  readonly end: number;
  readonly mine: string;
}

export const SUBSTANTIVE = ['figure', 'negation', 'modality', 'side', 'delete', 'add'] as const;
export const MUTATIONS = [...SUBSTANTIVE, 'move', 'rename'] as const;
export type Mutation = (typeof MUTATIONS)[number];

export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const some = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);

function spliced(text: string, splices: readonly Splice[]): Mutated {
  let theirs = '';
  let from = 0;
  const edits: MadeEdit[] = [];
  for (const { start, end, text: by } of splices.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    theirs += text.slice(from, start);
    edits.push({ start: theirs.length, end: theirs.length + by.length, mine: text.slice(start, end) });
    theirs += by;
    from = end;
  }
  return { theirs: theirs + text.slice(from), edits };
}

const found = (text: string, pattern: RegExp, by: (words: string) => string): Splice[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    text: by(words),
  }));

const FIGURES: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\d.,])[1-9]\d{0,2}(?=\)? (?:calendar |business |working )?(?:days?|months?|years?|hours?|percent|per cent)\b|%)/gu,
  lt: /(?<![\d.,])[1-9]\d{0,2}(?=(?: \(\p{L}[\p{L} ]*\))? (?:kalendorin\p{L}+ |darbo )?(?:dien|mėnes|met(?:us|ų|ai)|valand|proc)|[ \u00a0]?%)/gu,
};
const NEGATIONS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:shall|will|may|must|does|is|are) not\b/gu, ' not'],
    [/\b(?:shall|will|must)(?! not)(?= [a-z])/gu, ''],
  ],
  lt: [[/(?<!\p{L})(?:negali|neturi|neatsako|nemoka|gali|turi|atsako|privalo|moka|perduoda)(?!\p{L})/gu, '']],
};
const MODALS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:shall|will|must|may)(?= [a-z])(?! not)/gu,
  lt: /(?<!\p{L})(?:privalo|turi teisę|gali|įsipareigoja)(?!\p{L})/gu,
};
const SWAPPED: Readonly<Record<string, string>> = {
  shall: 'may',
  will: 'may',
  must: 'may',
  may: 'shall',
  privalo: 'gali',
  'turi teisę': 'privalo',
  gali: 'privalo',
  įsipareigoja: 'gali',
};
const SIDES: Readonly<Record<Language, readonly string[]>> = {
  en: 'Provider Client Contractor Consultant Customer Company Supplier Agency Developer Designer Vendor Distributor'.split(
    ' ',
  ),
  lt: ['Klientas', 'Užsakovas', 'Vykdytojas', 'Paslaugų teikėjas', 'Rangovas', 'Konsultantas', 'Autorius'],
};
const FRESH: Readonly<Record<Language, string>> = { en: 'Undertaking', lt: 'Bendradarbis' };
const SENTENCE =
  /(?<=[.;][)”"]? |\n)(?:\d{1,2}(?:\.\d{1,2})*\.? )?\p{Lu}[^.;\n]{60,420}[.](?=\s|$)(?<!\b(?:Inc|Ltd|Corp|No|Co|art|str|pvz|proc)\.)/gu;
const NEW: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The work may be resold to any third party without further notice.',
    'Every invoice is reduced by a handling charge of 4 percent.',
    'No photograph of the finished product may be shown to journalists.',
    'Weekly progress calls take place each Monday at nine in the morning.',
    'Unused hours expire at the end of the quarter in which they were booked.',
    'The equipment must be insured against theft at its replacement value.',
  ],
  lt: [
    'Darbas gali būti perparduotas bet kuriam trečiajam asmeniui be atskiro pranešimo.',
    'Kiekviena sąskaita mažinama 4 procentų tvarkymo mokesčiu.',
    'Užbaigto gaminio nuotraukų negalima rodyti žurnalistams.',
    'Savaitiniai pokalbiai apie eigą vyksta kiekvieną pirmadienį devintą ryto.',
    'Nepanaudotos valandos dega pasibaigus ketvirčiui, kurį jos buvo užsakytos.',
    'Įranga turi būti apdrausta nuo vagystės atkuriamąja verte.',
  ],
};

/** The text with so many changes of one kind as it has room for; undefined where it has none. */
export function mutate(
  text: string,
  kind: Mutation,
  { language, count, random }: { language: Language; count: number; random: Random },
): Mutated | undefined {
  const splices = splicesOf(text, kind, language, random);
  if (kind === 'move') return moved(text, random);
  if (kind === 'rename') return renamed(text, language);
  const chosen = some(splices, count, random);
  return chosen.length === 0 ? undefined : spliced(text, chosen);
}

function splicesOf(text: string, kind: Mutation, language: Language, random: Random): Splice[] {
  switch (kind) {
    case 'figure':
      return found(text, FIGURES[language], (figure) => String(Number(figure) * 2 + 1));
    case 'negation':
      return NEGATIONS[language].flatMap(([pattern, marker]) =>
        found(text, pattern, (words) => {
          if (language === 'lt') return words.startsWith('ne') ? words.slice(2) : `ne${words}`;
          return marker === '' ? `${words} not` : words.replace(marker, '');
        }),
      );
    case 'modality':
      return found(text, MODALS[language], (words) => SWAPPED[words] ?? words);
    case 'side': {
      const [one, other] = sidesIn(text, language);
      if (one === undefined || other === undefined) return [];
      const word = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu');
      return [...found(text, word(one), () => other), ...found(text, word(other), () => one)];
    }
    case 'delete':
      return found(text, SENTENCE, () => '');
    case 'add':
      return found(text, SENTENCE, (words) => `${words} ${some(NEW[language], 1, random)[0] ?? ''}`).map(
        (splice) => ({ ...splice, start: splice.end, text: splice.text.slice(splice.end - splice.start) }),
      );
    default:
      return [];
  }
}

/** Sentences that are parted, or put together, with a word more at the joint. */
export const JOINTS = ['split', 'merge'] as const;
export type Joint = (typeof JOINTS)[number];

const JOINT: Readonly<
  Record<Language, Readonly<Record<Joint, readonly [RegExp, (words: string) => string]>>>
> = {
  en: {
    split: [
      /(?<=[^.;:\n]{40}\p{Ll}), (?:and|but|or|which) (?=\p{Ll}[^.;:\n]{40,300}\.)/gu,
      () => '. In addition, it is agreed that ',
    ],
    merge: [
      /(?<=[^.;:\n]{40}\p{Ll}{3})\. (?:The|This|If|Any|Each|No) (?=[^.;:\n]{40,300}\.)/gu,
      (words) => `, and in addition ${words.slice(2).toLowerCase()}`,
    ],
  },
  lt: {
    split: [
      /(?<=[^.;:\n]{40}\p{Ll}), (?:o|bet|tačiau|ir|kuris|kuri|kurie) (?=\p{Ll}[^.;:\n]{40,300}\.)/gu,
      () => '. Be to, susitariama, kad ',
    ],
    merge: [
      /(?<=[^.;:\n]{40}\p{Ll}{3})\. (?:Jei|Šalys|Klientas|Paslaugų|Ši|Šis|Tai|Už|Per|Jeigu) (?=[^.;:\n]{40,300}\.)/gu,
      (words) => `, be to, ${words.slice(2).toLowerCase()}`,
    ],
  },
};

/** The text with so many sentences parted or put together; undefined where it has none of the kind. */
export function withJoints(
  text: string,
  kind: Joint,
  { language, count, random }: { language: Language; count: number; random: Random },
): Mutated | undefined {
  const chosen = some(found(text, ...JOINT[language][kind]), count, random);
  return chosen.length === 0 ? undefined : spliced(text, chosen);
}

/** The two names of sides that the text has most often. */
const sidesIn = (text: string, language: Language): string[] =>
  SIDES[language]
    .map((name) => ({ name, uses: text.split(name).length - 1 }))
    .filter(({ uses }) => uses >= 4)
    .sort((a, b) => b.uses - a.uses)
    .map(({ name }) => name);

/** A paragraph in another place, at least five paragraphs away. */
function moved(text: string, random: Random): Mutated | undefined {
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => paragraph.trim());
  const movable = paragraphs.flatMap((paragraph, at) =>
    paragraph.length > 120 &&
    paragraph.length < 1200 &&
    /[.]$/u.test(paragraph) &&
    !paragraph.includes(' | ') &&
    paragraphs.indexOf(paragraph) === paragraphs.lastIndexOf(paragraph)
      ? [at]
      : [],
  );
  const from = some(movable, 1, random)[0];
  const places = movable.filter((at) => from !== undefined && Math.abs(at - from) >= 5);
  const to = some(places, 1, random)[0];
  const taken = from === undefined ? undefined : paragraphs[from];
  if (from === undefined || to === undefined || taken === undefined) return undefined;
  const others = paragraphs.filter((_, at) => at !== from);
  others.splice(to > from ? to - 1 : to, 0, taken);
  const theirs = others.join('\n\n');
  const start = theirs.indexOf(taken);
  return { theirs, edits: [{ start, end: start + taken.length, mine: taken }] };
}

function renamed(text: string, language: Language): Mutated | undefined {
  const name = sidesIn(text, language)[0];
  if (name === undefined) return undefined;
  const stem = language === 'lt' ? name.replace(/(?:as|us)$/u, '') : name;
  const fresh = FRESH[language].replace(language === 'lt' ? /is$/u : /$/u, '');
  const forms: readonly (readonly [string, string])[] =
    language === 'lt'
      ? [
          ['as', 'is'],
          ['ius', 'is'],
          ['o', 'io'],
          ['iaus', 'io'],
          ['ui', 'iui'],
          ['iui', 'iui'],
          ['ą', 'į'],
          ['ių', 'į'],
          ['u', 'iu'],
          ['iumi', 'iu'],
        ]
      : [['', '']];
  const [base = stem] = [stem.replace(/i$/u, '')];
  const splices = forms.flatMap(([from, to]) =>
    found(
      text,
      new RegExp(`(?<!\\p{L})${base.replace(' ', String.raw`\s`)}${from}(?!\\p{L})`, 'gu'),
      () => `${fresh}${to}`,
    ),
  );
  return splices.length < 4 ? undefined : spliced(text, splices);
}

/** What changes nothing that anybody agreed on. */
export const NOISES = ['reflow', 'typography', 'renumber'] as const;
export type Noise = (typeof NOISES)[number];

export function withNoise(text: string, noise: Noise): string {
  switch (noise) {
    case 'reflow':
      return text
        .split('\n')
        .map((line) => (line.includes(' | ') ? line : wrapped(line)))
        .join('\n');
    case 'typography':
      return text
        .replaceAll(/[“”„]/gu, '"')
        .replaceAll('’', "'")
        .replaceAll(/(?<=\p{L}) (?=\p{L}{1,3} )/gu, '\u00a0')
        .replaceAll(' - ', ' – ')
        .replaceAll(/(?<=[.]) (?=\p{Lu})/gu, '  ');
    case 'renumber':
      return renumbered(text);
  }
}

const next = (number: string): string => number.replace(/^\d+/u, (first) => String(Number(first) + 1));

const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}){0,3}`;
const LINE_BEGINS = String.raw`(?<=^[ \t\u00a0]*(?:(?:ARTICLE|Article|SECTION|Section|Clause)[ \u00a0])?)${NUMBER}(?=[.)]?[ \u00a0\n][“„(]?\p{Lu})`;
const IN_A_LINE = String.raw`(?<=[.;:\p{L}] )(?<!(?:ections?|rticles?|lauses?|ECTIONS?|RTICLES?|xhibit|XHIBIT|chedule|and|or|to|of) )(?:\d{1,2}(?:\.\d{1,2}){1,3}(?=\.? [“„(]?\p{Lu})|\d{1,2}(?=\. \p{Lu}{2}))`;
const REFERENCE = String.raw`(?<=(?<!\p{L})(?:clauses?|sections?|paragraphs?|articles?|Clauses?|Sections?|Paragraphs?|Articles?|ARTICLES?|SECTIONS?)[ \u00a0\n](?:\d[\d.]*(?:,|[–-]|[ \u00a0](?:and|or|to)[ \u00a0])[ \u00a0]?)*)${NUMBER}(?![.\d]*\d|(?:\(\w+\))* of the [^.;\n]{0,60}(?:Act|Code|Regulation))|(?<![\d.])${NUMBER}(?=\.?(?:(?:,|[–-]|[ \u00a0](?:ir|ar))[ \u00a0]?\d[\d.]*)*[ \u00a0](?:punkt|skyri))`;

/** A clause was put before all others: their numbers, and what refers to a number that stands before a clause, count on. */
function renumbered(text: string): string {
  const counter = new RegExp(`${LINE_BEGINS}|${IN_A_LINE}`, 'gmu');
  const known = new Set([...text.matchAll(counter)].map(([number]) => number));
  return text
    .replaceAll(new RegExp(`${counter.source}|${REFERENCE}`, 'gmu'), (number) =>
      known.has(number) ? next(number) : number,
    )
    .replaceAll(/(?<=\| )\d{1,2}\.\d{1,2}(?:, \d{1,2}\.\d{1,2})*(?=\n)/gu, (numbers) =>
      numbers.split(', ').map(next).join(', '),
    );
}

function wrapped(paragraph: string): string {
  const rows: string[] = [];
  for (const word of paragraph.split(' ')) {
    const row = rows.at(-1);
    if (row === undefined || row.length + 1 + word.length > 76) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows.join('\n');
}
