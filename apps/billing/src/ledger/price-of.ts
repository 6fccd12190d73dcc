import { PRICES, type PlanType } from '@pactwright/protocol';

const CENTS = 100;

/** Today's price of the plan, in cents. */
export const centsOf = (planType: PlanType): number => PRICES[planType].amount * CENTS;
