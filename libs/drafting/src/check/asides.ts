import { lean } from '../reading/letters.js';

/** What sounds like a limit, a term or a price and sets none: that a list is not complete, an example. */
const ASIDES: readonly RegExp[] = [
  lean(
    /(?<=includ\p{L}{1,3})[,(]* ?(?:but |and )?(?:(?:is|are) )?(?:not limited to|without (?:any )?limitation)/gu,
  ),
  /,? (?:but|and) (?:(?:is|are) )?not limited to/gu,
  /[,(] ?without (?:any )?limitation ?[,)]/gu,
  /without limit(?:ing|ation (?:of|to)(?! (?:the )?(?:amount|sum|time|liab))) [^,;.]{0,90}/gu,
  /\((?:for (?:example|instance)|e\.g\.|pavyzdžiui|pvz\.)[^()]*\)/gu,
];

/** How something would come out, or how it came to the contract. */
const TOLD = lean(
  /^\W*(?:\(?[\da-z]{1,3}[.)] )?(?:whereas(?!\p{L})|for (?:example|instance),|by way of (?:example|illustration)|pavyzdžiui,|pvz\.)/u,
);

/** The same sentence without what is said by the way; nothing of one that says nothing else. */
export const withoutAsides = (plain: string): string =>
  TOLD.test(plain) ? '' : ASIDES.reduce((text, aside) => text.replaceAll(aside, ' '), plain);
