import { findingText, type Told } from '../check/finding-text.js';
import type { Localised } from '../questions/question.js';

/** A limit of liability that one sentence had and has no longer, although another sentence has one still. */
export const LOST_LIMIT = 'liability-cap.gone-here';

/** That the moral rights stay with the author. */
export const LOST_MORAL_RIGHTS = 'credit-portfolio.moral-rights-gone';

/** A price of one thing that is another, beside a sum for all of them that is not. */
export const TOTAL_OFF = 'fees.total-off';

const LOST: Readonly<Record<string, Localised>> = {
  [LOST_LIMIT]: {
    en: 'We no longer find the limit of your liability that stood here',
    lt: 'Neberandame čia buvusios jūsų atsakomybės ribos',
  },
  [LOST_MORAL_RIGHTS]: {
    en: 'We no longer find that the moral rights stay with you as the author',
    lt: 'Neberandame, kad autoriaus asmeninės neturtinės teisės lieka jums',
  },
  [TOTAL_OFF]: {
    en: 'The price of one and the price of all no longer add up',
    lt: 'Vieneto kaina ir bendra kaina nebesutampa',
  },
};

/** What a new risk is called, or one that is gone; undefined for an id that these rules do not know. */
export const riskText = (id: string, told: Told): string | undefined =>
  LOST[id]?.[told.language] ?? findingText(id, told)?.heading;
