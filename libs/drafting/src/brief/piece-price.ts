const PRICE = '(?:rate|fee|price|charge|cost)s?';
const PIECE = '(?:day|week|session|shift|page|word|piece|item|photo|article)';
const PRICE_LT = String.raw`(?:ikain\w*|kain\w*|tarif\w*|\w*atlyg\w*|\w*mokest\w*)`;
const PIECE_LT = String.raw`(?:dien|savait|pamain|sesij|puslap|zod|zenkl|simbol|vienet|nuotrauk|vnt|d\. ?d)[\w.]*`;

/** "Day rate", "price per page", „dieninis įkainis“, „kaina už puslapį“. */
const NAMED = new RegExp(
  [
    String.raw`\b(?:day|daily|week|weekly|session|shift)[ -]${PRICE}\b`,
    String.raw`\bper diem\b`,
    String.raw`\b${PRICE} \(?(?:is )?(?:by the|(?:for )?(?:an?|one|each|every)) (?:half[ -])?${PIECE}\b`,
    String.raw`\b${PRICE} \(?per (?!hour|month|project|job|contract|stage|milestone)\w+`,
    String.raw`\b${PRICE} \((?:daily|weekly)`,
    String.raw`\b(?:dien(?:in\w*|os|u)|savait(?:in\w*|es)|pamain\w+) ${PRICE_LT}`,
    String.raw`\b${PRICE_LT} \(?(?:uz|per) (?:(?:viena )?${PIECE_LT}|kiekvien\w+ (?!etap|men|valand|dal)\w+)`,
    String.raw`\bdienpinig\w+`,
  ].join('|'),
  'gu',
);
/** "10 days at £650", „6 dienos po 400 Eur“. */
const AT = /\d+ (?:days|weeks|sessions|shifts|pages|articles) (?:at|@|x)\s?$|\bpo\s$/u;
const DENIED = /\b(?:no|not an?|without an?|instead of an?|be|vietoj)\s$/u;
/** Words that begin to speak of another sum. */
const OF_ANOTHER =
  /[,;\d]|\b(?:fixed|whole|total|all|flat|budget|but|fiksuot\w*|vis\w+|bendr\w*|biudzet\w*|bet|o)\b/u;
const LONGEST_BETWEEN = 40;

/** "A day", "/d", "x 10 days", "day rate", behind a sum. */
const BEHIND =
  /^[\s.]*(?:each\b|apiece\b|vnt\b|p\/?d\b|[x*]\s?\d|\(?(?:daily|weekly)\b|\(?(?:(?:half|full)[ -])?(?:day|session|shift)[ -](?:rate|fee|price)\b|\((?:(?:per|an?|each|every|uz|kas|i)\s+|\/\s?)(?:half[ -])?(?:day|week|session|page|word|piece|item|dien|savait|puslap|zod|vienet)\w*\)?|\(?(?:dienin|savaitin)\w* (?:ikain|kain|tarif|atlyg)\w*)/u;

/** The words behind a sum that make it the price of a day, a week or one of many. */
export const piecePriceBehind = (rest: string): string | undefined => BEHIND.exec(rest)?.[0];

/** Whether the words before a sum call it the price of a day, a week or one of many: no price of the whole. */
export function isPiecePrice(before: string): boolean {
  if (AT.test(before)) return true;
  const named = [...before.matchAll(NAMED)].at(-1);
  if (named === undefined || DENIED.test(before.slice(0, named.index))) return false;
  const between = before.slice(named.index + named[0].length);
  return between.length <= LONGEST_BETWEEN && !OF_ANOTHER.test(between);
}
