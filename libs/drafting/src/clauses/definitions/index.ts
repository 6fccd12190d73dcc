import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Gives each capitalised word one meaning, and defines only the words that this contract uses. */
export const definitions: Clause = {
  id: 'definitions',
  name: { en: 'Definitions', lt: 'Sąvokos' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
