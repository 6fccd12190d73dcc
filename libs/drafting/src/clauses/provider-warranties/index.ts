import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says what quality the provider answers for, how defects are put right, and what is not promised. */
export const providerWarranties: Clause = {
  id: 'provider-warranties',
  name: { en: 'Provider’s warranties', lt: 'Paslaugų teikėjo pareiškimai ir garantijos' },
  variables: ['warranty_days', 'freelance_type', 'ai_use', 'contract_style', 'governing_law'],
  belongs: () => true,
  paragraphs,
};
