import path from 'node:path';
import { reachable } from './environment.mjs';
import { answers } from '#tools/launch/readiness.mjs';
import { Problem } from '#tools/launch/say.mjs';
import { portsOf } from './services.mjs';

/** @typedef {import('#tools/launch/settings.mjs').Settings} Settings */

const STAND_IN = 'stand-in';

/** @param {Settings} settings */
export const isStandIn = ({ given }) => given.PAYMENTS === STAND_IN;

/** @param {Settings} settings */
export function requirePaymentSettings(settings) {
  const { given, production } = settings;
  if (!given.PAYMENTS) return;
  if (!isStandIn(settings)) {
    throw new Problem(`PAYMENTS can only be "${STAND_IN}", not "${given.PAYMENTS}".`);
  }
  if (production) throw new Problem('In production nobody plays the payment provider: leave PAYMENTS out.');
  const other = ['STRIPE_SECRET_KEY', 'STRIPE_API_BASE', 'PAYMENTS_TEST_MODE'].find((name) => given[name]);
  if (other) throw new Problem(`PAYMENTS=${STAND_IN} and ${other} contradict each other: set one of them.`);
}

/**
 * Starts the stand-in for Stripe, whose pages a browser reaches under the name of the product's own host.
 * @param {import('./parts.mjs').Setting} setting
 * @param {string} publicUrl
 * @returns {Promise<Record<string, string>>}
 */
export async function providePayments({ settings, secrets, children }, publicUrl) {
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
 * @param {import('./parts.mjs').Setting} setting
 * @returns {Promise<string>} where it answers
 */
export async function provideTestPayments({ settings, children }) {
  const port = portsOf(settings).stripe;
  const origin = `http://127.0.0.1:${port}`;
  await children.start({ ...standIn(port, { STAND_IN_ORIGIN: origin }), ready: answers(`${origin}/health`) });
  return origin;
}

/**
 * @param {number} port
 * @param {Record<string, string>} variables
 */
const standIn = (port, variables) => ({
  name: 'stripe',
  command: process.execPath,
  args: [path.join(import.meta.dirname, '../stripe', 'main.ts')],
  env: { ...process.env, ...variables, STAND_IN_PORT: String(port) },
});
