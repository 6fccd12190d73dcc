import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  services: {
    general: `profesines paslaugas`,
    consulting: `konsultavimo paslaugas`,
    design: `dizaino paslaugas`,
    marketing: `rinkodaros paslaugas`,
    web_development: `interneto svetainių ir programų kūrimo paslaugas`,
    copywriting: `tekstų kūrimo paslaugas`,
  },
  purpose: `Paslaugų teikėjas teikia {services} ir turi tam reikalingų žinių bei įgūdžių, o Klientas nori šiomis paslaugomis pasinaudoti.`,
} as const satisfies Wording<typeof en>;
