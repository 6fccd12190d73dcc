import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Keeps tools and earlier work with their owner and lists licences of others. */
export const backgroundMaterials: Clause = {
  id: 'background-materials',
  name: { en: 'Background and third-party materials', lt: 'Anksčiau sukurta ir trečiųjų asmenų medžiaga' },
  variables: ['freelance_type', 'deliverables', 'milestones', 'contract_style', 'ip_ownership'],
  belongs: (terms) =>
    terms.workType !== 'general' || terms.deliverables.length > 0 || terms.milestones.length > 0,
  paragraphs,
};
