import { HandledEvent, OutboxEvent } from '@pactwright/server-queue';
import { Entitlement } from '../entitlements/entitlement.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { QuotaPeriod } from '../subscriptions/quota-period.entity.js';
import { QuotaUse } from '../subscriptions/quota-use.entity.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { CreateBilling1763720000000 } from './migrations/1763720000000-create-billing.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [
  Payment,
  Subscription,
  QuotaPeriod,
  QuotaUse,
  Entitlement,
  OutboxEvent,
  HandledEvent,
];
export const migrations = [CreateBilling1763720000000];
