import type { PlanType } from '@pactwright/protocol';
import type { Payer } from '../ledger/payer.js';

/** What somebody wants: this contract unlocked, paid for in this way. */
export interface Order {
  readonly contractId: string;
  readonly planType: PlanType;
  readonly payer: Payer;
}
