import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header of a body: one v1 for each secret, as while a secret is being rotated.
 * @param timestamp in seconds
 */
export function signatureOf(body: string, secrets: readonly string[], timestamp: number) {
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  return [`t=${timestamp}`, ...signed].join(',');
}
