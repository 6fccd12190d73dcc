import { randomUUID } from 'node:crypto';
import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { BillingAccount, SessionsResponse, User } from '@pactwright/protocol';
import { SENT } from '../support/sent-contracts.js';
import { Visitor, someAnswers } from '../support/visitor.js';

export const CALLERS = ['nobody', 'guest', 'owner', 'other', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a route's `:id` can name. */
export const THINGS = ['contract', 'payment', 'session', 'run', 'upload', 'user'] as const;
export type Thing = (typeof THINGS)[number];
export type Things = Partial<Record<Thing, string>>;

const PASSWORD = 'Ąžuolo-lapas-77-vėjas';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test -- e2e\`.`);
  return value;
}

/** Somebody who calls, with the things that are theirs. */
export interface Known {
  readonly http: APIRequestContext;
  readonly things: Things;
}

const json = async <T>(answer: APIResponse): Promise<T> => {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
};

export async function aGuest(): Promise<Known> {
  const { http } = await Visitor.arrive();
  return { http, things: await thingsOf(http) };
}

/** An account with a contract that is paid for, advice, a check, a receipt and a second session. */
export async function aUser(): Promise<Known> {
  const { http } = await Visitor.arrive();
  const credentials = { email: `${randomUUID()}@example.lt`, password: PASSWORD };
  const { user } = await json<{ user: User }>(await http.post('/api/auth/register', { data: credentials }));
  const things = await thingsOf(http);
  const { receipts } = await json<BillingAccount>(await http.get('/api/billing/account'));
  const elsewhere = await request.newContext({ baseURL: given('E2E_BASE_URL') });
  await json(await elsewhere.post('/api/auth/login', { data: credentials }));
  await elsewhere.dispose();
  const { sessions } = await json<SessionsResponse>(await http.get('/api/user/sessions'));
  return {
    http,
    things: {
      ...things,
      ...defined({ payment: receipts[0]?.id, session: sessions.find(({ isCurrent }) => !isCurrent)?.id }),
      user: user.id,
    },
  };
}

/** The administrator, with the password confirmed. */
export async function anAdmin(): Promise<Known> {
  const http = await request.newContext({ baseURL: given('E2E_BASE_URL') });
  const [email, password] = [given('E2E_ADMIN_EMAIL'), given('E2E_ADMIN_PASSWORD')];
  const { user } = await json<{ user: User }>(
    await http.post('/api/auth/login', { data: { email, password } }),
  );
  await json(await http.post('/api/auth/confirm-password', { data: { password } }));
  return { http, things: { user: user.id } };
}

async function thingsOf(http: APIRequestContext): Promise<Things> {
  const visitor = Visitor.of(http);
  const contract = await visitor.createContract();
  await visitor.answer(contract, someAnswers(`Work of ${visitor.name}`));
  await json(await visitor.pay(contract));
  const later = { Prefer: 'respond-async' };
  const run = await http.post('/api/contracts/suggestion', {
    headers: later,
    data: {
      ...{ stepKey: 'contract_overview', fieldKey: 'deliverables', currentText: '' },
      currentFormData: someAnswers(visitor.name),
    },
  });
  /* Waited for: what it came to is asked for as well. */
  const upload = await http.post('/api/analyze/upload', {
    multipart: {
      contract: { name: 'sent.txt', mimeType: 'text/plain', buffer: Buffer.from(SENT.en.text) },
    },
  });
  return {
    contract,
    run: (await json<{ runId: string }>(run)).runId,
    upload: (await json<{ runId: string }>(upload)).runId,
  };
}

const defined = (things: Record<string, string | undefined>): Things =>
  Object.fromEntries(Object.entries(things).filter(([, id]) => id !== undefined)) as Things;
