import { createServer } from 'node:http';
import {
  RememberedSessions,
  SessionStore,
  connectSessionRedis,
  signIdentity,
} from '@pactwright/server-session';
import { Visits } from '../src/activity/visits.js';
import type { Caller } from '../src/callers/caller.js';
import { Callers } from '../src/callers/caller.js';
import { Admission } from '../src/callers/admission.js';
import { RateLimiter } from '../src/limits/rate-limiter.js';
import { ConcurrencyLimiter } from '../src/limits/concurrency-limiter.js';
import { ApiProxy } from '../src/proxy/api-proxy.js';
import { Upstream } from '../src/proxy/upstream.js';

/*
 * The gateway's own parts on a bare server, some of them left out: only here can they be. ON names those that work, UPSTREAM
 * plays every service. What signing an identity costs is asked at /signing.
 */
const { ON = '', PORT, UPSTREAM = '', REDIS = '', SESSION_SECRET = '', INTERNAL_SECRET = '' } = process.env;
const on = new Set(ON.split(','));
const publicUrl = 'http://127.0.0.1';
const SIGNATURES = 20_000;
const PLENTY = 1_000_000_000;

const fail = (error: unknown): never => {
  throw error;
};
const redis = await connectSessionRedis(REDIS, fail);
const changes = redis.duplicate({ autoResubscribe: false, enableAutoPipelining: false });
const actor = {
  userId: '3d0f7f4c-6f0e-4d9e-9a55-0d3a3a2f6b10',
  guestId: null,
  isAdmin: false,
  isConfirmed: false,
  language: 'en' as const,
};
const somebody: Caller = { actor, sessionId: 'a'.repeat(64), cookies: [] };
const sessions = new RememberedSessions(new SessionStore(redis), changes, fail);
const callers = new Callers({ sessions, csrfSecret: SESSION_SECRET, publicUrl });
const limiter = new RateLimiter(redis);
const visits = new Visits({
  presence: { touch: async () => {} },
  queue: { add: async () => {}, addEvent: async () => {} },
  publicUrl,
});
const admission = new Admission({
  callers: on.has('session')
    ? callers
    : Object.assign(Object.create(callers) as Callers, { establish: async () => somebody }),
  limiter: on.has('limits')
    ? limiter
    : Object.assign(Object.create(limiter) as RateLimiter, { take: async () => {} }),
  limits: {
    callerPerMinute: PLENTY,
    addressPerMinute: PLENTY,
    advicePerMinute: PLENTY,
    uploadsPerMinute: PLENTY,
    addressAdvicePerMinute: PLENTY,
    addressUploadsPerMinute: PLENTY,
    addressRefusedPerMinute: PLENTY,
    visitorUploadsPerHour: PLENTY,
    filesPerMinute: PLENTY,
    visitorFilesPerHour: PLENTY,
    statementsPerHour: PLENTY,
  },
  trustedHops: 0,
  visits,
});
const upstream = new Upstream('contracts', UPSTREAM);
const proxy = new ApiProxy({
  admission,
  callers,
  visits,
  upstreams: {
    identity: upstream,
    'wizard-config': upstream,
    contracts: upstream,
    documents: upstream,
    billing: upstream,
    i18n: upstream,
  },
  internalSecret: INTERNAL_SECRET,
  isSecure: false,
  trustedHops: 0,
  signIns: new ConcurrencyLimiter({ atOnce: PLENTY, perSecond: PLENTY }),
});

function signingMicroseconds(): number {
  const since = performance.now();
  for (let count = 0; count < SIGNATURES; count += 1)
    signIdentity(INTERNAL_SECRET, 'contracts', { actor, sessionId: somebody.sessionId });
  return ((performance.now() - since) * 1_000) / SIGNATURES;
}

createServer((request, response) => {
  if (request.url === '/') response.end();
  else if (request.url === '/signing') response.end(String(signingMicroseconds()));
  else void proxy.handle(request, response);
}).listen(Number(PORT), '127.0.0.1');
