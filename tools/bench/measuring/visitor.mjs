import { wholeAnswers } from './whole-contract.mjs';

/**
 * A visitor's contract, answered and paid for; or about to be, where the provider's checkout is still to be visited.
 * @typedef {object} PaidContract
 * @property {string} id
 * @property {string} cookie of the browser that owns it
 * @property {number} paidAt on the clock of `performance`
 * @property {string} [checkoutUrl]
 */

/**
 * @param {string} url of the gateway
 * @param {number} number makes the contract different from the others
 * @returns {Promise<PaidContract>}
 */
export async function paidContract(url, number) {
  const created = await call(url, '', '/api/contracts');
  const cookie = created.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { contractId } = /** @type {{ contractId: string }} */ (await created.json());
  const wizard = await fetch(`${url}/api/wizard-steps`);
  const steps = /** @type {import('./whole-contract.mjs').Step[]} */ (await wizard.json());
  const scope = `Build booking site number ${number} with a calendar and payments`;
  for (const answer of wholeAnswers(steps, scope)) {
    await call(url, cookie, '/api/wizard-steps/save', { contractId, ...answer });
  }
  const payment = await call(url, cookie, '/api/payment', { contractId, planType: 'one-time' });
  const { checkoutUrl } = /** @type {{ checkoutUrl?: string }} */ (await payment.json());
  return { id: contractId, cookie, paidAt: performance.now(), checkoutUrl };
}

/**
 * Milliseconds from the confirmed payment to the last byte of the PDF.
 * @param {string} url
 * @param {PaidContract} contract
 */
export async function timeToFile(url, { id, cookie, paidAt }) {
  const response = await fetch(`${url}/api/contracts/${id}/download/pdf`, { headers: { cookie } });
  const file = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !file.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The download of ${id} was answered ${response.status}`);
  }
  return performance.now() - paidAt;
}

/**
 * @param {string} url
 * @param {string} cookie
 * @param {string} at
 * @param {object} [body]
 */
async function call(url, cookie, at, body) {
  const response = await fetch(`${url}${at}`, {
    method: 'POST',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${at} was answered ${response.status}: ${await response.text()}`);
  return response;
}
