/** From the gravest to the least. */
export const RISK_FACTORS = [5, 4, 3, 2, 1] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];
