import { Injectable } from '@nestjs/common';
import {
  WITHHELD_REASONS,
  type Actor,
  type PaymentStatus,
  type WithheldContracts,
  type WithheldReason,
} from '@pactwright/protocol';
import { counter } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource, In, type EntityManager } from 'typeorm';
import { isUndecided, unlocks, withheldReason } from '../ledger/change-status.js';
import { Payment } from '../ledger/payment.entity.js';
import { Entitlement } from '../ledger/entitlement.entity.js';
import { tellOfContract } from '../ledger/tell-of-contract.js';
import { OwnSubject } from './own-subject.js';

export interface Unlocking {
  readonly isPaid: boolean;
  /** Whether the money is disputed or on its way back: either may still fail, and the contract is paid for then. */
  readonly isUndecided: boolean;
  readonly entitlement: Entitlement | null;
  readonly withheld: WithheldReason | undefined;
}

const unlocked = counter('contracts_unlocked_total', 'Contracts unlocked, by what paid for them', ['source']);

/** Which contracts are unlocked: those with an entitlement whose payment stands. */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly subjects: OwnSubject,
  ) {}

  async find(contractId: string, manager: EntityManager = this.dataSource.manager): Promise<Unlocking> {
    const found = await manager
      .createQueryBuilder(Entitlement, 'entitlement')
      .innerJoinAndMapOne('entitlement.payment', Payment, 'payment', 'payment.id = entitlement.paymentId')
      .where('entitlement.contractId = :contractId', { contractId })
      .getOne();
    if (found === null) return { isPaid: false, isUndecided: false, entitlement: null, withheld: undefined };
    const { payment, ...entitlement } = found as Entitlement & { payment: Payment };
    const { status } = payment;
    return {
      isPaid: unlocks(status),
      isUndecided: isUndecided(status),
      entitlement,
      withheld: withheldReason(status),
    };
  }

  /** Unlocks the contract, or unlocks it anew after its first payment was given back. */
  async grant(
    manager: EntityManager,
    { contractId, payment, now }: { contractId: string; payment: Payment; now: Date },
  ): Promise<void> {
    const { id: paymentId, planType: source, testMode } = payment;
    await manager.upsert(Entitlement, { contractId, source, paymentId, testMode, unlockedAt: now }, [
      'contractId',
    ]);
    await tellOfContract(manager, this.outbox, 'contract.paid', { contractId, paymentId, testMode });
    unlocked.inc({ source });
  }

  /** Whether the caller's own contract is unlocked; somebody else's is not found. */
  async statusFor(actor: Actor, contractId: string): Promise<PaymentStatus> {
    await this.subjects.require(actor, contractId);
    return this.read(contractId);
  }

  /** The actor's contracts that were paid for and are locked again; what the others are, the contracts themselves know. */
  async listWithheld(actor: Actor): Promise<WithheldContracts> {
    const payers = [
      ...(actor.userId === null ? [] : [{ userId: actor.userId }]),
      ...(actor.guestId === null ? [] : [{ guestId: actor.guestId }]),
    ];
    if (payers.length === 0) return {};
    const payments = await this.dataSource
      .getRepository(Payment)
      .find({ where: payers.map((payer) => ({ ...payer, status: In([...WITHHELD_REASONS]) })) });
    const locked = await this.dataSource
      .getRepository(Entitlement)
      .findBy({ paymentId: In(payments.map(({ id }) => id)) });
    const reasons = new Map(payments.map(({ id, status }) => [id, withheldReason(status)]));
    return Object.fromEntries(
      locked.flatMap(({ contractId, paymentId }) => {
        const reason = reasons.get(paymentId);
        return reason === undefined ? [] : [[contractId, reason]];
      }),
    );
  }

  async read(contractId: string): Promise<PaymentStatus> {
    const { isPaid, entitlement, withheld } = await this.find(contractId);
    return {
      paid: isPaid,
      testMode: entitlement?.testMode ?? false,
      ...(withheld === undefined ? {} : { withheld }),
    };
  }
}
