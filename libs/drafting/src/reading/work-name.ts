import { withoutEnd } from './abbreviation.js';
import { LINE_BREAK, asOneLine } from './text.js';
import { typedBlocks } from './typed-blocks.js';

const SHORT_NAME = 70;
/** A shorter beginning names no work. */
const LEAST_PHRASE = 20;

/** Words after which something must follow: nothing that is cut short ends with one. */
const LEADS_ON =
  /\s+(?:an?|the|and|or|of|for|with|to|in|on|at|by|from|as|that|which|including|ir|ar|arba|bei|su|be|už|iš|į|ant|apie|prie|pagal|per|po|nuo|iki|dėl|kad|kurie?|kurios?|kuris|kuri)$/iu;

/** "Hi Anna,", "Laba diena": how a message greets. */
const GREETING =
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|labas(?: (?:rytas|vakaras))?|laba(?: diena)?|sveik(?:i|as|a|os)?|gerb(?=\.)|gerbiam\p{L}+|miel(?:as|a|i|os))(?:\.?[ ,]+(?:all|there|team|everyone|visi|kolegos|mr|mrs|ms|p)(?!\p{L})\.?|\.?[ ,]+\p{Lu}[\p{L}-]*)*\s*(?:[,!.:–—-]+\s*|$)/iu;
/** The lines around a message that was pasted whole. */
const AROUND =
  /^(?:from|to|cc|bcc|sent|date|attachments?|nuo|kam|kopija|data|išsiųsta|siuntėjas|gavėjas|priedai)\s*:|^-{2,}|(?:wrote|rašė):$|^\S+@\S+$|^https?:\S+$|^[+\d\s().-]{6,}$/iu;
/** Below it stands who wrote it. */
const CLOSING =
  /^(?:(?:best|kind|warm)(?: regards| wishes)?|regards|cheers|sincerely|yours \w+|pagarbiai|su pagarba|geros dienos)[,.!]?$/iu;
/** What stands before the words that name: the subject of a message, the heading of a brief. */
const HEADING =
  /^(?:(?:subject|re|fwd?|tema|ats|brief|scope(?: of (?:the )?(?:work|services))?|description|project|services?|tasks?|darbų (?:apimtis|aprašymas)|apimtis|aprašymas|projektas|paslaugos|darbai|užduot(?:is|ys))\s*[:–—]\s*)+/iu;

/** "We need a logo": what follows names the work. In Lithuanian a wish changes the case of a thing, but not a verb. */
const WISH =
  /^(?:(?:i|we)(?:[’']d| would)?(?: (?:finally|really|just|only|also|now|currently|still))? (?:need|want|like|order)(?: you)?(?: to)?|(?:i am|i[’']m|we are|we[’']re) looking for|(?:mes |aš )?nor(?:ime|iu|ėtume|ėčiau)(?= \p{L}+ti(?!\p{L}))|(?:mums |man )?reik(?:ia|ės|ėtų)(?= \p{L}+ti(?!\p{L})))\s+/iu;

/** What somebody tells, asks or says about something else. */
const TALK =
  /^(?:i|we|you|he|she|they|it|its|this|that|there|these|those|here|our|my|your|as|if|when|since|because|so|ok(?:ay)?|yes|no|not|please|pls|thanks?|hope|sorry|just|can|could|would|will|should|do|does|is|are|have|has|what|how|who|let|asap|see|regards|attached|everything|anything|whatever|various|aš|mes|jūs|tu|jis|ji|jie|man|mums|jums|mūsų|mano|jūsų|tai|čia|šis|ši|šie|kaip|jei(?:gu)?|kai|kadangi|nes|gerai|taip|ne|prašom?e?|prašau|ačiū|dėk(?:oj|ui)\p{L}*|tikiuosi|atsiprašau|gal|ar|kas|kiek|ką|kur|nori\p{L}*|norė\p{L}*|reik\p{L}*|ieškom?e?|ieškau|esam?e?|esu|turi(?:u|me)|siunč\p{L}+|pridedu|viskas|visk[oą]|įvairūs|žr)(?![\p{L}-])/iu;
/** Words for any work at all. */
const ANY_WORK =
  /^(?:the |all |some )?(?:work|works|project|services?|tasks?|job|stuff|things|darba[is]|darbų|projektas|paslaug(?:a|os)|užduot(?:is|ys)|visi darbai)$/iu;

/**
 * What the described work can be called in a sentence or a list, in words of its description. Nothing where the description
 * does not begin with a name of the work: with talk, a question, a list of several things.
 */
export function workName(description: string): string | undefined {
  const lines = description.split(LINE_BREAK).map((line) => line.replace(/^\s*(?:>\s*)+/u, ''));
  const end = lines.findIndex((line) => CLOSING.test(asOneLine(line)));
  const said = lines.slice(0, end === -1 ? lines.length : end).filter((line) => {
    const words = asOneLine(line);
    return !AROUND.test(words) && (words === '' || withoutOpening(words) !== '');
  });
  const blocks = typedBlocks(said.join('\n'));
  const items = blocks.filter(({ kind, level }) => kind !== 'text' && level === 0);
  const [first] = blocks;
  if (first === undefined || (first.kind !== 'text' && items.length > 1)) return undefined;
  return nameIn(withoutOpening(first.text));
}

/** What is wished for, without the wish. */
export const withoutWish = (words: string): string => {
  const bare = words.replace(WISH, '');
  return bare === words ? words : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};

const withoutOpening = (words: string): string => words.replace(GREETING, '').replace(HEADING, '');

function nameIn(words: string): string | undefined {
  const [sentence = ''] = words.split(/(?<=[!?;:])\s|(?<=\.)\s(?=\p{Lu})/u);
  const name = sentence.replace(WISH, '').trim();
  const bare = withoutEnd(name, /[.;:,\s]+$/u);
  if (/[?!@]/u.test(name) || TALK.test(name) || ANY_WORK.test(bare) || !/\p{L}/u.test(bare)) return undefined;
  return bare.length <= SHORT_NAME ? bare : shortened(bare);
}

/** What closes each mark: “ closes a Lithuanian quotation and begins an English one. */
const CLOSING_MARKS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['„', '“”'],
  ['“', '”'],
  ['"', '"'],
]);

/** The words before a bracket or a quotation that nothing closes. */
function beforeOpen(words: string): string {
  let open: { readonly at: number; readonly closing: string } | undefined;
  for (const [at, mark] of [...words].entries()) {
    const closing = CLOSING_MARKS.get(mark);
    if (open?.closing.includes(mark)) open = undefined;
    else if (open === undefined && closing !== undefined) open = { at, closing };
  }
  return open === undefined ? words : [...words].slice(0, open.at).join('').trimEnd();
}

/** Words cut short, without what would have to go on: an open bracket, a mark, “and the”. */
export const withoutLooseEnd = (words: string): string => {
  const closed = beforeOpen(words);
  const shorter = withoutEnd(closed, /[.,;:–—\s]+$/u).replace(LEADS_ON, '');
  return shorter === words ? words : withoutLooseEnd(shorter);
};

/** As much of a sentence as makes sense on its own: up to a comma, else whole words. */
function shortened(sentence: string): string | undefined {
  const start = sentence.slice(0, SHORT_NAME);
  const phrase = withoutLooseEnd(start.slice(0, Math.max(0, start.lastIndexOf(', '))));
  if (phrase.length >= LEAST_PHRASE) return phrase;
  const words = withoutLooseEnd(start.replace(/\S*$/u, ''));
  return words === '' ? undefined : `${words}…`;
}
