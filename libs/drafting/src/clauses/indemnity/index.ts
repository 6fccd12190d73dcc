import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const indemnity: Clause = {
  id: 'indemnity',
  name: { en: 'Claims by third parties', lt: 'Trečiųjų asmenų reikalavimai' },
  purpose: {
    en: 'Says who bears the cost when somebody outside the contract claims that the work or the materials infringe rights.',
    lt: 'Nustato, kas prisiima išlaidas, kai kiti asmenys teigia, kad darbas ar medžiaga pažeidžia jų teises.',
  },
  category: 'risk',
  riskFactor: 4,
  variables: ['contract_style', 'liability_cap'],
  belongs: () => true,
  paragraphs,
};
