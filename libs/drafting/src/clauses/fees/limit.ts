import { money } from '../../check/measures.js';
import { allOf, phrases } from '../../check/phrases.js';
import type { ReadContract } from '../../check/rule.js';
import { anySays } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';

/** A most that may be billed, beside pay by the hour. */
const LIMIT = phrases(
  '(not (to )?exceed|not be exceeded|maximum of|up to|at most|capped at|(not?|never|no case)…more than)',
  '(ne daugiau kaip|neviršija|negali viršyti)',
);
/** The limit may stand in a sentence of its own: "The total may not exceed …". */
const LIMITED_SUM = allOf(
  LIMIT,
  phrases('(totals?|sums?|fees?|price|invoices|amounts?)', '(suma|sumos|kaina|atlyg|sąskait)*'),
);
const NO_PAY = phrases(
  '(liab|insur|damages|penalt|deposit|expense|interest)*',
  '(atsakomyb|draud|nuostol|netesyb|baud|avans|išlaid|delspinig)*',
);
const BY_THE_HOUR = phrases(
  '(hours worked|time spent|time (that )?\\p{L}{2,10} has (recorded|spent)|\\d{1,4}(\\))? hours)',
  '(dirbtas valandas|dirbtų valandų|sugaišt* laik*|\\d{1,4} valand*)',
);
const HAS_RATE = phrases(
  '(hourly rate|per hour|an hour|for each hour|per month|monthly|retainer|fixed|flat)',
  '(įkain|už valandą|per mėnesį|fiksuot)*',
);

/** Where a contract that pays by the hour names the most that is paid, and nowhere what an hour is worth. */
export function limitWithoutRate(contract: ReadContract): Sentence | undefined {
  const about = contract.about('fees');
  if (!anySays(about, BY_THE_HOUR) || anySays(about, HAS_RATE)) return undefined;
  return (
    about.find(({ plain }) => LIMIT.test(plain)) ??
    contract.saying(LIMITED_SUM).find(({ plain }) => money(plain).length > 0 && !NO_PAY.test(plain))
  );
}
