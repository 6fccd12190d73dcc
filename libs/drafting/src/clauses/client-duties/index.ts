import type { Clause } from '../../clause.js';
import { isProject } from '../../engagement.js';
import { paragraphs } from './paragraphs.js';

export const clientDuties: Clause = {
  id: 'client-duties',
  name: { en: 'Cooperation of the Client', lt: 'Kliento bendradarbiavimo pareiga' },
  purpose: {
    en: 'Says what the client has to supply, who speaks for it and how soon it answers.',
    lt: 'Nustato, ką Klientas turi pateikti, kas jam atstovauja ir per kiek laiko jis atsako.',
  },
  category: 'clarity',
  riskFactor: 3,
  variables: ['freelance_type', 'feedback_days', 'contract_style'],
  belongs: (terms) => isProject(terms),
  paragraphs,
};
