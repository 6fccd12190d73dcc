import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Names the one law that applies, and the freelancer protection that no contract can take away. */
export const governingLaw: Clause = {
  id: 'governing-law',
  name: { en: 'Governing law', lt: 'Taikytina teisė' },
  variables: ['governing_law', 'provider_country'],
  belongs: () => true,
  paragraphs,
};
