import { money } from '../../check/measures.js';
import { clauseAt, partAt } from '../figures.js';
import { currencyOf } from '../values.js';
import { perOfSum, PROVIDER_PAYS } from './rates.js';
import { words, type Reader, type Rule } from './rule.js';

const PENALTY = words(
  '(?:each|every|any) (?:such|case|incident|violation|offence)',
  'atvej\\p{L}*',
  'laiku ne\\p{L}*',
  'už kiekvien\\p{L}+ sumok\\p{L}*',
  'kiekvien\\p{L}+ (?:tok\\p{L}+|atvej\\p{L}*|\\p{L}*ėj?usi\\p{L}*)',
  'kiekvien\\p{L}+ (?:\\p{L}+ ){1,3}išėjus\\p{L}*',
  'penalt\\p{L}*',
  'liquidated',
  'fined?',
  'fines',
  'damages?',
  'liab\\p{L}*',
  'insur\\p{L}*',
  'breach\\p{L}*',
  'infring\\p{L}*',
  'baud\\p{L}*',
  'netesyb\\p{L}*',
  'delspinig\\p{L}*',
  'nuostol\\p{L}*',
  'žal(?:a|ą|os|ai)',
  'atsakomyb\\p{L}*',
  'draud(?:im\\p{L}*|žia\\p{L}*)',
  'pažeid\\p{L}*',
);
/** Whom nobody is paid for the work by: costs, limits, and what is late. */
const NO_PRICE = words(
  'expens\\p{L}*',
  'travel\\p{L}*',
  'mileage',
  'budget',
  'deposit held',
  'share capital',
  'per share',
  'discount\\p{L}*',
  'exceed\\p{L}*',
  'go above',
  'contribut\\p{L}*',
  'late',
  'overdue',
  'interest',
  'minim\\p{L}*',
  'išlaid\\p{L}*',
  'kelion\\p{L}*',
  'kilometr\\p{L}*',
  'biudžet\\p{L}*',
  'nuolaid\\p{L}*',
  'viršij\\p{L}*',
  'pavėluot\\p{L}*',
  'vėluo\\p{L}*',
  'vėlav\\p{L}*',
  'palūkan\\p{L}*',
);
const PRICE = words(
  'fees?',
  'price',
  'prices?',
  'pays?',
  'paying',
  'paid',
  'payable',
  'payments?',
  'rates?',
  'charge[sd]?',
  'costs?',
  'invoice[sd]?',
  'instal\\p{L}*',
  'due',
  'milestones?',
  'stages?',
  'etap\\p{L}*',
  'dalimis',
  'advance',
  'deposit',
  'balance',
  'compensation',
  'retainer',
  'remuneration',
  'honorarium',
  'consideration',
  'total',
  'sum',
  'per (?:hour|day|month|word|page|piece)',
  'an hour',
  'flat',
  'kain\\p{L}*',
  'atlyg\\p{L}*',
  'užmokes\\p{L}*',
  'užmokest\\p{L}*',
  '(?:su|ap|iš)?mok\\p{L}*',
  'įkain\\p{L}*',
  'tarif\\p{L}*',
  'honorar\\p{L}*',
  'avans\\p{L}*',
  'įmok\\p{L}*',
  'sąmat\\p{L}*',
  'vert(?:ė|inam\\p{L}*|ę|ės)',
  'įvertin\\p{L}*',
  'sum(?:a|ą|os|ų)',
  'dal(?:is|į|ys)',
  'likut\\p{L}*',
  'kainuoja',
  'pridedam\\p{L}*',
  'už valandą',
  'per mėnesį',
);
const UNDER_PRICE = words(
  'fees?',
  'prices?',
  'pricing',
  'payments?',
  'remuneration',
  'rates?',
  'compensation',
  'kain\\p{L}*',
  'atlyg\\p{L}*',
  '(?:ap|at)?(?:si)?mokėjim\\p{L}*',
  'honorar\\p{L}*',
  'atsiskait\\p{L}*',
  'įkain\\p{L}*',
);
const isPrice = (plain: string, index: number, heading: string): boolean => {
  const part = partAt(plain, index);
  if (PENALTY.test(part) || PROVIDER_PAYS.test(part)) return false;
  const clause = clauseAt(plain, index);
  if (NO_PRICE.test(clause)) return false;
  return PRICE.test(part) || UNDER_PRICE.test(heading) || part.length < SHORT;
};
/** A row or an item that is little more than a sum. */
const SHORT = 90;

const sums: Reader = ({ plain, heading }) =>
  money(plain)
    .filter(({ index }) => isPrice(plain, index, heading))
    .map((sum) => ({
      kind: 'money',
      amount: sum.amount,
      currency: currencyOf(sum),
      ...perOfSum(plain, sum.index),
    }));

export const PRICE_RULES = {
  amount: { of: /\d/u, read: sums },
} satisfies Readonly<Record<string, Rule>>;
