import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says whether others may do part of the work and who answers for them. */
export const subcontracting: Clause = {
  id: 'subcontracting',
  name: { en: 'Subcontracting and substitution', lt: 'Subtiekėjai ir pavadavimas' },
  variables: ['subcontracting', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
