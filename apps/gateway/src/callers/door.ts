import type { IncomingMessage } from 'node:http';
import { AppError } from '@pactwright/server-kit';
import type { Visits } from '../activity/visits.js';
import { bucketsOf, type Limits } from '../limits/buckets.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Route } from '../routing/routes.js';
import type { Caller, Callers } from './caller.js';
import { clientAddress } from './client-address.js';
import { isWrite } from './same-origin.js';

interface Parts {
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  readonly trustedHops: number;
  readonly visits: Visits;
}

type Admission = Pick<Route, 'makesOwner' | 'isWebhook' | 'counted'>;

/** Where every call comes in: says who it is, and refuses what another site caused and what is too much. */
export class Door {
  constructor(private readonly parts: Parts) {}

  /** Sessions and limits live in Redis: without it nobody can be told apart, so nothing is answered. */
  async admit(request: IncomingMessage, route: Admission): Promise<Caller> {
    try {
      const caller = await this.parts.callers.establish(request, route);
      if (!route.isWebhook) await this.count(request, route, caller);
      if (caller.actor.userId !== null) this.parts.visits.seen(caller.actor.userId);
      return caller;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  private async count(
    request: IncomingMessage,
    route: Admission,
    { actor, sessionId }: Caller,
  ): Promise<void> {
    const call = {
      address: clientAddress(request, this.parts.trustedHops),
      caller: sessionId ?? actor.guestId,
      isVisitor: actor.userId === null,
      counted: isWrite(request.method ?? 'GET') ? route.counted : null,
    };
    await this.parts.limiter.take(bucketsOf(call, this.parts.limits));
  }
}
