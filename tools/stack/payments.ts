import path from 'node:path';
import { reachable } from './environment.ts';
import { answers } from '#tools/launch/readiness.ts';
import { Problem } from '#tools/launch/say.mjs';
import type { Settings } from '#tools/launch/settings.mjs';
import { portsOf } from './services.mjs';
import type { Setting } from './parts.ts';

const STAND_IN = 'stand-in';

export const isStandIn = ({ given }: Settings) => given.PAYMENTS === STAND_IN;

export function requirePaymentSettings(settings: Settings) {
  const { given, production } = settings;
  if (!given.PAYMENTS) return;
  if (!isStandIn(settings)) {
    throw new Problem(`PAYMENTS can only be "${STAND_IN}", not "${given.PAYMENTS}".`);
  }
  if (production) throw new Problem('In production nobody plays the payment provider: leave PAYMENTS out.');
  const other = ['STRIPE_SECRET_KEY', 'STRIPE_API_BASE', 'PAYMENTS_TEST_MODE'].find((name) => given[name]);
  if (other) throw new Problem(`PAYMENTS=${STAND_IN} and ${other} contradict each other: set one of them.`);
}

/** Starts the stand-in for Stripe, whose pages a browser reaches under the name of the product's own host. */
export async function providePayments(
  { settings, secrets, children }: Setting,
  publicUrl: string,
): Promise<Record<string, string>> {
  const port = portsOf(settings).stripe;
  const origin = `http://${new URL(publicUrl).hostname}:${port}`;
  const webhook = `http://${reachable(settings.host, '127.0.0.1')}:${settings.port}/api/payment/webhook`;
  await children.start({
    ...standIn(port, {
      STAND_IN_HOST: settings.host,
      STAND_IN_ORIGIN: origin,
      STAND_IN_FOLDER: path.join(settings.dataDir, 'stripe'),
      STAND_IN_KEY: secrets.stripeKey,
      STAND_IN_WEBHOOK_URL: webhook,
      STAND_IN_WEBHOOK_SECRET: secrets.stripeWebhook,
    }),
    ready: answers(`http://${reachable(settings.host, '127.0.0.1')}:${port}/health`),
  });
  return {
    STRIPE_API_BASE: origin,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  };
}

/**
 * One for the tests, where every key opens an account of its own and nothing is kept.
 * @returns where it answers
 */
export async function provideTestPayments({ settings, children }: Setting): Promise<string> {
  const port = portsOf(settings).stripe;
  const origin = `http://127.0.0.1:${port}`;
  await children.start({ ...standIn(port, { STAND_IN_ORIGIN: origin }), ready: answers(`${origin}/health`) });
  return origin;
}

const standIn = (port: number, variables: Record<string, string>) => ({
  name: 'stripe',
  command: process.execPath,
  args: [path.join(import.meta.dirname, '../stripe', 'main.ts')],
  env: { ...process.env, ...variables, STAND_IN_PORT: String(port) },
});
