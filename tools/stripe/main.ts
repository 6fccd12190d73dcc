import { Accounts } from './accounts.ts';
import { runDue } from './flows/agenda.ts';
import { createStripeServer } from './server.ts';

const { STAND_IN_HOST = '127.0.0.1', STAND_IN_PORT, STAND_IN_ORIGIN, STAND_IN_FOLDER } = process.env;
const { STAND_IN_KEY, STAND_IN_WEBHOOK_URL, STAND_IN_WEBHOOK_SECRET } = process.env;

const accounts = new Accounts({
  origin: STAND_IN_ORIGIN ?? `http://127.0.0.1:${STAND_IN_PORT}`,
  ...(STAND_IN_FOLDER && { folder: STAND_IN_FOLDER }),
  ...(STAND_IN_KEY && { key: STAND_IN_KEY }),
  webhook: {
    ...(STAND_IN_WEBHOOK_URL && { url: STAND_IN_WEBHOOK_URL }),
    ...(STAND_IN_WEBHOOK_SECRET && { secrets: [STAND_IN_WEBHOOK_SECRET] }),
  },
});
const server = createStripeServer(accounts, {
  report: (error) => void process.stderr.write(`error: ${error instanceof Error ? error.stack : error}\n`),
});
server.listen(Number(STAND_IN_PORT), STAND_IN_HOST);
const ticking = setInterval(() => accounts.all().forEach((account) => runDue(account)), 500);

process.on('SIGTERM', () => {
  clearInterval(ticking);
  for (const { webhookSender, store } of accounts.all()) {
    webhookSender.stop();
    store.flush();
  }
  server.close();
  server.closeIdleConnections();
});
