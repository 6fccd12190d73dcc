import { lean } from '../reading/letters.js';

const ROUNDS = lean(
  /(?<![\p{L}\d.,])(?:(\d{1,2})(?: \(\d{1,2}\))?|(one|a single|first|pirm(?:as|ą|asis|ąjį)|vien(?:as|ą))) (?:(?!(?:for|of|per|in|the|list|document|message|copy) )\p{L}[\p{L}-]* ){0,3}(?:rounds?|loops?|(?:revision|feedback|amendment|correction|review|edit) (?:cycles?|passes)|sets? of (?:changes|corrections|revisions|amendments|edits|amends)|(?<=\d )sets of (?:comments|notes|remarks)|revisions?|iterations?|rat(?:as|ai|us|ų|ą)|raund(?:as|ai|us|ų|ą)|cikl(?:as|ai|us|ų|ą)|iteracij\p{L}+|tur(?:ai|us|ų|ą)|(?:derinim|tais|pataisym|korek|pastab)\p{L}* etap(?:as|ai|us|ų|ą)|kart(?:us|ų)|pataisym(?:ai|us|ų|ą)|korekcij(?:os|as|ų|ą))(?!\p{L})/gu,
);
const TWICE = lean(
  /(?<!\p{L})(?:revis|correct|chang|amend|tais|pataiso|ištais)\p{L}* (?:\p{L}+ ){0,4}(?:(once)(?! (?:\p{L}+ ){1,3}(?:has|have|is|are|had))|(twice)|(dukart))(?!\p{L})/u,
);
const EXTRA = lean(
  /(?<!\p{L})(?:further|additional|extra|after the|beyond|third|fourth|papildom\p{L}+|toles\p{L}+|po)(?: \p{L}+)? $|(?:each|every|kiekvien\p{L}+|kit\p{L}+) $/u,
);

/** Without one of these neither of the two is there; they are dear, and most sentences have none. */
const NAMED =
  /round|loop|cycle|passes|sets? of|revision|iteration|rat(?:as|ai|us|ų|ą)|raund|cikl|iteracij|tur(?:ai|us|ų|ą)|etap|kart(?:us|ų)|pataisym|korekcij|once|twice|dukart/u;

/** What a round is, not how many there are. */
export const MEANT = lean(/^ (?:rat\p{L}+ )?(?:sudaro|consists?|means|is one)(?!\p{L})/u);

/** How many rounds of corrections a sentence sets whose number words are figures; of several each. */
export function roundsIn(plain: string): readonly number[] {
  if (!NAMED.test(plain)) return [];
  const found = [...plain.matchAll(ROUNDS)]
    .filter(
      ({ 0: said, index }) =>
        !EXTRA.test(plain.slice(0, index)) && !MEANT.test(plain.slice(index + said.length)),
    )
    .map(({ 1: digits }) => Number(digits ?? 1));
  if (found.length > 0) return found;
  const often = TWICE.exec(plain);
  return often === null ? [] : [often[1] === undefined ? 2 : 1];
}
