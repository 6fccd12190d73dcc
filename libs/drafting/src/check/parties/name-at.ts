import type { Language } from '../../model/document.js';
import { lean, leanSource } from '../../reading/letters.js';

/** What may stand before the name itself. */
const LEAD = lean(
  /^(?:[\s\d.)(§•–—*_>-]|(?:and|ir|bei|the|between|by|of the one part|from the one side|\p{L}[.)])\s)+/iu,
);

const COMPANY_FORM =
  '(?:Ltd|Limited|LLC|L\\.L\\.C|Inc|Incorporated|Corp|Corporation|PLC|plc|LLP|CIC|CLG|GmbH|AG|Pty|PTY|B\\.?V|N\\.?V|S\\.?A|SAS|SIA|AB|AS|A/S|Oy|OÜ|UAB|MB|VšĮ)';
const UNIT = '[Ll]evel|[Ss]uite|[Uu]nit|[Ff]lat|[Ff]loor|[Rr]oom|P\\.?O\\.? ?Box';
const NUMBER_OF =
  '[Cc]ompany|[Rr]eg(?:istration|istered|\\.)?|[Bb]usiness|[Cc]harity|[Ii]dentity|[Ii]dentification|[Tt]ax|[Nn]o\\b|[Nn]r\\b|įm|kod';
/** Where the name ends: at what is told of the party, at its address or its number. */
const ENDS = new RegExp(
  leanSource(
    [
      '[,(;:\\n]',
      '\\s[–—|]\\s',
      '\\s(?:a company|a charit|registered|having|located|residing|whose|who|toliau|here(?:in)?after|represented|atstovauj)\\b',
      '\\swith (?:a |an |the )?(?:mailing |registered |principal )?(?:address|seat|office|its)',
      `\\s(?:of|at|in) (?:\\d|${UNIT})`,
      `(?<=\\s${COMPANY_FORM}\\.?) (?:of\\s|\\d|${UNIT})`,
      '(?<=\\s(?:Ltd|LLC|Inc|GmbH|B\\.?V|S\\.A)\\.?) (?=\\p{Lu}\\p{Ll})',
      `\\s(?:${NUMBER_OF})[^\\s\\d]*[ .:]*(?:[Nn]o|[Nn]umber|[Nn]r|as)?[ .:]*\\p{Lu}{0,3}[\\d]`,
      '\\s(?:kod(?:as|o)|įm\\.|asmens kod|individuali)',
      '\\s\\p{Lu}{2,5}[ .:]+(?:No\\.? )?\\d[\\d ./-]{4,}',
      '\\s\\d{5,}',
      '(?<=(?:UAB|AB|MB|VšĮ|IĮ)\\s+„[^“”"\\n]{2,50}[“”"])\\s+(?=\\p{Ll})',
    ].join('|'),
  ),
  'u',
);

