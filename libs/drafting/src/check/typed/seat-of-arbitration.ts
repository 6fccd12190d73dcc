import { leanSource, lean } from '../../reading/letters.js';
import { OF_ADJECTIVE } from './countries.js';

export const PLACE_WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
/** The name of a place, in several words: "City of London", "The Hague". */
export const PLACE_NAME = String.raw`${PLACE_WORD}(?:(?: of| and| the| ir)?(?: the)? ${PLACE_WORD}){0,5}`;
export const OF_A_CITY = String.raw`(?:(?:[Cc]ity|[Ss]tate|[Cc]ounty|[Pp]rovince|[Cc]ommonwealth) of )?`;

/** Where it is arbitrated: "by an arbitrator in Wilmington", „arbitraže Rygoje“. */
export const SEATS_OF_ARBITRATION: readonly RegExp[] = [
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})[Aa]rbitrat\p{L}+(?!\p{L})[^.;]{0,60}? (?:in|at) (?:the )?${OF_A_CITY}(${PLACE_NAME})`,
    ),
    'gu',
  ),
  lean(/(?<!\p{L})[Aa]rbitraž\p{L}*(?!\p{L})[^.;]{0,40}? (\p{Lu}\p{L}+(?:uje|oje|ėje|yje|uose))(?!\p{L})/gu),
];

/** Rules, an institution or a part of the contract, where a place would stand. */
const NO_TOWN = lean(
  /(?<!\p{L})(?:Court|Courts|Rules|Association|Cent(?:re|er)|Chamber|Institute|Institution|Commission|Council|Section|Clause|Article|Schedule|Annex|Exhibit|Agreement|Contract|Act)(?!\p{L})/u,
);

/** The towns in which a sentence has disputes arbitrated, each once; "in English" is no place. */
export const seatsIn = (quote: string): readonly string[] => {
  const flat = quote.replaceAll(/\s+/gu, ' ');
  const names = SEATS_OF_ARBITRATION.flatMap((seat) =>
    [...flat.matchAll(seat)].map(({ 1: name = '' }) => name),
  );
  return [...new Set(names)].filter((name) => OF_ADJECTIVE[name] === undefined && !NO_TOWN.test(name));
};
