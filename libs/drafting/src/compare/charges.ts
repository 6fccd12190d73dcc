import { withFigures } from '../check/figures.js';
import { money, shares } from '../check/measures.js';
import { bearerIn } from './bearer.js';
import { CHARGE, CLIENT_LATE, MUTUAL, REDUCED, WHO_BROKE_IT } from './cost-words.js';

const sumsIn = (plain: string): string[] => {
  const figures = withFigures(plain);
  return [
    ...money(figures).map(({ amount }) => String(amount)),
    ...shares(figures).map(({ percent }) => `${percent}%`),
  ];
};

/** Whether theirs names a sum or a share that mine does not; both with the sides by their plain names. */
export function isSumNew(mine: string, theirs: string): boolean {
  const known = sumsIn(mine);
  return sumsIn(theirs).some((sum) => !known.includes(sum));
}

/** A penalty of some sum that nobody owed before, and that neither the client owes nor both. */
export const mayBeCharged = (mine: string, theirs: string): boolean =>
  CHARGE.test(theirs) &&
  !CHARGE.test(mine) &&
  isSumNew(mine, theirs) &&
  !MUTUAL.test(theirs) &&
  !WHO_BROKE_IT.test(theirs) &&
  !CLIENT_LATE.test(theirs) &&
  bearerIn(theirs) !== 'client';

/** "The Designer hands the posters over, under penalty of ...": whoever does something there owes it. */
const PROVIDER_DOES = /^(?:[\d.]+ )?(?:the )?(?:provider|paslaugų teikėjas) (?!may|can|gali|turi teisę)/u;

/** Such a penalty of which the words say that the one who works owes it. */
export const isChargeNew = (mine: string, theirs: string): boolean =>
  mayBeCharged(mine, theirs) &&
  (bearerIn(theirs) === 'provider' || PROVIDER_DOES.test(theirs) || REDUCED.test(theirs));
