import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const siteRules: Clause = {
  id: 'site-rules',
  name: { en: 'Access, site rules and operation', lt: 'Prieiga, tvarka Kliento patalpose ir eksploatavimas' },
  purpose: {
    en: 'Sets the rules for premises and systems, and who keeps things running after launch.',
    lt: 'Nustato prieigos prie patalpų ir sistemų taisykles ir kas prižiūri Rezultatą po paleidimo.',
  },
  category: 'clarity',
  riskFactor: 2,
  variables: ['optional_clauses', 'freelance_type', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('site_rules'),
  paragraphs,
};
