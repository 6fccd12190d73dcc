import { expire } from './lifecycle.ts';
import { createS3Server } from './server.ts';
import { Store } from './store.ts';

const { S3_FOLDER = '', S3_PORT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;

const report = (error: unknown) =>
  void process.stderr.write(`error: ${error instanceof Error ? error.stack : error}\n`);

const store = await Store.open(S3_FOLDER);
const server = createS3Server(store, { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, report });
server.listen(Number(S3_PORT), '127.0.0.1');

await expire(store);
setInterval(() => void expire(store).catch(report), 60_000).unref();

process.on('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
});
