import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const aiTools: Clause = {
  id: 'ai-tools',
  name: { en: 'AI tools', lt: 'Dirbtinio intelekto įrankiai' },
  purpose: {
    en: 'Says whether generative AI may be used, and how its use is checked and disclosed.',
    lt: 'Nustato, ar leidžiama naudoti generatyvinį dirbtinį intelektą ir kaip tai tikrinama ir atskleidžiama.',
  },
  category: 'clarity',
  riskFactor: 2,
  variables: ['ai_use', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
