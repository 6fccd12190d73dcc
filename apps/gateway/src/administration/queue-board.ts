import { createRequire } from 'node:module';
import path from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { QUEUES, type QueueName } from '@pactwright/protocol';
import { AppError, currentContext, logger } from '@pactwright/server-kit';
import { announceAct, type JobQueue } from '@pactwright/server-queue';
import { isWrite } from '../callers/same-origin.js';
import { pageHeaders } from '../web/page-headers.js';
import { refuse } from './admins-only.js';
import { BOARD, queueActOf } from './queue-acts.js';
import { redacted } from './redacted.js';

/* The board would load its typeface from elsewhere, which our pages refuse. */
const FOREIGN_FONT = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;
/* The product's own, from the web app beside the board. */
const ICON = '/favicon.svg';
/* The board looks for them beside its own code, which is inside the bundle. */
const PAGES = path.dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));
const log = logger('queue-board');

/** The requests that were let through to act. */
const acting = new WeakSet<object>();

/**
 * The queues as administrators see them, inside a scope that lets nobody else in. The board itself is for looking alone: it
 * cannot be told to hide the acts that nobody may do here and to offer the others. Those are offered by the administration,
 * which calls the board's API; they ask for the password and are audited.
 */
export async function serveQueueBoard(
  scope: FastifyInstance,
  queue: JobQueue,
  isSecure: boolean,
): Promise<void> {
  await scope.register(async (board) => {
    await board.register(fastifyHelmet, pageHeaders({ isSecure, baseUri: "'self'" }));
    allowOnlyAudited(board, queue);
    board.addHook('onSend', async (_request, _reply, payload) =>
      typeof payload === 'string' ? payload.replace(FOREIGN_FONT, '') : payload,
    );
    const serverAdapter = new FastifyAdapter();
    serverAdapter.setBasePath(BOARD);
    createBullBoard({
      queues: (Object.keys(QUEUES) as QueueName[]).map((name) => shown(queue, name)),
      serverAdapter,
      options: {
        uiBasePath: PAGES,
        uiConfig: {
          boardTitle: 'Pactwright',
          boardLogo: { path: ICON, width: 28, height: 28 },
          favIcon: { default: ICON, alternative: ICON },
          miscLinks: [{ text: 'Pactwright', url: '/admin' }],
          hideDocsLink: true,
          hideRedisDetails: true,
          showWorkers: false,
        },
      },
    });
    /* Refused where everything else in this scope is. */
    serverAdapter.setErrorHandler((error) => {
      throw isNoFile(error) ? new AppError('ROUTE_NOT_FOUND') : error;
    });
    await board.register(serverAdapter.registerPlugin(), { prefix: BOARD });
  });
}

function shown(queue: JobQueue, name: QueueName): BullMQAdapter {
  const adapter = new BullMQAdapter(queue.queue(name));
  adapter.setFormatter('data', redacted);
  /* Asked for with every request. */
  Object.defineProperty(adapter, 'readOnlyMode', { get: () => !acting.has(currentContext() ?? {}) });
  return adapter;
}

/** The name of a file of the board that no file can have. */
const isNoFile = (error: Error): boolean => 'code' in error && error.code === 'FST_STATIC_FORBIDDEN_PATH';

const isConfirmed = (): boolean => currentContext()?.identity?.actor.isConfirmed === true;

/** Lets through what is entered into the audit log first; an act that then fails is entered as such, too. */
function allowOnlyAudited(board: FastifyInstance, queue: JobQueue): void {
  board.addHook('preHandler', async (request, reply) => {
    if (!isWrite(request.method)) return;
    const act = queueActOf(request);
    if (!act) return refuse(request, reply, new AppError('METHOD_NOT_ALLOWED'));
    if (!isConfirmed()) return refuse(request, reply, new AppError('PASSWORD_CONFIRMATION_NEEDED'));
    try {
      await announceAct(queue, act);
      const context = currentContext();
      if (context) acting.add(context);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
  board.addHook('onResponse', async (request, reply) => {
    const act = queueActOf(request);
    if (!act || reply.statusCode < 400 || !isConfirmed()) return;
    await announceAct(queue, { ...act, outcome: 'error', details: { status: reply.statusCode } }).catch(
      (error: unknown) => log.error({ err: error }, 'the failure of an act was not entered'),
    );
  });
}
