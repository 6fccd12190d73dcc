import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Lets a side end the agreement when the other breaks it and does not put it right. */
export const terminationBreach: Clause = {
  id: 'termination-breach',
  name: { en: 'Termination for breach', lt: 'Sutarties nutraukimas dėl pažeidimo' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
