import type { BillingAccount } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { asActor, eventually, type TestActor } from '@pactwright/testing';
import Stripe from 'stripe';
import request, { type Response } from 'supertest';
import { aGuest, aUser, anEvent } from '../harness.js';
import type { StripeShop } from '../stripe-shop.js';
import type { Act, Writing } from './acts.js';
import { expectInvariants } from './expect-invariants.js';
import { Ledger } from './ledger.js';

type Of<K extends Act['kind']> = Extract<Act, { kind: K }>;

const FAILURE = 500;
const PATIENCE = { withinMs: 120_000 };

/** Written as asked for; the second, third, ... of some at once each in another way. */
function written(id: string, writing: Writing, at = 0): string {
  if (writing === 'lower') return at % 2 === 0 ? id : id.toUpperCase();
  if (writing === 'upper') return at % 2 === 0 ? id.toUpperCase() : id;
  return [...id].map((letter, place) => ((place + at) % 2 === 0 ? letter.toUpperCase() : letter)).join('');
}

/** One sequence of acts by an account and a visitor with three contracts, and what must hold when all has settled. */
export class Trial {
  private readonly ledger = new Ledger();
  private readonly user = aUser();
  private readonly guest = aGuest();
  private readonly slots: { id: string; owner: TestActor }[];
  private isClaimed = false;
  private isHeld = false;

  constructor(private readonly shop: StripeShop) {
    this.slots = [this.user, this.user, this.guest].map((owner) => ({
      id: shop.billing.contractOf(owner),
      owner,
    }));
  }

  async run(sequence: readonly Act[]): Promise<void> {
    for (const act of sequence) {
      this.tick();
      await this.perform(act);
    }
    await this.settle();
    await expectInvariants(this.shop, this.ledger);
  }

  private tick(): void {
    this.shop.billing.now = new Date(this.shop.billing.now.getTime() + 5);
  }

  private async perform(act: Act): Promise<unknown> {
    switch (act.kind) {
      case 'order':
        return this.order(act);
      case 'buy':
        return this.buy(act);
      case 'pay':
        return this.pay(act);
      case 'transfer':
        return this.transfer(act);
      case 'refund':
        return this.refund(act);
      case 'erase':
        return this.erase(act);
      case 'status':
        return this.status(act);
      case 'claim':
        return this.claim();
      case 'travel':
        return this.travel(act);
      case 'resend':
        return this.resend(act);
      case 'wait':
        return this.isHeld ? this.shop.handled() : this.shop.settled();
      case 'together':
        return Promise.all(act.acts.map((each) => this.perform(each)));
    }
  }