/** What somebody still has to fill in: "[NAME]", "____", "XXX", "YOUR COMPANY". */
const GAP = lean(/\[|\{|<|_{2,}|\.{4,}|…|(?<!\p{L})(?:X{3,}|Y{3,}|Z{3,}|TODO|TBD|TBC)(?!\p{L})/u);
const STANDS_FOR_A_NAME =
  /^(?:(?:insert|the|your|our|my|dummy|sample|full|legal|business|company|client|customer|contractor|consultant|designer|developer|provider|freelancer|party) )+(?:name|organi[sz]ation|company|business|client|entity)$|^(?:full |legal )?name(?: surname)?$|^(?:vardas,? (?:ir )?pavardė|(?:įmonės )?pavadinimas|įmonė)$/iu;
/** At the beginning of an introduction: nobody has written the name yet. */
const OPENS_WITH_GAP = new RegExp(leanSource(`^[\\s\\d.)*_#>-]*?(?:${GAP.source})`), 'u');

export const isGap = (introduction: string): boolean =>
  OPENS_WITH_GAP.test(introduction) || STANDS_FOR_A_NAME.test(beforeEnd(introduction));

/** What a line tells of a party beside its name. */
const CONTACT =
  'legal names?|full names?|trading names?|names?|address|phone|tel(?:ephone)?|mobile|e-?mail|contacts?|contact person|web ?site|purpose|title|position|date|place|version|project|subject|state|country|entity(?: type)?|signed|signature|(?:company |identity |registration |tax |vat )?(?:number|code|no)|adresas|telefonas|tel|el\\. paštas|kontaktai|pareigos|data|vieta|nr';
const LEGAL_FORM =
  'limited liability company|limited company|corporation|partnership|sole (?:trader|proprietor)|self-employed|individual|natural person|juridinis asmuo|fizinis asmuo|uždaroji akcinė bendrovė|mažoji bendrija|viešoji įstaiga';
const BESIDE_NAME = new RegExp(
  leanSource(`^(?:${CONTACT})(?!\\p{L})|^(?:(?:an?|the) (?:\\p{L}+ )?)?(?:${LEGAL_FORM})$`),
  'iu',
);
/** Beginnings of sentences, titles and terms: no names. */
const NO_NAME = lean(
  /^(?:web application|ordered (?:from|by)|šalys|and|ir|bei|to|of|dear|hi|hello|gerb\p{L}*|sveik\p{L}+|labas|this|that|these|those|ši|šis|šią|šios|parties|sudar\p{L}+|unless|whereas|exhibit|exh|source|each|effective|kas|as|if|when|for|article|section|background|recitals|mes|jūs|aš|tu|we|you|i)(?!\p{L})|[()]|(?<!\p{L})(?:agreement|contract|amendment|engagement|terms|statement of work|conditions|užsakymas|sutart\p{L}+|sąlyg\p{L}+)(?!\p{L})|\d{5}/iu,
);
/** In lower case, so that Will May is a person. */
const VERB = lean(
  /(?<!\p{L})(?:is|are|was|has|have|been|shall|will|may|agrees?|holds?|you|acceptance)(?!\p{L})/u,
);

export const LONGEST = 80;
const SMALL = /^(?:and|the|of|for|in|trading|dba|by|ir|dėl|von|van|de|la|ve)$/u;

/** English names are written with capitals, some of them with few; of Lithuanian ones often the first word alone. */
function hasCapitals(name: string): boolean {
  const words = name.split(/[\s/]+/u).filter((word) => /\p{L}{2}/u.test(word) && !SMALL.test(word));
  return words.filter((word) => /\p{Lu}|\d/u.test(word)).length * 3 >= words.length;
}

function beforeEnd(introduction: string): string {
  const rest = introduction.replace(LEAD, '');
  const end = rest.search(ENDS);
  return (end === -1 ? rest : rest.slice(0, end)).replace(/[.*_\s]+$/u, '').replaceAll(/\s+/gu, ' ');
}

/** What stands where a party may be introduced: its name, something beside its name, or the end of what introduces it. */
export type Introduced = { readonly name: string } | 'beside' | 'end';

/** „interjero dizaineris Paulius Vaičekauskas“: what somebody does stands before who it is, and whoever acts for them has another ending. */
const TRADE = lean(
  /^(?:(?!(?:atstov|direktor|vadov|vedėj|pirminink|prezident|valdyt|įgaliot|savinink|administrator|rektor|klebon|mer|vyr|asm|veiki|sudar|ir|bei|toliau|and|between|represent|by|the|hereinafter)\p{L}*(?!\p{L}))\p{Ll}[\p{Ll}-]+ ){1,3}(?=\p{Lu}\p{Ll}+(?:as|is|ys|us|a|ė|i) (?:\p{Lu}\p{Ll}+(?:as|is|ys|us|a|ė|i)(?:-(?=\p{Lu}))?)+$)/u,
);

export function introducedAt(introduction: string, language: Language): Introduced {
  const told = beforeEnd(introduction);
  const name = language === 'lt' ? told.replace(TRADE, '') : told;
  if (BESIDE_NAME.test(name) || !/^["„“]?[\p{Lu}\d]/u.test(name) || !/\p{Lu}/u.test(name)) return 'beside';
  const isLong = name.length >= 3 && name.length <= LONGEST;
  const isName = isLong && ![NO_NAME, VERB, GAP].some((each) => each.test(name));
  return isName && (language === 'lt' || hasCapitals(name)) ? { name } : 'end';
}

export function nameAt(introduction: string, language: Language): string | undefined {
  const introduced = introducedAt(introduction, language);
  return typeof introduced === 'object' ? introduced.name : undefined;
}

const FORM_BEFORE =
  /^(?:UAB|UADB|AB|MB|VšĮ|IĮ|ŽŪB|VĮ|SĮ|BĮ|M\/s|SIA|uždaroji akcinė bendrovė|akcinė bendrovė|mažoji bendrija|viešoji įstaiga|biudžetinė įstaiga|valstybės įmonė|savivaldybės įmonė|individuali įmonė)\s+/iu;
const FORM_AFTER = new RegExp(leanSource(`[,\\s]+(?:(?:Pty|PTY|Pte|PTE)\\.? )?${COMPANY_FORM}\\.?$`), 'u');

/** Whether a name has the form of a company. */
export const isCompany = (name: string): boolean => FORM_BEFORE.test(name) || FORM_AFTER.test(name);

/** „Žalioji banga“ of UAB „Žalioji banga“: a name without the form of the company, in lower case. */
export const bareName = (name: string): string =>
  name
    .replace(FORM_BEFORE, '')
    .replace(FORM_AFTER, '')
    .replaceAll(/["“”„']/gu, '')
    .trim()
    .toLowerCase();

const withoutMarks = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
const SHORTEST = 4;

/** What a contract may call a party beside the word that it defines: its bare name, and that without Lithuanian letters. */
export function bareNamesIn(text: string, name: string): string[] {
  const plain = text.toLowerCase();
  const bare = bareName(name);
  return [...new Set([bare, withoutMarks(bare)])].filter((each) => {
    if (each.length < SHORTEST || !plain.includes(each)) return false;
    /* A name of one word that is a word as well says nothing for certain. */
    return each.includes(' ') || !new RegExp(leanSource(`(?<!\\p{L})${escaped(each)}`), 'u').test(text);
  });
}

/** Words as a pattern, whatever spaces and marks stand between them. */
export const escaped = (words: string): string =>
  words.replaceAll(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '\\s+');
