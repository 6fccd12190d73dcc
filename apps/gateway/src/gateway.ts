import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { gatewayWires } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { JobQueue, ModelFlag } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { Presence, RememberedSessions, SessionStore } from '@pactwright/server-session';
import { Visits } from './activity/visits.js';
import { adminsOnly } from './administration/admins-only.js';
import { serveOverview } from './administration/overview.js';
import { serveQueueBoard } from './administration/queue-board.js';
import { SessionRedis } from './app.module.js';
import { Callers } from './callers/caller.js';
import { Admission } from './callers/admission.js';
import { serveCapabilities } from './capabilities.js';
import type { Config } from './config.js';
import { openApi } from './docs/open-api.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { ConcurrencyLimiter } from './limits/concurrency-limiter.js';
import { watchOwnCalls } from './own-calls.js';
import { ApiProxy } from './proxy/api-proxy.js';
import { Upstream } from './proxy/upstream.js';
import type { Upstream as UpstreamName } from './routing/routes.js';
import { serveWebApp } from './web/web-app.js';

const log = logger('gateway');

/** Puts the gateway's own routes on the service: `/api/**`, its own two pages, and the web app. */
export async function openGateway(app: NestFastifyApplication, config: Config): Promise<void> {
  const http: FastifyInstance = app.getHttpAdapter().getInstance();
  const { client: redis, changes } = app.get(SessionRedis);
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const upstreams: Record<UpstreamName, Upstream> = {
    identity: new Upstream('identity', config.IDENTITY_URL),
    'wizard-config': new Upstream('wizard-config', config.WIZARD_CONFIG_URL),
    contracts: new Upstream('contracts', config.CONTRACTS_URL),
    documents: new Upstream('documents', config.DOCUMENTS_URL),
    billing: new Upstream('billing', config.BILLING_URL),
    i18n: new Upstream('i18n', config.I18N_URL),
  };
  const { PUBLIC_URL: publicUrl, TRUSTED_PROXY_HOPS: trustedHops } = config;
  const sessions = new RememberedSessions(new SessionStore(redis), changes, (error) =>
    log.warn({ err: error }, 'sessions are asked for with every call'),
  );
  const callers = new Callers({ sessions, csrfSecret: config.SESSION_SECRET, publicUrl });
  const queue = app.get(JobQueue);
  const visits = new Visits({ presence: new Presence(redis), queue, publicUrl });
  const limits = {
    callerPerMinute: config.RATE_LIMIT_CALLER_PER_MINUTE,
    addressPerMinute: config.RATE_LIMIT_ADDRESS_PER_MINUTE,
    advicePerMinute: config.RATE_LIMIT_ADVICE_PER_MINUTE,
    uploadsPerMinute: config.RATE_LIMIT_UPLOADS_PER_MINUTE,
    addressAdvicePerMinute: config.RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE,
    addressUploadsPerMinute: config.RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE,
    addressRefusedPerMinute: config.RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE,
    visitorUploadsPerHour: config.RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR,
    filesPerMinute: config.RATE_LIMIT_FILES_PER_MINUTE,
    visitorFilesPerHour: config.RATE_LIMIT_VISITOR_FILES_PER_HOUR,
    statementsPerHour: config.RATE_LIMIT_STATEMENTS_PER_HOUR,
  };
  const admission = new Admission({ callers, limiter: new RateLimiter(redis), limits, trustedHops, visits });
  const proxy = new ApiProxy({
    admission,
    callers,
    visits,
    upstreams,
    internalSecret: config.INTERNAL_SECRET,
    isSecure,
    trustedHops,
    signIns: new ConcurrencyLimiter({
      atOnce: config.SIGN_INS_AT_ONCE,
      perSecond: config.SIGN_INS_PER_SECOND,
    }),
  });

  http.addHook('onClose', async () => {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  });

  const checkOwnCalls = watchOwnCalls(http, gatewayWires, config.NODE_ENV !== 'production');
  http.get('/api/health', async (_request, reply) => {
    const states = await Promise.all(
      Object.values(upstreams).map(async (upstream) => ({
        name: upstream.name,
        isReady: await upstream.isReady(),
      })),
    );
    const unavailable = states.filter(({ isReady }) => !isReady).map(({ name }) => name);
    return reply
      .status(unavailable.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: unavailable.length === 0 ? 'ok' : 'degraded', unavailable });
  });
  serveCapabilities(http, app.get(ModelFlag));
  http.get('/api/docs', (_request, reply) => reply.send(openApi(config.PUBLIC_URL)));

  await http.register(async (scope) => {
    adminsOnly(scope, admission, visits);
    serveOverview(scope, app.get(RpcClient));
    await serveQueueBoard(scope, queue, isSecure);
  });
  await http.register(async (scope) => {
    /* Bodies are streamed through, never parsed here. */
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/api', '/api/*']) {
      scope.all(url, async (request, reply) => {
        reply.hijack();
        await proxy.handle(request.raw, reply.raw);
      });
    }
  });
  checkOwnCalls();
  const root = config.WEB_ROOT;
  if (root) await http.register((scope) => serveWebApp(scope, { root, publicUrl }));
}
