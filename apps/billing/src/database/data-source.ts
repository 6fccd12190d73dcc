import { HandledEvent, OutboxEvent } from '@pactwright/server-queue';
import { Checkout } from '../ledger/checkout.entity.js';
import { Entitlement } from '../ledger/entitlement.entity.js';
import { ErasedContract } from '../ledger/erased-contract.entity.js';
import { Payment } from '../ledger/payment.entity.js';
import { PayerMark, PayerMarkKey } from '../ledger/payer-mark.entity.js';
import { RefundMark } from '../ledger/refund-mark.entity.js';
import { Reply } from '../ledger/reply.entity.js';
import { Refund } from '../ledger/refund.entity.js';
import { Customer } from '../ledger/customer.entity.js';
import { QuotaPeriod } from '../ledger/quota-period.entity.js';
import { QuotaUse } from '../ledger/quota-use.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { StripeEvent } from '../webhook/stripe-event.entity.js';
import { Withdrawal } from '../withdrawals/withdrawal.entity.js';
import { CreateBilling1763720000000 } from './migrations/1763720000000-create-billing.js';
import { AddStripe1763740000000 } from './migrations/1763740000000-add-stripe.js';
import { AddWithdrawals1763760000000 } from './migrations/1763760000000-add-withdrawals.js';
import { RememberPastDeletions1763790000000 } from './migrations/1763790000000-remember-past-deletions.js';
import { RememberRefunds1763980000000 } from './migrations/1763980000000-remember-refunds.js';
import { AddReplies1764200000000 } from './migrations/1764200000000-add-replies.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [
  Payment,
  Checkout,
  Refund,
  Subscription,
  Customer,
  QuotaPeriod,
  QuotaUse,
  Entitlement,
  StripeEvent,
  Withdrawal,
  Reply,
  ErasedContract,
  PayerMark,
  PayerMarkKey,
  RefundMark,
  OutboxEvent,
  HandledEvent,
];
export const migrations = [
  CreateBilling1763720000000,
  AddStripe1763740000000,
  AddWithdrawals1763760000000,
  RememberPastDeletions1763790000000,
  RememberRefunds1763980000000,
  AddReplies1764200000000,
];
