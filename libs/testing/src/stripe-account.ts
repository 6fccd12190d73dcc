import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.js';
import { given } from './given.js';

/** Where events go and how badly they travel: `tools/stripe/webhooks/webhook-sender.ts` says what each does. */
export interface WebhookTravel {
  readonly url?: string;
  readonly secrets?: readonly string[];
  readonly copies?: number;
  readonly reorder?: boolean;
  readonly windowMs?: number;
  readonly hold?: boolean;
  readonly delayMs?: number;
  readonly drop?: boolean | readonly string[];
  readonly ageSeconds?: number;
  readonly altered?: boolean;
  readonly retryMs?: readonly number[];
}

export interface WebhookAttempt {
  readonly eventId: string;
  readonly type: string;
  readonly attempt: number;
  /** Null when nobody answered. */
  readonly status: number | null;
}

export type PaymentMeans = 'good' | 'declined' | 'declined-later' | 'transfer' | 'lost-transfer';

interface State {
  readonly now: number;
  readonly isIdle: boolean;
}

/** An account of a test's own with the stand-in for Stripe: empty, with a clock and a webhook that nobody else touches. */
export class StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret = `whsec_${randomUUID().replaceAll('-', '')}`;
  readonly apiBase = given('TEST_STRIPE_URL');

  constructor({ isLive = false }: { isLive?: boolean } = {}) {
    this.secretKey = `sk_${isLive ? 'live' : 'test'}_${randomUUID().replaceAll('-', '')}`;
  }

  /** Sends its events there from now on, signed with the secret of this account. */
  async connect(url: string, travel: WebhookTravel = {}): Promise<void> {
    await this.travel({ url, secrets: [this.webhookSecret], retryMs: [50, 100, 200, 400], ...travel });
  }

  async travel(travel: WebhookTravel): Promise<void> {
    await this.control('POST', 'webhook', travel);
  }

  /** Sets the clock without anything happening. */
  async setClock(now: Date): Promise<void> {
    await this.control('POST', 'clock', { now: now.toISOString(), set: true });
  }

  /** Moves the clock on; what is due until then happens on the way. */
  async moveClock(now: Date): Promise<void> {
    await this.control('POST', 'clock', { now: now.toISOString() });
  }

  async now(): Promise<Date> {
    return new Date((await this.state()).now * 1_000);
  }

  /** Plays the payer on the checkout page. */
  async pay(sessionId: string, means: PaymentMeans = 'good', email = 'payer@example.com'): Promise<void> {
    await this.control('POST', `sessions/${sessionId}/pay`, { means, email });
  }

  /** Lets a bank transfer arrive, or not. */
  async settle(sessionId: string, arrives = true): Promise<void> {
    await this.control('POST', `sessions/${sessionId}/settle`, { arrives });
  }

  async changeCard(subscriptionId: string, card: PaymentMeans): Promise<void> {
    await this.control('POST', `subscriptions/${subscriptionId}/card`, { card });
  }

  async dispute(chargeId: string): Promise<string> {
    const { id } = (await this.control('POST', `charges/${chargeId}/dispute`, {})) as { id: string };
    return id;
  }

  async closeDispute(disputeId: string, isWon: boolean): Promise<void> {
    await this.control('POST', `disputes/${disputeId}/close`, { isWon });
  }

  /** How refunds end from now on; after no seconds, at once. */
  async refundsEnd(status: 'succeeded' | 'failed', afterSeconds = 0): Promise<void> {
    await this.control('POST', 'settings', { refunds: { status, afterSeconds } });
  }

  /** What becomes of a subscription whose renewal was refused for the last time. */
  async afterRetries(afterRetries: 'cancel' | 'unpaid'): Promise<void> {
    await this.control('POST', 'settings', { afterRetries });
  }

  /** So many calls of the API fail with 500 from now on. */
  async failCalls(failures: number): Promise<void> {
    await this.control('POST', 'settings', { failures });
  }

  async resend(eventId: string): Promise<void> {
    await this.control('POST', `events/${eventId}/resend`, {});
  }

  async deliveries(): Promise<readonly WebhookAttempt[]> {
    return (await this.control('GET', 'deliveries')) as readonly WebhookAttempt[];
  }

  /** Resolves when no event is on its way or waits to be tried again. */
  async delivered(): Promise<void> {
    await eventually(
      async () => {
        if (!(await this.state()).isIdle) throw new Error('events are still on their way');
      },
      { withinMs: 60_000 },
    );
  }

  private async state(): Promise<State> {
    return (await this.control('GET', 'state')) as State;
  }

  private async control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.apiBase}/_control/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.secretKey}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}
