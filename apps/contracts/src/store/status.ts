import type { ContractStatus } from '@pactwright/protocol';

/** What may happen to a contract. Only the server performs these; no request names a status (T-14). */
export const CONTRACT_ACTS = [
  'answer',
  'analyze',
  'improve',
  'start-payment',
  'abandon-payment',
  'pay',
  'render',
  'refund',
  'archive',
] as const;
export type ContractAct = (typeof CONTRACT_ACTS)[number];

/**
 * The status an act leads to. A paid contract stays paid while it is edited: later downloads show the new text.
 * `pay` is possible wherever money can have moved, because billing decides on it and contracts only mirrors it.
 */
const TRANSITIONS: Readonly<Record<ContractStatus, Partial<Record<ContractAct, ContractStatus>>>> = {
  draft: { answer: 'in_progress', improve: 'improved', 'start-payment': 'pending_payment', pay: 'paid' },
  in_progress: {
    answer: 'in_progress',
    analyze: 'analyzed',
    improve: 'improved',
    'start-payment': 'pending_payment',
    pay: 'paid',
    archive: 'archived',
  },
  analyzed: {
    answer: 'analyzed',
    analyze: 'analyzed',
    improve: 'improved',
    'start-payment': 'pending_payment',
    pay: 'paid',
    archive: 'archived',
  },
  improved: {
    answer: 'improved',
    analyze: 'analyzed',
    improve: 'improved',
    'start-payment': 'pending_payment',
    pay: 'paid',
    archive: 'archived',
  },
  pending_payment: {
    answer: 'pending_payment',
    analyze: 'pending_payment',
    improve: 'pending_payment',
    'start-payment': 'pending_payment',
    'abandon-payment': 'in_progress',
    pay: 'paid',
  },
  paid: {
    answer: 'paid',
    analyze: 'paid',
    improve: 'paid',
    pay: 'paid',
    render: 'generated',
    refund: 'refunded',
  },
  generated: {
    answer: 'generated',
    analyze: 'generated',
    improve: 'generated',
    pay: 'generated',
    render: 'generated',
    refund: 'refunded',
  },
  refunded: { answer: 'refunded', improve: 'refunded', pay: 'paid', archive: 'archived' },
  archived: { pay: 'paid' },
};

/** The status after `act`, or undefined when a contract of this status does not allow it. */
export const statusAfter = (status: ContractStatus, act: ContractAct): ContractStatus | undefined =>
  TRANSITIONS[status][act];

/** A contract that nobody has answered anything in: hidden from lists, handed out again, swept after two days (T-10). */
export const UNTOUCHED: ContractStatus = 'draft';

/** Not paid for so far, and not ended either. */
export const canBePaid = (status: ContractStatus): boolean =>
  status !== 'archived' && statusAfter(status, 'start-payment') !== undefined;

export const isPaidStatus = (status: ContractStatus): boolean => status === 'paid' || status === 'generated';
