import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  PAGE_MAX_LENGTH,
  recordActivity,
  type Actor,
  type ServiceName,
  type UserAction,
} from '@pactwright/protocol';
import { counter, logger } from '@pactwright/server-kit';
import { announceAct, type AuditFact, type JobQueue } from '@pactwright/server-queue';
import type { Presence } from '@pactwright/server-session';

export interface FinishedCall {
  readonly actor: Pick<Actor, 'userId' | 'isAdmin'>;
  /** Who answered it, or would have. */
  readonly service: ServiceName;
  /** Only administrators may make it. */
  readonly isAdministration: boolean;
  /** What is remembered of it. */
  readonly noted: UserAction | null;
  readonly headers: IncomingHttpHeaders;
  readonly statusCode: number;
}

interface Parts {
  readonly presence: Pick<Presence, 'touch'>;
  readonly queue: Pick<JobQueue, 'add' | 'addEvent'>;
  readonly publicUrl: string;
}

/* Being here is written down no more often than this … */
const TOUCH_AFTER_MS = 60_000;
/* … and remembered here of no more users than this; forgetting one costs a needless write. */
const REMEMBERED_USERS = 10_000;
/* A Redis that answers slowly must not let these pile up. */
const UNDER_WAY_MAX = 200;

const log = logger('activity');
const lost = counter('gateway_activities_lost_total', 'Noteworthy calls that could not be written down', []);

/** Who is here and what they do, for administrators (T-45). At its best effort: no call waits for it or fails with it. */
export class Visits {
  private readonly touched = new Map<string, number>();
  private underWay = 0;

  constructor(private readonly parts: Parts) {}

  seen(userId: string, now = Date.now()): void {
    if (now - (this.touched.get(userId) ?? 0) < TOUCH_AFTER_MS) return;
    if (this.touched.size >= REMEMBERED_USERS) this.touched.clear();
    this.touched.set(userId, now);
    this.parts.presence.touch(userId).catch((error: unknown) => {
      this.touched.delete(userId);
      log.warn({ err: error }, 'a visit was not written down');
    });
  }

  finished(call: FinishedCall): void {
    const { actor, service, isAdministration, noted: action, statusCode } = call;
    const { userId } = actor;
    if (userId === null) return;
    const isDenied = statusCode === 403 && !actor.isAdmin && isAdministration;
    if (isDenied) this.attempt(() => announceAct(this.parts.queue, deniedAct(userId, service)));
    if (!action) return;
    const activity = {
      id: randomUUID(),
      userId,
      action,
      page: pageOf(call.headers, this.parts.publicUrl),
      status: statusCode < 400 ? ('success' as const) : ('error' as const),
      occurredAt: new Date().toISOString(),
    };
    this.attempt(() => this.parts.queue.add(recordActivity, activity));
  }

  private attempt(write: () => Promise<void>): void {
    if (this.underWay >= UNDER_WAY_MAX) {
      lost.inc();
      return;
    }
    this.underWay += 1;
    write()
      .catch(() => lost.inc())
      .finally(() => (this.underWay -= 1));
  }
}

/** Somebody tried what only administrators may. */
const deniedAct = (userId: string, service: ServiceName): AuditFact => ({
  action: 'gateway.administration.denied',
  subject: { type: 'service', id: service },
  outcome: 'error',
  actorUserId: userId,
});

/** The path of the page that made the call, when it is one of ours; never its query, which may hold secrets. */
function pageOf({ referer, host }: IncomingHttpHeaders, publicUrl: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  const isOurs = page.origin === new URL(publicUrl).origin || page.host === host;
  return isOurs ? page.pathname.slice(0, PAGE_MAX_LENGTH) : null;
}
