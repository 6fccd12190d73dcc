import type { ReadContract } from '../read-contract.js';
import { lean } from '../../reading/letters.js';

/** How the place to sign begins, on a line of its own. */
const BLOCK =
  /(?:^|\n)[ \t#*_|>]{0,12}(?:\d{1,3}\.?[ \t]{1,4})?(?:signatures?(?![ \t]{1,3}of an)|signed(?=[ ,:(]|$)|sign here|in witness whereof|agreed (?:and|to)|accepted (?:and|by)|by:|name:|executed|the dotted line|\/s\/|šalių (?:rekvizitai|parašai|adresai)|parašas|parašai|pasirašė|a\.[ \t]?v\.)/iu;
const WITNESS =
  /in witness whereof|\/s\/|(?:have|has) (?:duly )?(?:executed|signed) this (?:agreement|contract)/iu;
const LINE_TO_SIGN = /_{5,80}|\.{12,80}|…{4,40}/u;
/** "Anna Kemp            Paul Low": two names on one line, with room between them. */
const TWO_NAMES = lean(/\p{Lu}(?:\p{L}+|\.)[^\n]{1,60}[ \t]{3,40}\p{Lu}(?:\p{L}+|\. ?\p{Lu}\p{L}+)/u);
/** "Robert Hale, for the Publisher, 20 February 2026" on one line and the other side on the next. */
const NAMES_AND_DATES = lean(
  /(?:^|\n)\p{Lu}\p{L}+ \p{Lu}\p{L}+,[^\n]{0,60}\d{4}[^\n]{0,6}\n{1,2}\p{Lu}\p{L}+ \p{Lu}\p{L}+,[^\n]{0,60}\d{4}/u,
);
const WORD_OF_A_SIDE = lean(
  /(?:^|\n)[ \t#*|]{0,12}(?:for )?(?:the )?([\p{L} ]{4,24}?)(?:[ \t]{0,3}[:(,]|[ \t]{3}|[ \t]{0,3}(?=\n|$))/giu,
);
/** Standard terms are signed on another page. */
const SIGNED_ELSEWHERE = /cover page|key terms|signed (?:booking |order )?form/iu;
/** Places to sign stand in the last part of a contract; forms with annexes have them earlier. */
const EARLIEST = 0.25;
const LAST_PART = 0.6;
const END = 500;

/** Whether there is a place for both sides to sign, or their signatures. */
export function hasPlaceToSign({ text, parties }: ReadContract): boolean {
  const from = (share: number) => text.slice(Math.floor(text.length * share));
  if (BLOCK.test(from(EARLIEST)) || WITNESS.test(from(EARLIEST)) || LINE_TO_SIGN.test(from(LAST_PART)))
    return true;
  if (SIGNED_ELSEWHERE.test(text)) return true;
  const end = text.trimEnd().slice(-END);
  return (
    TWO_NAMES.test(end) ||
    NAMES_AND_DATES.test(end) ||
    namesBothSides(end, parties) ||
    isSignedInOneLine(end, parties)
  );
}

/** "Client: Paul Low" and "Contractor: Anna Kemp" on lines of their own. */
function namesBothSides(end: string, parties: ReadContract['parties']): boolean {
  const words = [...end.matchAll(WORD_OF_A_SIDE)].map(([, word = '']) => word.trim().toLowerCase());
  return parties.length === 2 && parties.every((side) => words.some((word) => side.words.includes(word)));
}

const LONGEST_LINE = 120;
/** "Brightmoor Media Inc. Felix Adeyemi": two columns of signatures, between which the room is gone. */
function isSignedInOneLine(end: string, parties: ReadContract['parties']): boolean {
  const lines = end.toLowerCase().split(/\n+/u).slice(1);
  return (
    parties.length === 2 &&
    lines.some(
      (line) =>
        line.length <= LONGEST_LINE &&
        !/[.;:]$|\p{Ll}{3,} (?:and|ir|bei) /u.test(line.trim()) &&
        parties.every(({ name, words }) =>
          [name.toLowerCase(), ...words].some((word) => hasWord(line, word)),
        ),
    )
  );
}

const spaced = (words: string): string => ` ${words.replaceAll(/[|*_.,\s]+/gu, ' ').trim()} `;
const hasWord = (line: string, word: string): boolean =>
  word.length > 3 && spaced(line).includes(spaced(word));
