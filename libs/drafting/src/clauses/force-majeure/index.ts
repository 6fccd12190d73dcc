import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says what happens when events that nobody controls stop the work. */
export const forceMajeure: Clause = {
  id: 'force-majeure',
  name: { en: 'Force majeure', lt: 'Nenugalima jėga (force majeure)' },
  variables: ['contract_style', 'provider_type'],
  belongs: () => true,
  paragraphs,
};
