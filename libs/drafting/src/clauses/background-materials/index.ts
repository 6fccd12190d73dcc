import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const backgroundMaterials: Clause = {
  id: 'background-materials',
  name: { en: 'Background and third-party materials', lt: 'Anksčiau sukurta ir trečiųjų asmenų medžiaga' },
  purpose: {
    en: 'Keeps tools and earlier work with their owner and lists licences of others.',
    lt: 'Palieka priemones ir ankstesnius darbus jų savininkui ir nustato trečiųjų asmenų licencijų tvarką.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: ['freelance_type', 'deliverables', 'contract_style', 'ip_ownership'],
  belongs: (terms) => terms.workType !== 'general' || terms.deliverables.length > 0,
  paragraphs,
};
