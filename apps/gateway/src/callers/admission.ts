import type { IncomingMessage } from 'node:http';
import { AppError, logger } from '@pactwright/server-kit';
import type { Visits } from '../activity/visits.js';
import { bucketsOf, costBuckets, refusedBucket, type CountedCall, type Limits } from '../limits/buckets.js';
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

type AdmittedRoute = Pick<Route, 'makesOwner' | 'isWebhook' | 'counted'>;

const log = logger('admission');

/** Decides whether a call is let in: says who makes it, and refuses what another site caused and what is too much. */
export class Admission {
  constructor(private readonly parts: Parts) {}

  /** Sessions and limits live in Redis: without it nobody can be told apart, so nothing is answered. */
  async admit(request: IncomingMessage, route: AdmittedRoute): Promise<Caller> {
    try {
      const caller = await this.establishAndCount(request, route);
      if (caller.actor.userId !== null) this.parts.visits.seen(caller.actor.userId);
      return caller;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  /**
   * Most calls are counted for whoever they claim to come from, so that Redis is asked once for both: what somebody gains by
   * claiming another is bounded by the address. What is dear is counted for whoever it turned out to be; a guest who has been made
   * only now is nobody yet, or each call without a cookie would be the first of somebody new.
   */
  private async establishAndCount(request: IncomingMessage, route: AdmittedRoute): Promise<Caller> {
    const { callers } = this.parts;
    const claim = callers.claimOf(request);
    const counted = countedOf(request, route);
    const claimed = { caller: claim.id, isVisitor: claim.sessionToken === undefined };
    const [caller] = await Promise.all([
      callers.establish(request, route, claim),
      counted !== null || route.isWebhook ? undefined : this.count(request, { ...claimed, counted }),
    ]);
    if (counted !== null) await this.count(request, this.dearCall(request, counted, caller));
    return caller;
  }

  private dearCall(
    request: IncomingMessage,
    counted: CountedCall['counted'],
    { sessionId, actor }: Caller,
  ): Omit<CountedCall, 'address'> {
    const { guestToken } = this.parts.callers.claimOf(request);
    return {
      caller: sessionId ?? (guestToken === undefined ? null : actor.guestId),
      isVisitor: actor.userId === null,
      counted,
    };
  }

  private count(request: IncomingMessage, call: Omit<CountedCall, 'address'>): Promise<void> {
    const address = clientAddress(request, this.parts.trustedHops);
    return this.parts.limiter.take(bucketsOf({ ...call, address }, this.parts.limits));
  }

  /** A dear call was refused: what it took is for others at the same address again, unless too much is refused there. */
  async forgive(request: IncomingMessage, route: AdmittedRoute, caller: Caller): Promise<void> {
    const counted = countedOf(request, route);
    if (counted === null) return;
    const { limiter, limits, trustedHops } = this.parts;
    const address = clientAddress(request, trustedHops);
    try {
      await limiter.take([refusedBucket(address, limits)]);
      await limiter.giveBack(costBuckets({ ...this.dearCall(request, counted, caller), address }, limits));
    } catch (error) {
      if (!(error instanceof AppError)) log.warn({ err: error }, 'a refused call stays counted');
    }
  }
}

const countedOf = (request: IncomingMessage, { counted }: AdmittedRoute): CountedCall['counted'] =>
  isWrite(request.method ?? 'GET') ? counted : null;
