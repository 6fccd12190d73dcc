import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says whether generative AI may be used, and how its use is checked and disclosed. */
export const aiTools: Clause = {
  id: 'ai-tools',
  name: { en: 'AI tools', lt: 'Dirbtinio intelekto įrankiai' },
  variables: ['ai_use', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
