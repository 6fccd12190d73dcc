import { createServer } from 'node:http';
import { Worker } from 'bullmq';

/* A worker that does nothing: what is left is the queue. */
const worker = new Worker('bench', async () => 'done', { connection: { url: process.env.REDIS ?? '' } });
await worker.waitUntilReady();
createServer((_request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => void worker.close().then(() => process.exit(0)));
