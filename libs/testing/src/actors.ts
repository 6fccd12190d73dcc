import { randomBytes } from 'node:crypto';
import type { Actor, ServiceName } from '@pactwright/protocol';
import { signIdentity } from '@pactwright/server-session';

/** INTERNAL_SECRET of services under test. */
export const TEST_SECRET = 'a secret of tests, long enough to be one';

export const aGuestId = (): string => randomBytes(32).toString('hex');

export interface TestActor extends Partial<Actor> {
  /** The hash that names a session. */
  readonly sessionId?: string;
}

/** Headers of a request to `service` from this actor; without one, from somebody new who has no cookie at all. */
export function asActor(service: ServiceName, actor: TestActor = {}): { authorization: string } {
  const { sessionId = null, ...given } = actor;
  const identity: Actor = { userId: null, guestId: null, isAdmin: false, language: 'en', ...given };
  return { authorization: `Bearer ${signIdentity(TEST_SECRET, service, { actor: identity, sessionId })}` };
}
