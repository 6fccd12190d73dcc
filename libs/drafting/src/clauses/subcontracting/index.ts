import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const subcontracting: Clause = {
  id: 'subcontracting',
  name: { en: 'Subcontracting and substitution', lt: 'Subtiekėjai ir pavadavimas' },
  purpose: {
    en: 'Says whether others may do part of the work and who answers for them.',
    lt: 'Nustato, ar dalį darbo gali atlikti kiti asmenys ir kas už juos atsako.',
  },
  category: 'commercial',
  riskFactor: 2,
  variables: ['subcontracting', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
