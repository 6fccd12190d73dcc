import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Makes clear that this is business between independent parties and not employment. */
export const independentStatus: Clause = {
  id: 'independent-status',
  name: { en: 'Independent status', lt: 'Savarankiškas Paslaugų teikėjo statusas' },
  variables: ['provider_type', 'provider_country', 'provider_status', 'optional_clauses'],
  belongs: () => true,
  paragraphs,
};
