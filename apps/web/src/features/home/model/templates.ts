import type { WorkType } from '@pactwright/drafting';

/** The six kinds of contract, in the order in which the home page lists them. */
export const TEMPLATES = [
  'general',
  'consulting',
  'design',
  'marketing',
  'web_development',
  'copywriting',
] as const satisfies readonly WorkType[];
export type Template = (typeof TEMPLATES)[number];
