import type { IsCommon } from './common-words.js';
import { placesOf, placesOfWords, type Sensitive } from './sensitive.js';

const FORM_BEFORE = String.raw`(?:UAB|AB|MB|VšĮ|VŠĮ|IĮ|TŪB|KŪB|VĮ|ŽŪB|SIA|OÜ|[Uu]ždaroji akcinė bendrovė|[Aa]kcinė bendrovė|[Mm]ažoji bendrija|[Vv]iešoji įstaiga|[Ii]ndividuali įmonė)`;
const FORM_AFTER = String.raw`(?:Pty\.? Ltd\.?|Ltd\.?|LTD\.?|LLC|L\.L\.C\.|Inc\.?|INC\.?|Incorporated|GmbH|GMBH|PLC|plc|LLP|B\.V\.|N\.V\.|S\.A\.|S\.r\.l\.|SARL|SAS|ApS|A\/S|Sp\. z o\.o\.|OÜ|SIA|UAB|IĮ|VšĮ)`;
/* Forms that are words too: what stands before them has to be a name by itself. */
const WORD_AFTER = String.raw`(?:Limited|LIMITED|Corp\.?|CORP\.?|Corporation|CORPORATION|AG|BV|Oy|MB|AB)`;
const PART = String.raw`[\p{Lu}\d][\p{L}\p{N}&'’.-]{0,30}`;
const PARTS = String.raw`${PART}(?:\s(?:&|and|ir|of)\s${PART}|\s${PART}){0,4}`;
const QUOTED = String.raw`[„“"«'][^„“”"«»\n]{1,60}[“”"»']`;

/* The group `v` is the name without its legal form. */
const SURE: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${FORM_BEFORE}\s{1,2}(?<v>${QUOTED}|${PARTS})`, 'dgu'),
  new RegExp(String.raw`(?<v>${QUOTED}|(?<![\p{L}\p{N}])${PARTS}),?\s${FORM_AFTER}(?![\p{L}\p{N}])`, 'dgu'),
];
const LIKELY = new RegExp(
  String.raw`(?<v>(?<![\p{L}\p{N}])${PARTS}),?\s${WORD_AFTER}(?![\p{L}\p{N}])`,
  'dgu',
);
/* A party that has no legal form yet a definition: Northwind Studio (the "Client"). */
const DEFINED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<v>${PARTS})\s?[,(]\s?(?:the\s|hereinafter|toliau)[^)\n]{0,60}[“"„'’]`,
  'dgu',
);
const LEAST_WORD = 4;
const EDGES = /^[\s„“"«'”»]+|[\s„“”"»'.,]+$/gu;

/** The names of companies, as written and by their first word alone where that is a name. */
export function companiesIn(texts: readonly string[], isCommon: IsCommon): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts)
    for (const pattern of [...SURE, LIKELY, DEFINED])
      for (const { start, end } of placesOf('COMPANY', pattern, text)) {
        const name = text.slice(start, end).replace(EDGES, '');
        const [first = ''] = name.split(/\s/);
        if (!isName(name, isCommon)) continue;
        names.add(name).add(name.toUpperCase());
        if (first.length >= LEAST_WORD && isName(first, isCommon)) names.add(first).add(first.toUpperCase());
      }
  return names;
}

/** Each place where one of them is named, with the legal form beside it. */
export function placesOfCompanies(text: string, names: ReadonlySet<string>, isCommon: IsCommon): Sensitive[] {
  const places: Sensitive[] = [];
  for (const pattern of [...SURE, LIKELY])
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.['v'] ?? '';
      /* With a form that is nothing else even "Design Ltd" is a company. */
      if (pattern === LIKELY ? isName(name, isCommon) : LETTERS.test(name))
        places.push({ kind: 'COMPANY', start: match.index, end: match.index + match[0].length });
    }
  places.push(...placesOfWords('COMPANY', names, text));
  return places;
}

const LETTERS = /\p{L}{2}/u;

const isName = (name: string, isCommon: IsCommon): boolean =>
  name
    .replace(EDGES, '')
    .split(/[\s-]+/)
    .some((word) => LETTERS.test(word) && !isCommon(word.replace(EDGES, '')));
