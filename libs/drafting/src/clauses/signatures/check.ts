import { gaps } from '../../check/gaps.js';
import type { Span } from '../../check/recogniser.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { phrases } from '../../check/phrases.js';
import { found, say } from '../../check/rules.js';
import { plainText, type Sentence } from '../../check/segment.js';

/** How the place to sign begins, on a line of its own. */
const BLOCK =
  /(?:^|\n)[ \t#*_|>]{0,12}(?:\d{1,3}\.?[ \t]{1,4})?(?:signatures?(?![ \t]{1,3}of an)|signed(?=[ ,:(]|$)|sign here|in witness whereof|agreed (?:and|to)|accepted (?:and|by)|by:|name:|executed|the dotted line|\/s\/|šalių (?:rekvizitai|parašai|adresai)|parašas|parašai|pasirašė|a\.[ \t]?v\.)/iu;
const WITNESS =
  /in witness whereof|\/s\/|(?:have|has) (?:duly )?(?:executed|signed) this (?:agreement|contract)/iu;
const LINE_TO_SIGN = /_{5,80}|\.{12,80}|…{4,40}/u;
/** "Anna Kemp            Paul Low": two names on one line, with room between them. */
const TWO_NAMES = /\p{Lu}(?:\p{L}+|\.)[^\n]{1,60}[ \t]{3,40}\p{Lu}(?:\p{L}+|\. ?\p{Lu}\p{L}+)/u;
/** "Robert Hale, for the Publisher, 20 February 2026" on one line and the other side on the next. */
const NAMES_AND_DATES =
  /(?:^|\n)\p{Lu}\p{L}+ \p{Lu}\p{L}+,[^\n]{0,60}\d{4}[^\n]{0,6}\n{1,2}\p{Lu}\p{L}+ \p{Lu}\p{L}+,[^\n]{0,60}\d{4}/u;
const WORD_OF_A_SIDE =
  /(?:^|\n)[ \t#*|]{0,12}(?:for )?(?:the )?([\p{L} ]{4,24}?)(?:[ \t]{0,3}[:(,]|[ \t]{3}|[ \t]{0,3}(?=\n|$))/giu;
/** Standard terms are signed on another page. */
const SIGNED_ELSEWHERE = /cover page|key terms/iu;
/** Places to sign stand in the last part of a contract; forms with annexes have them earlier. */
const EARLIEST = 0.25;
const LAST_PART = 0.6;
const END = 500;

function hasPlaceToSign({ text, parties }: ReadContract): boolean {
  const from = (share: number) => text.slice(Math.floor(text.length * share));
  if (BLOCK.test(from(EARLIEST)) || WITNESS.test(from(EARLIEST)) || LINE_TO_SIGN.test(from(LAST_PART)))
    return true;
  if (SIGNED_ELSEWHERE.test(text)) return true;
  const end = text.trimEnd().slice(-END);
  return TWO_NAMES.test(end) || NAMES_AND_DATES.test(end) || namesBothSides(end, parties);
}

/** "Client: Paul Low" and "Contractor: Anna Kemp" on lines of their own. */
function namesBothSides(end: string, { provider, client }: ReadContract['parties']): boolean {
  const words = [...end.matchAll(WORD_OF_A_SIDE)].map(([, word = '']) => word.trim().toLowerCase());
  return [provider, client].every((side) => words.some((word) => side.includes(word)));
}

const ONLY_LINE = /^[_.…\s]{1,200}$/u;
const SIGNING =
  /sign|name|title|date|by:|client|provider|contractor|designer|company|paraš|data|vardas|pareig|a\.\s?v|teikėj|klient|užsakov|vykdytoj/iu;

/** The line in which a gap stands, as it is. */
function lineAt(text: string, [start, end]: Span): Sentence {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const line = text.slice(from, next === -1 ? text.length : next);
  const lead = line.length - line.trimStart().length;
  const quote = line.trim();
  const isLong = quote.length > LONGEST_QUOTE;
  const first = isLong ? start : from + lead;
  const last = isLong ? end : from + lead + quote.length;
  return { start: first, end: last, plain: plainText(text.slice(first, last)), heading: '' };
}
const LONGEST_QUOTE = 400;
/** A line that says what is to be filled in. */
const READABLE = 8;
const NO_GAP = /signature page|remainder of|intentionally|\bfollows\b/iu;

/** The first gap that is more than a line to sign on. */
function openGap({ text }: ReadContract): Sentence | undefined {
  const lastPart = text.length * LAST_PART;
  const open = gaps(text).filter(([start, end]) => {
    const written = text.slice(start, end);
    if (NO_GAP.test(written)) return false;
    if (!ONLY_LINE.test(written)) return true;
    const { plain } = lineAt(text, [start, end]);
    return start < lastPart && !(plain.length < 120 && SIGNING.test(plain) && /:/u.test(plain));
  });
  const lines = open.map((gap) => lineAt(text, gap));
  return lines.find(({ plain }) => (plain.match(/\p{L}/gu)?.length ?? 0) >= READABLE) ?? lines[0];
}

export const signaturesCheck: ClauseCheck = {
  clause: 'signatures',
  topic: {
    heading: phrases('(signatures?|parašai|rekvizitai)'),
    sentence: phrases(
      '(counterparts?|electronic signatures?|sign electronically|egzempliori|elektronin* paraš)*',
    ),
  },
  rules: [
    found({
      id: 'signatures.missing',
      kind: 'missing',
      category: 'essential',
      find: (contract) => (hasPlaceToSign(contract) ? undefined : { riskFactor: 5 }),
      text: {
        en: say(
          'Ask for a place where both sides sign, with name, position and date; a qualified electronic signature is enough in the European Union.',
          'Without signatures it is hard to prove who agreed to what and when. Some rights, such as copyright, pass only by a signed document (United States: 17 U.S.C. § 204(a)).',
        ),
        lt: say(
          'Paprašykite vietos abiejų šalių parašams su vardu, pavarde, pareigomis ir data; pakanka kvalifikuotų elektroninių parašų.',
          'Be parašų sunku įrodyti, kas, kada ir dėl ko susitarė. Kai kurios teisės, pavyzdžiui, autorių turtinės teisės, perduodamos tik raštu.',
        ),
      },
    }),
    found({
      id: 'signatures.blanks',
      kind: 'vague',
      category: 'clarity',
      find(contract) {
        const sentence = openGap(contract);
        return sentence === undefined ? undefined : { riskFactor: 2, sentence };
      },
      text: {
        en: say(
          'Fill in or strike out every open place before you sign: names, dates, sums and periods.',
          'What is left blank can be filled in later by somebody else, or read against you.',
        ),
        lt: say(
          'Prieš pasirašydami užpildykite arba išbraukite kiekvieną tuščią vietą: vardus, datas, sumas ir terminus.',
          'Kas palikta tuščia, vėliau gali užpildyti kas nors kitas arba aiškinti jūsų nenaudai.',
        ),
      },
    }),
  ],
};
