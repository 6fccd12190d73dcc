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

/** What of a contract itself lists show. */
export type ListedContract = Pick<
  Contract,
  | 'id'
  | 'title'
  | 'ownTitle'
  | 'clientName'
  | 'status'
  | 'language'
  | 'testMode'
  | 'freelanceType'
  | 'createdAt'
  | 'updatedAt'
>;

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
