import type { ContractListItem } from '@pactwright/protocol';
import type { Contract } from '../store/contract.entity.js';
import { isPaidStatus } from '../store/status.js';

export const LISTED_ANSWERS = [
  'scope_of_work',
  'payment_amount',
  'payment_structure',
  'currency',
  'currency_other',
] as const;
export type ListedAnswers = ContractListItem['wizardData'];

/** The columns of a contract itself that lists show, under their names in it. */
const LISTED_COLUMNS = {
  id: 'id',
  title: 'title',
  ownTitle: 'own_title',
  clientName: 'client_name',
  status: 'status',
  language: 'language',
  testMode: 'test_mode',
  freelanceType: 'freelance_type',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Partial<Record<keyof Contract, string>>;

export type ListedContract = Pick<Contract, keyof typeof LISTED_COLUMNS>;

/** For a statement written by hand that reads `ListedContract` rows. */
export const LISTED_SQL = Object.entries(LISTED_COLUMNS)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ');

export const toListItem = (
  contract: ListedContract,
  freelanceType: string | null,
  wizardData: ListedAnswers,
): ContractListItem => ({
  id: contract.id,
  title: contract.ownTitle ?? contract.title,
  ownTitle: contract.ownTitle,
  client: contract.clientName,
  status: contract.status,
  freelanceType,
  language: contract.language,
  isPaid: isPaidStatus(contract.status),
  testMode: contract.testMode,
  createdAt: contract.createdAt.toISOString(),
  updatedAt: contract.updatedAt.toISOString(),
  wizardData,
});

/** The listed answers out of any; what is empty or no text counts as not answered. */
export function listedAnswers(answers: Readonly<Record<string, unknown>>): ListedAnswers {
  const text = (key: keyof ListedAnswers): string | null => {
    const value = answers[key];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return {
    scope_of_work: text('scope_of_work'),
    payment_amount: text('payment_amount'),
    payment_structure: text('payment_structure'),
    currency: text('currency'),
    currency_other: text('currency_other'),
  };
}
