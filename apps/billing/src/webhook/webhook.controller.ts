import { Controller, Headers, Inject, Req, type RawBodyRequest } from '@nestjs/common';
import { billingCalls, billingWires, type WebhookResponse } from '@pactwright/protocol';
import { Answers, AppError, countRefusalsFromZero } from '@pactwright/server-kit';
import type { FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '../clock.js';
import { readEvent } from '../stripe/read-event.js';
import { STRIPE_SETTINGS } from '../stripe/stripe-port.js';
import type { StripeSettings } from '../stripe/stripe-settings.js';
import { ReceiveEvents } from './receive-events.js';

const { method, path } = billingCalls.receiveEvent;
countRefusalsFromZero(method, path);

/** Where the payment provider tells what has happened. Open to everybody: the signature says who calls. */
@Controller()
export class WebhookController {
  constructor(
    private readonly events: ReceiveEvents,
    @Inject(STRIPE_SETTINGS) private readonly settings: StripeSettings | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Answers(billingWires.receiveEvent)
  async receive(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookResponse> {
    if (this.settings === null) throw new AppError('PAYMENT_NOT_CONFIGURED');
    const secrets = this.settings.webhookSecrets;
    const event = readEvent(rawBody ?? Buffer.alloc(0), signature, { secrets, now: this.clock() });
    await this.events.receive([event]);
    return { received: true };
  }
}
