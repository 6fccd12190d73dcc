import type { Language } from '../model/document.js';
import { lean } from '../reading/letters.js';

/** Where a sentence goes on with something that may be read by itself. */
const JOINTS: Readonly<Record<Language, RegExp>> = {
  en: lean(
    /;\s|,?\s(?=(?:save|except) (?:that|where|for)|provided (?:that|always)|on (?:condition|the understanding)|(?:al)?though |whereas |whil(?:e|st) |unless |notwithstanding |even (?:if|where|when|though) |together with |as well as |failing which|whereupon|in which case|(?:for|of|by|after|during|until|on|to|with|in) wh(?:ich|om) |but )|,\s(?=(?:and|or|nor|which|who|whose|where|with|without|including|if|after|for|at) )|\sand (?=(?:if|where|until|in (?:any|that|which)|(?:the )?(?:provider|client)) )/gu,
  ),
  lt: lean(
    /;\s|,\s(?=(?:tačiau|bet|o|nebent|išskyrus|nors|kuri\p{L}*|kuo\p{L}*|jei|jeigu|kol|kai|jog|kad|iki|su|be|ir|bei|po|už|taip|įskaitant|net|nes|tik|dėl|jo|jos|jų|prieš|tai|tad|todėl) )|\s(?=(?:kartu su|įskaitant|su sąlyga|be to|taip pat) )|\sir (?=(?:jei|kol|kai|iki|ne\p{L}+|klientas|paslaugų teikėjas) )/gu,
  ),
};
const SIDE: Readonly<Record<Language, RegExp>> = {
  en: lean(/(?<!\p{L})(?:provider|client)(?:'s)?(?!\p{L})/gu),
  lt: lean(/(?<!\p{L})(?:paslaugų teikėj|klient)\p{L}{1,4}(?!\p{L})/gu),
};
const WORDS = lean(/\p{L}{2,}/gu);
/** A shorter sentence is read well as it is, and a shorter limb says nothing by itself. */
const LONG = 18;
const FEWEST = 5;
const countOf = (words: string): number => words.match(WORDS)?.length ?? 0;

/** Whether something else may stand in a sentence beside what it is blamed for. */
export const isLong = (plain: string): boolean => countOf(plain) >= LONG;

/**
 * The limbs of a long sentence, each after the side that was named last where it names none; none of a short one. A limb
 * of few words is read with the one before it.
 */
export function limbsOf(plain: string, language: Language): readonly string[] {
  if (!isLong(plain)) return [];
  const limbs: string[] = [];
  for (const piece of plain.split(JOINTS[language])) {
    const last = limbs.at(-1);
    if (last !== undefined && (countOf(piece) < FEWEST || countOf(last) < FEWEST))
      limbs[limbs.length - 1] = `${last}, ${piece}`;
    else limbs.push(piece);
  }
  if (limbs.length < 2) return [];
  let side: string | undefined;
  return limbs.map((limb) => {
    const named = limb.match(SIDE[language]);
    const read = named === null && side !== undefined ? `${side} ${limb}` : limb;
    side = named?.at(-1) ?? side;
    return read;
  });
}
