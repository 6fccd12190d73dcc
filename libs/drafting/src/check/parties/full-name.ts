import type { Language } from '../../model.js';
import { PRONOUNS } from './forms.js';

const FRONT = 6000;
const LONGEST = 80;
const BEFORE = 500;

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '\\s+');

/** Where a party is introduced: on a new line, after "between", after the definition of the other. */
const INTRODUCED =
  /\n|(?<!\p{L})(?:between|among|tarp)[\s:]|;\s+(?:and|ir|bei)\s|["“”)],?;?\s+(?:and|ir|bei)\s|(?<=\p{L}|["“”)]),\s+(?:and|ir|bei)\s/giu;
/** What may stand before the name itself. */
const LEAD =
  /^(?:[\s\d.)(§•–—*-]|(?:and|ir|the|between|by|of the one part|from the one side|\p{L}[.)])\s)+/iu;
/** Where the name ends: at what is told of the party. */
const ENDS =
  /[,(;:\n]|\s[–—]\s|\s(?:kod(?:as|o)|įm\.|a company|a charit|registered|having|located|residing|with (?:a |an |the )?(?:mailing |registered |principal )?(?:address|seat|office|its)|whose|toliau|here(?:in)?after)\b/u;

const NO_NAME =
  /^(?:(?:legal )?name|address|phone|tel(?:ephone)?|e-?mail|contact|website|adresas|telefonas|kontaktai)$|^(?:this|that|ši|šis|parties|šalys|sudaryta|unless|whereas|exhibit|exh|source|each|effective)(?!\p{L})|["”]\)|(?<!\p{L})(?:agreement|contract|amendment)(?!\p{L})/iu;

function nameIn(introduction: string): string | undefined {
  const rest = introduction.replace(LEAD, '');
  const end = rest.search(ENDS);
  const name = (end === -1 ? rest : rest.slice(0, end)).replace(/[.*_\s]+$/u, '');
  const isName = /^["„“]?\p{Lu}/u.test(name) && name.length >= 3 && name.length <= LONGEST;
  return isName && !NO_NAME.test(name) ? name.replaceAll(/\s+/gu, ' ') : undefined;
}

/** What the party is introduced by before its definition: the nearest introduction that has a name. */
function before(text: string, at: number): string | undefined {
  const part = text.slice(Math.max(0, at - BEFORE), at);
  const starts = [0, ...[...part.matchAll(INTRODUCED)].map((match) => match.index + match[0].length)];
  for (const start of starts.reverse()) {
    const introduction = part.slice(start);
    /* "[NAME], of [ADDRESS]": nobody has written it yet. */
    if (/^[\s\d.)]*\[/u.test(introduction)) return undefined;
    const name = nameIn(introduction);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "Supplier: Peel & Perrin Signs"; what follows as a numbered term ("2.2.1. Delivers …") is what the party does. */
function behindLabel(word: string, front: string): string | undefined {
  const label = new RegExp(
    `(?:^|\\n)[^\\n:]{0,8}${escaped(word)}[ *]{0,3}(?::| [–—-])[ \\t*]{0,4}\\s{0,2}(?![\\d\\s])`,
    'iu',
  ).exec(front);
  return label === null
    ? undefined
    : nameIn(front.slice(label.index + label[0].length, label.index + label[0].length + 160));
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of the party that these words mean, as its own paper has it; else the first of the words. */
export function fullNameOf(words: readonly string[], text: string, language: Language): string {
  const front = text.slice(0, FRONT);
  const isPronoun = (word: string) => PRONOUNS[language].some(({ name }) => name === word);
  for (const word of words.filter((each) => !isPronoun(each))) {
    const labelled = behindLabel(word, front);
    if (labelled !== undefined) return labelled;
    const named = `["“„']?(?:the )?${escaped(word)}["“”']?`;
    const defined = new RegExp(
      `\\((?:[^()\\n]{0,80}(?:["“„']|[–—-] )|(?:hereinafter|toliau)[^()\\n]{0,40})?${named}(?=[),]| or | and | arba )|(?:toliau[^\\p{L}\\n]{1,6}(?:\\p{L}+ )?|here(?:in)?after[^\\n]{0,40}|["“”)] [–—-] )${named}`,
      'iu',
    ).exec(front);
    const name = defined === null ? undefined : before(front, defined.index);
    if (name !== undefined) return name;
  }
  return capital(words.find((word) => !isPronoun(word)) ?? words[0] ?? '');
}
