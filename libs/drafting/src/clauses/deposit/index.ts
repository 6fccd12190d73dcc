import type { Clause } from '../../clause.js';
import { takesDeposit } from '../../engagement.js';
import { paragraphs } from './paragraphs.js';

export const deposit: Clause = {
  id: 'deposit',
  name: { en: 'Deposit', lt: 'Avansas' },
  purpose: {
    en: 'Has part of the price paid before the work starts, so that both sides are committed.',
    lt: 'Dalis Kainos sumokama prieš pradedant darbą, kad įsipareigotų abi Šalys.',
  },
  category: 'commercial',
  riskFactor: 3,
  variables: ['deposit_percent', 'payment_structure', 'payment_amount', 'contract_style', 'currency'],
  belongs: (terms) => takesDeposit(terms),
  paragraphs,
};
