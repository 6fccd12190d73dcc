import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Makes the client answer for the materials, claims and access that it supplies. */
export const clientWarranties: Clause = {
  id: 'client-warranties',
  name: { en: 'Client’s warranties', lt: 'Kliento pareiškimai ir garantijos' },
  variables: ['freelance_type', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
