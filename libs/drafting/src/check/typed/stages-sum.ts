import { money, percents } from '../measures.js';
import { phrases } from '../phrases.js';
import type { Sentence } from '../segment.js';

const SCHEDULE = phrases(
  '(upon|on|at|before|after|when|due|in advance|deposit|balance|remaining|remainder|completion|delivery|signing|launch)',
  '(pasiraš|patvirtin|avans|perdav|likus|likut|užbaig|priėm|pradž|pradedant)*',
);
const PRICE = phrases(
  '(fees?|price|payments?|pays?|paid|instal*|stages?|milestones?)',
  '(kain|mok|sumok|apmok|įmok|etap)*',
);
const NO_STAGE = phrases(
  '(interest|late|vat|tax|kill|cancellation|commission|discount|penalty|royalt|share|deduct|increase|uptime|annual)*',
  '(delspinig|palūkan|pvm|mokesči|komisin|nuolaid|netesyb|nutrauk|baud)*',
);

/** A sentence that pays the price in shares which do not make a hundred. */
export const withWrongSum = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find(({ plain }) => {
    if (NO_STAGE.test(plain) || !SCHEDULE.test(plain) || !PRICE.test(plain)) return false;
    const shares = percents(plain);
    /* A table says a share twice: "Deposit (30%) | 30% of the fee". */
    const [sum, once] = [shares, [...new Set(shares)]].map((list) =>
      list.reduce((total, share) => total + share, 0),
    ) as [number, number];
    const isHundred = [sum, once].some((total) => Math.abs(total - 100) <= 1);
    return shares.length >= 2 && !shares.includes(100) && sum >= 50 && !isHundred;
  });

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
const amountsIn = ({ plain }: Sentence): readonly number[] => money(plain).map(({ amount }) => amount);

/** Whether the sums of a sentence come to one that stands among them, or anywhere in the contract. */
export function addsUp(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const parts = amountsIn(sentence);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (parts.length < 2) return false;
  return (
    parts.some((part) => isSame(sum, 2 * part)) ||
    sentences.some((other) => amountsIn(other).some((amount) => isSame(amount, sum)))
  );
}
