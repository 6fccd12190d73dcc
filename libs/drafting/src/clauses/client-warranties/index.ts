import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const clientWarranties: Clause = {
  id: 'client-warranties',
  name: { en: 'Client’s warranties', lt: 'Kliento pareiškimai ir garantijos' },
  purpose: {
    en: 'Makes the client answer for the materials, claims and access that it supplies.',
    lt: 'Nustato, kad Klientas atsako už savo pateiktą medžiagą, teiginius ir prieigas.',
  },
  category: 'risk',
  riskFactor: 2,
  variables: ['freelance_type', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
