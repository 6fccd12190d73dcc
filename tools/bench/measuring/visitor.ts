import { wholeAnswers, type Step } from './whole-contract.ts';

/**
 * A visitor's contract, answered and paid for; or about to be, where the provider's checkout is still to be visited.
 */
export interface PaidContract {
  id: string;
  /** of the browser that owns it */
  cookie: string;
  /** on the clock of `performance` */
  paidAt: number;
  checkoutUrl?: string;
}

/**
 * @param url of the gateway
 * @param number makes the contract different from the others
 */
export async function paidContract(url: string, number: number): Promise<PaidContract> {
  const created = await call(url, '', '/api/contracts');
  const cookie = created.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { contractId } = (await created.json()) as { contractId: string };
  const wizard = await fetch(`${url}/api/wizard-steps`);
  const steps = (await wizard.json()) as Step[];
  const scope = `Build booking site number ${number} with a calendar and payments`;
  for (const answer of wholeAnswers(steps, scope)) {
    await call(url, cookie, '/api/wizard-steps/save', { contractId, ...answer });
  }
  const payment = await call(url, cookie, '/api/payment', { contractId, planType: 'one-time' });
  const { checkoutUrl } = (await payment.json()) as { checkoutUrl?: string };
  return { id: contractId, cookie, paidAt: performance.now(), checkoutUrl };
}

/** Milliseconds from the confirmed payment to the last byte of the PDF. */
export async function timeToFile(url: string, { id, cookie, paidAt }: PaidContract) {
  const response = await fetch(`${url}/api/contracts/${id}/download/pdf`, { headers: { cookie } });
  const file = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !file.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The download of ${id} was answered ${response.status}`);
  }
  return performance.now() - paidAt;
}

async function call(url: string, cookie: string, at: string, body?: object) {
  const response = await fetch(`${url}${at}`, {
    method: 'POST',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${at} was answered ${response.status}: ${await response.text()}`);
  return response;
}