  /** As every button does that makes the contract, makes it again, or buys it. */
  private async order({ slot, plan, writing, atOnce }: Of<'order'>): Promise<void> {
    const { id: contractId, owner } = this.at(slot);
    const before = await this.isPaid(contractId);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        this.shop.billing.pay(owner, written(contractId, writing, at), plan),
      ),
    );
    const after = await this.isPaid(contractId);
    for (const answer of answers) {
      this.expectAnswer('POST /api/payment', answer);
      const { checkoutUrl = '' } = answer.body as { checkoutUrl?: string };
      const [id] = /cs_\w+$/.exec(checkoutUrl) ?? [];
      if (id === undefined) continue;
      if (before && after) this.ledger.violated('sale', `${contractId} has a checkout`);
      const { metadata } = await this.shop.stripe.checkout.sessions.retrieve(id);
      this.ledger.opened(owner, { id, contractId, paymentId: metadata?.['paymentId'] ?? '' });
    }
  }

  private async buy({ slot }: Of<'buy'>): Promise<void> {
    const known = this.ledger.sessions.length;
    await this.order({ kind: 'order', slot, plan: 'one-time', writing: 'lower', atOnce: 1 });
    if (this.ledger.sessions.length === known) return;
    await this.pay({ kind: 'pay', session: 0, means: 'good' });
    /* As the page does that the provider sends people back to. */
    await this.status({ kind: 'status', slot, writing: 'lower' });
  }

  /** At the provider's page, which does not take what is closed or paid. */
  private async pay({ session, means }: Of<'pay'>): Promise<void> {
    const id = this.session(session);
    if (id === undefined) return;
    const { status, mode } = await this.shop.stripe.checkout.sessions.retrieve(id);
    if (status !== 'open') return;
    /* The stand-in takes transfers for single payments only. */
    const way = mode === 'subscription' && means === 'transfer' ? 'good' : means;
    await this.unlessTooLate(id, () => this.shop.account.pay(id, way, `${id}@example.com`));
  }

  private async transfer({ session, arrives }: Of<'transfer'>): Promise<void> {
    const id = this.session(session);
    if (id === undefined) return;
    const { status, payment_status: payment } = await this.shop.stripe.checkout.sessions.retrieve(id);
    if (status === 'complete' && payment === 'unpaid') await this.shop.account.settle(id, arrives);
  }

  private async refund({ receipt, writing, atOnce }: Of<'refund'>): Promise<void> {
    const { body } = await this.shop.billing.get('/api/billing/account', this.user);
    const { receipts } = body as BillingAccount;
    const chosen = receipts[receipt % Math.max(1, receipts.length)];
    if (chosen === undefined) return;
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        request(this.shop.billing.service.url)
          .post(`/api/billing/payments/${written(chosen.id, writing, at)}/refund`)
          .set(asActor('billing', this.user)),
      ),
    );
    for (const answer of answers) this.expectAnswer('POST refund', answer);
  }

  /** The owner deletes it, and makes a new one. */
  private async erase({ slot, copies }: Of<'erase'>): Promise<void> {
    const { id: contractId, owner } = this.at(slot);
    this.slots[slot] = { id: this.shop.billing.contractOf(owner), owner };
    this.shop.billing.forgetContract(contractId);
    const event = anEvent('contract.erased', { contractId });
    this.ledger.eventIds.push(event.eventId);
    for (let copy = 0; copy < copies; copy += 1) await this.queue.addEvent('billing-events', event);
  }

  private async status({ slot, writing }: Of<'status'>): Promise<void> {
    const { id, owner } = this.at(slot);
    const answer = await this.shop.billing.get(
      `/api/payment/status?contractId=${written(id, writing)}`,
      owner,
    );
    this.expectAnswer('GET status', answer);
  }

  private async claim(): Promise<void> {
    if (this.isClaimed) return;
    this.isClaimed = true;
    const { userId } = this.user;
    const event = anEvent('user.claimed-guest', { userId, guestId: this.guest.guestId ?? '' });
    this.ledger.eventIds.push(event.eventId);
    await this.queue.addEvent('billing-events', event);
    await this.handled([event.eventId]);
    this.ledger.claimed(this.user, this.guest, this.shop.billing.now);
    const [slot] = this.slots.splice(2);
    if (slot) this.slots.push({ id: this.shop.billing.ownedBy(slot.id, this.user), owner: this.user });
  }

  private async travel({ how }: Of<'travel'>): Promise<void> {
    this.isHeld = how === 'held';
    await this.shop.account.travel({ hold: how === 'held', copies: how === 'thrice' ? 3 : 1 });
  }

  private async resend({ event }: Of<'resend'>): Promise<void> {
    const { data } = await this.shop.stripe.events.list({ limit: 10 });
    const told = data[event % Math.max(1, data.length)];
    if (told) await this.shop.account.resend(told.id);
  }

  /** Everything that was held arrives, everything that was sent is acted upon, and refunds have ended. */
  private async settle(): Promise<void> {
    await this.shop.account.travel({ hold: false, copies: 1 });
    await this.handled(this.ledger.eventIds);
    await eventually(async () => {
      await this.shop.settled();
      expect(await this.shop.billing.count('outbox_events', 'sent_at IS NULL')).toBe(0);
      expect(await this.shop.billing.count('refunds', `status = 'requested'`)).toBe(0);
    }, PATIENCE);
  }

  private handled(eventIds: readonly string[]): Promise<void> {
    const distinct = new Set(eventIds).size;
    return eventually(async () => {
      expect(await this.shop.billing.count('handled_events', 'event_id = ANY($1)', [eventIds])).toBe(
        distinct,
      );
    }, PATIENCE);
  }

  private expectAnswer(call: string, { status, body }: Response): void {
    if (status >= FAILURE) this.ledger.violated('answer', `${call}: ${status} ${JSON.stringify(body)}`);
  }

  private async isPaid(contractId: string): Promise<boolean> {
    const unlocked = `contract_id = $1 AND payment_id IN
      (SELECT id FROM payments WHERE status IN ('confirmed', 'refund_failed'))`;
    return (await this.shop.billing.count('entitlements', unlocked, [contractId])) > 0;
  }

  private at(slot: number): { id: string; owner: TestActor } {
    const found = this.slots[slot];
    if (found === undefined) throw new Error(`there is no contract ${slot}`);
    return found;
  }

  private session(nth: number): string | undefined {
    const { sessions } = this.ledger;
    return sessions[sessions.length - 1 - (nth % Math.max(1, sessions.length))]?.id;
  }

  private async stateOf(id: string): Promise<string | null> {
    return (await this.shop.stripe.checkout.sessions.retrieve(id)).status;
  }

  /** It may be closed while somebody is paying. */
  private async unlessTooLate(id: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError || (await this.stateOf(id)) === 'open') throw error;
    }
  }

  private get queue(): JobQueue {
    return this.shop.billing.service.get<JobQueue>(JobQueue);
  }
}
