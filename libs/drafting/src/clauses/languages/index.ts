import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says that the contract has two texts, which of them applies where they differ, and what stands in one language only. */
export const languages: Clause = {
  id: 'languages',
  name: { en: 'Languages', lt: 'Sutarties kalbos' },
  variables: ['contract_language', 'prevailing_language'],
  belongs: (terms) => terms.languages !== undefined,
  paragraphs,
};
