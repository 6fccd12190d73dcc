import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  services: {
    general: `savarankiško specialisto paslaugas`,
    consulting: `konsultavimo paslaugas`,
    design: `dizaino paslaugas`,
    marketing: `rinkodaros paslaugas`,
    web_development: `interneto svetainių kūrimo paslaugas`,
    copywriting: `tekstų kūrimo paslaugas`,
  },
  purpose: `Paslaugų teikėjas siūlo Klientui {services} ir turi joms reikalingų žinių bei įgūdžių.`,
} as const satisfies Wording<typeof en>;
