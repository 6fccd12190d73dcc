import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Sets the rules for premises and systems, and who keeps things running after launch. */
export const siteRules: Clause = {
  id: 'site-rules',
  name: { en: 'Access, site rules and operation', lt: 'Prieiga, tvarka Kliento patalpose ir eksploatavimas' },
  variables: ['optional_clauses', 'freelance_type'],
  belongs: (terms) => terms.optionalClauses.has('site_rules'),
  paragraphs,
};
