import { expect, request } from '@playwright/test';
import type { PaymentResponse } from '@pactwright/protocol';
import type { Visitor } from './visitor.js';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test -- e2e\`.`);
  return value;
}

export type Means = 'good' | 'declined' | 'declined-later' | 'transfer' | 'lost-transfer';

/** Plays the payer on the checkout page without a browser, and gives where it leads. */
export async function payAt(checkoutUrl: string, means: Means = 'good'): Promise<string> {
  const http = await request.newContext();
  try {
    const answer = await http.post(checkoutUrl, {
      form: { email: 'payer@example.com', means, terms: 'accepted' },
      maxRedirects: 0,
    });
    if (means === 'declined') expect(answer.status()).toBe(402);
    else expect(answer.status(), await answer.text()).toBe(303);
    return answer.headers()['location'] ?? '';
  } finally {
    await http.dispose();
  }
}

/** Tells the stand-in something that nobody could tell the payment provider. */
export async function control(path: string, data: object): Promise<void> {
  const http = await request.newContext();
  try {
    const answer = await http.post(`${given('E2E_STRIPE_URL')}/_control/${path}`, {
      data,
      headers: { authorization: `Bearer ${given('E2E_STRIPE_KEY')}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  } finally {
    await http.dispose();
  }
}

/** Asks for the contract to be paid for, and gives where to go. */
export async function checkoutOf(
  visitor: Visitor,
  contractId: string,
  plan: 'one-time' | 'subscription' = 'one-time',
): Promise<string> {
  const answer = await visitor.pay(contractId, plan);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as PaymentResponse).checkoutUrl ?? '';
}

/** Resolves when the product says that the contract is paid for, or is not any more. */
export async function untilPaid(visitor: Visitor, contractId: string, paid = true): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await visitor.http.get(`/api/payment/status?contractId=${contractId}`);
      return ((await answer.json()) as { paid: boolean }).paid;
    })
    .toBe(paid);
}
