import { PLAN_TYPES, type PlanType } from '@pactwright/protocol';

/* Session storage: local storage is cleared by the wizard, and the plan is of no use in another tab. */
const KEY = 'pactwright.plan';

/** The plan chosen before leaving for the checkout; for display only, never a proof of payment. */
export const rememberPlan = (plan: PlanType): void => sessionStorage.setItem(KEY, plan);

export function rememberedPlan(): PlanType | undefined {
  const kept = sessionStorage.getItem(KEY);
  return PLAN_TYPES.find((plan) => plan === kept);
}

export const forgetPlan = (): void => sessionStorage.removeItem(KEY);
