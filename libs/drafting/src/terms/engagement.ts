import type { Payment, ProviderStatus, Terms, WorkType } from './terms.js';

/** What follows from several terms together; more than one clause has to see it in the same way. */

const CREATIVE: ReadonlySet<WorkType> = new Set(['design', 'marketing', 'web_development', 'copywriting']);

/** Work that makes original texts, images or software. */
export const isCreative = ({ workType }: Terms): boolean => CREATIVE.has(workType);

/** Kinds of work that somebody has named and that make works of an author. */
const AUTHORED =
  /(?<!\p{L})(?:translat|subtitl|photo|film|video|animat|music|compos|illustrat|writ|author|edit|fotogr|foto|filmav|vaizdo|animac|muzik|iliustr|vert(?:im|ėj)|tekst|autor|redag|dail)\p{L}*/iu;

/** Work whose author has rights that no contract takes away, as far as it can be told from what was said. */
export const makesWorks = (terms: Terms): boolean =>
  isCreative(terms) ||
  terms.ip === 'licence' ||
  lithuanianStatus(terms) === 'author' ||
  [terms, terms.beside].some((text) => AUTHORED.test(text?.workTypeText ?? ''));

/** One price for a defined piece of work. */
export const hasPrice = ({ payment }: Terms): boolean =>
  payment.structure === 'fixed' || payment.structure === 'milestones';

/** Paid by time or by results rather than for something finished, so that the services never become complete. */
export const isContinuous = ({ payment }: Terms): boolean =>
  payment.structure === 'retainer' || payment.structure === 'commission';

/** Work that goes on until somebody ends it, rather than until something is finished. */
export const isOngoing = (terms: Terms): boolean =>
  terms.deadline === undefined &&
  terms.milestones.length === 0 &&
  (isContinuous(terms) ||
    (terms.hasNoEnd && !hasPrice(terms)) ||
    (terms.payment.structure === 'hourly' && terms.deliverables.length === 0));

/** Done as it is ordered, and paid by how much of it is done. */
export const isByAmount = ({ payment }: Terms): boolean =>
  payment.structure === 'hourly' || payment.structure === 'unit';

/** What a limit of hourly work holds for. */
export function hoursLimit({ hoursCap, monthlyHours }: Payment): 'inAll' | 'aMonth' | 'both' | undefined {
  if (monthlyHours === undefined) return hoursCap === undefined ? undefined : 'inAll';
  return hoursCap === undefined ? 'aMonth' : 'both';
}

/** Nothing becomes complete, so that no dates but those of single tasks can move. */
export const runsOn = (terms: Terms): boolean => isContinuous(terms) || isOngoing(terms);

/** Something is handed over that can be examined. */
export const hasDeliverables = (terms: Terms): boolean =>
  terms.deliverables.length > 0 ||
  terms.milestones.length > 0 ||
  hasPrice(terms) ||
  (isCreative(terms) && terms.workType !== 'marketing' && !isOngoing(terms));

/** Work that the provider cannot finish unless the client plays its part in time. */
export const isProject = (terms: Terms): boolean =>
  terms.workType !== 'general' || terms.deliverables.length > 0 || hasPrice(terms) || !isOngoing(terms);

/**
 * A deposit is part of a known whole: a monthly fee is paid in advance anyway, a commission or an open number of hours has
 * no whole, and the user's own words say themselves when what is paid.
 */
export const takesDeposit = ({ depositPercent, payment }: Terms): boolean =>
  depositPercent > 0 &&
  (payment.structure === 'fixed' ||
    payment.structure === 'milestones' ||
    (payment.structure === 'hourly' && payment.hoursCap !== undefined));

/** The whole price when it is known: as answered, or as the milestones add up. */
export function totalPrice({ payment, milestones }: Terms): number | undefined {
  if (payment.amount !== undefined) return payment.amount;
  const amounts = milestones.map(({ amount }) => amount);
  if (payment.structure !== 'milestones' || amounts.length === 0) return undefined;
  const cents = amounts.map((amount) => (amount === undefined ? Number.NaN : Math.round(amount * 100)));
  const sum = cents.reduce((total, part) => total + part, 0);
  return Number.isNaN(sum) ? undefined : sum / 100;
}

/** What the deposit is a part of: the price, or the fees for the hours agreed at most. */
function depositBase(terms: Terms): number | undefined {
  const { structure, amount, hoursCap } = terms.payment;
  if (structure !== 'hourly') return totalPrice(terms);
  return amount === undefined || hoursCap === undefined ? undefined : amount * hoursCap;
}

/** The deposit in money, to the cent. */
export function depositAmount(terms: Terms): number | undefined {
  const base = depositBase(terms);
  return base === undefined ? undefined : Math.round(base * terms.depositPercent) / 100;
}

/** What all units come to that are paid for without a new approval. */
export const unitsPrice = ({ amount, unitCap }: Payment): number | undefined =>
  amount === undefined || unitCap === undefined ? undefined : Math.round(amount * unitCap * 100) / 100;

/** The rate of additional work: agreed for it, or that of the whole contract. */
export const additionalRate = ({ extraRate, payment }: Terms): number | undefined =>
  extraRate ?? (payment.structure === 'hourly' ? payment.amount : undefined);

/** By the hour or the piece, additional work has a price of its own. */
export const paysMoreWorkApart = (terms: Terms): boolean =>
  (terms.payment.structure === 'hourly' && additionalRate(terms) !== terms.payment.amount) ||
  (terms.payment.structure === 'unit' && terms.extraRate !== undefined);

/** When additional work is invoiced; undefined where the invoices of the rest include it. */
export function additionalInvoice({ payment }: Terms): 'once' | 'monthly' | undefined {
  switch (payment.structure) {
    case 'fixed':
    case 'milestones':
      return 'once';
    case 'retainer':
    case 'commission':
      return 'monthly';
    case 'hourly':
    case 'unit':
    case 'other':
      return undefined;
  }
}

/** Under what a natural person in Lithuania works; others have no such status. */
export const lithuanianStatus = ({ provider, providerStatus }: Terms): ProviderStatus | undefined =>
  provider.kind === 'person' && provider.country.code === 'lt' ? providerStatus : undefined;
