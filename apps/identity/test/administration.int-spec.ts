import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import {
  countUsers,
  nameUsers,
  recordActivity,
  type AdminUser,
  type AdminUsersResponse,
} from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { Presence } from '@pactwright/server-session';
import { TEST_SECRET, eventually, type TestService } from '@pactwright/testing';
import { Activities } from '../src/activity/activities.js';
import { User } from '../src/users/user.entity.js';
import { knownContracts, startFakeContracts } from './fake-contracts.js';
import { IdentityUnderTest, PASSWORD, type Browser } from './harness.js';

const DAY_MS = 24 * 3_600_000;

let identity: IdentityUnderTest;
let contracts: TestService;
beforeEach(async () => {
  contracts = await startFakeContracts();
  identity = await IdentityUnderTest.start({ CONTRACTS_RPC: `127.0.0.1:${contracts.rpcPort}` });
});
afterEach(async () => {
  await identity.stop();
  await contracts.close();
});

const users = () => identity.service.get(DataSource).getRepository(User);

/** An administrator, with the browser in which they have just confirmed their password. */
async function anAdmin(): Promise<{ id: string; email: string; browser: Browser }> {
  const { email, user } = await identity.registered();
  await users().update(user.id, { isAdmin: true });
  const browser = identity.browser({ userId: user.id, isAdmin: true, isConfirmed: true });
  return { id: user.id, email, browser };
}

async function list(browser: Browser, query: Record<string, string> = {}): Promise<AdminUsersResponse> {
  const { status, body } = await browser.get(`/api/admin/users?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as unknown as AdminUsersResponse;
}
async function entryOf(browser: Browser, id: string): Promise<AdminUser> {
  const entry = (await list(browser)).data.find((user) => user.id === id);
  if (!entry) throw new Error('not listed');
  return entry;
}

describe('GET /api/admin/users', () => {
  it('R-ADM-03 R-ENT-01 R-API-25 shows each account with presence, actions and contracts, newest first', async () => {
    const admin = await anAdmin();
    const { user, email } = await identity.registered();
    await users().update(user.id, { firstName: 'Ona', createdAt: new Date(Date.now() + 60_000) });
    const contract = {
      id: randomUUID(),
      title: null,
      status: 'paid',
      updatedAt: new Date().toISOString(),
    } as const;
    knownContracts.push({ ...contract, ownerUserId: user.id });
    await identity.service.get(Presence).touch(user.id);

    const page = await list(admin.browser);
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 25, areContractsMissing: false });
    expect(page.data[1]).toMatchObject({ id: admin.id, isAdmin: true, isOnline: false, lastSeenAt: null });
    expect(page.data[0]).toEqual({
      id: user.id,
      email,
      firstName: 'Ona',
      lastName: null,
      country: null,
      city: null,
      company: null,
      preferredLanguage: null,
      isAdmin: false,
      isActive: true,
      createdAt: expect.any(String),
      isOnline: true,
      lastSeenAt: expect.any(String),
      recentActions: [
        {
          id: expect.any(String),
          action: 'account.register',
          page: null,
          status: 'success',
          createdAt: expect.any(String),
        },
      ],
      contracts: [contract],
    });
  });

  it('T-45 calls nobody online whose account was disabled a moment ago', async () => {
    const admin = await anAdmin();
    const { user } = await identity.registered();
    await identity.redis.zadd('seen', Date.now(), user.id);
    expect(await entryOf(admin.browser, user.id)).toMatchObject({ isOnline: true });
    await users().update(user.id, { isActive: false });
    expect(await entryOf(admin.browser, user.id)).toMatchObject({ isOnline: false, isActive: false });
  });

  it('T-45 calls somebody online for five minutes after they were seen', async () => {
    const admin = await anAdmin();
    const seen = (agoMs: number) => identity.redis.zadd('seen', Date.now() - agoMs, admin.id);
    await seen(5 * 60_000 - 2_000);
    expect(await entryOf(admin.browser, admin.id)).toMatchObject({ isOnline: true });
    await seen(5 * 60_000 + 2_000);
    expect(await entryOf(admin.browser, admin.id)).toMatchObject({
      isOnline: false,
      lastSeenAt: expect.any(String),
    });
  });

  it('R-ADM-03 lists the accounts without contracts, and says so, while contracts is down', async () => {
    const admin = await anAdmin();
    await contracts.close();
    const page = await list(admin.browser);
    expect(page.areContractsMissing).toBe(true);
    expect(page.data).toEqual([expect.objectContaining({ id: admin.id, contracts: [] })]);
  });

  it('T-45 finds by e-mail, by first and last name in any case, and by id', async () => {
    const { browser } = await anAdmin();
    const { user, email } = await identity.registered();
    await users().update(user.id, { firstName: 'Šarūnė', lastName: 'Žukaitė' });
    for (const search of [
      email.toUpperCase(),
      'ŠARŪN',
      'šarūnė ŽUKAITĖ',
      user.id,
      ` ${user.id.toUpperCase()}`,
    ])
      expect((await list(browser, { search })).data.map(({ id }) => id)).toEqual([user.id]);
  });

  it('T-45 takes every search for words, never for a pattern or a command', async () => {
    const { browser } = await anAdmin();
    const { user } = await identity.registered();
    await users().update(user.id, { firstName: `100% _ \\`, lastName: `O'Brien` });
    for (const search of ['100%', '\\', "O'Brien", '% _'])
      expect((await list(browser, { search })).data.map(({ id }) => id)).toEqual([user.id]);
    for (const search of ['%%', "' OR 1=1 --", '\\%', "'; DROP TABLE users; --", '💥', '.*'])
      expect((await list(browser, { search })).total).toBe(0);
    expect((await list(browser, { search: '\u0000\u0007' })).total).toBe(2);
    for (const query of ['search=a&search=b', `search=${'a'.repeat(255)}`])
      expect((await browser.get(`/api/admin/users?${query}`)).status).toBe(400);
  });

  it('T-45 pages without gaps or repetitions and refuses pages that are none', async () => {
    const { browser } = await anAdmin();
    for (let made = 0; made < 4; made += 1) await identity.registered();
    await users().updateAll({ createdAt: new Date() });
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => list(browser, { page, pageSize: '2' })),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(5);
    for (const query of [
      'page=0',
      'page=-1',
      'page=100001',
      'pageSize=0',
      'pageSize=101',
      'page=1.5',
      'page=x',
    ])
      expect((await browser.get(`/api/admin/users?${query}`)).status).toBe(400);
  });

  it('T-07 is for administrators alone', async () => {
    expect((await identity.browser().get('/api/admin/users')).status).toBe(401);
    expect((await identity.browser({ userId: randomUUID() }).get('/api/admin/users')).status).toBe(403);
  });
});

describe('activity', () => {
  const add = (userId: string, action: string, over: object = {}): Promise<void> =>
    identity.service.get(JobQueue).add(recordActivity, {
      id: randomUUID(),
      userId,
      action,
      page: '/contracts',
      status: 'success',
      occurredAt: new Date().toISOString(),
      ...over,
    });

  it('R-ADM-03 R-ADM-04 T-45 keeps what the gateway saw, errors as errors, the latest ten first', async () => {
    const admin = await anAdmin();
    for (let hour = 1; hour <= 11; hour += 1)
      await add(admin.id, `contract.create`, {
        occurredAt: new Date(Date.now() - hour * 3_600_000).toISOString(),
      });
    await add(admin.id, 'contract.download', {
      status: 'error',
      occurredAt: new Date(Date.now() + 60_000).toISOString(),
    });
    await eventually(async () => {
      const { recentActions } = await entryOf(admin.browser, admin.id);
      expect(recentActions).toHaveLength(10);
      expect(recentActions[0]).toMatchObject({
        action: 'contract.download',
        page: '/contracts',
        status: 'error',
      });
      expect(recentActions[1]?.action).toBe('account.register');
      const all = await identity.service.get(DataSource).query('SELECT 1 FROM activities');
      expect(all).toHaveLength(13);
    });
  });

  it('R-ADM-03 writes down sign-ins, also those that were refused', async () => {
    const admin = await anAdmin();
    const { email } = admin;
    await identity.browser().post('/api/auth/login', { email, password: 'wrong password' });
    await identity.browser().post('/api/auth/login', { email, password: PASSWORD });
    /* Wrong passwords are written down together, a moment later. */
    await eventually(async () => {
      const { recentActions } = await entryOf(admin.browser, admin.id);
      expect(recentActions.map(({ action, status }) => `${action} ${status}`)).toEqual([
        'account.sign-in success',
        'account.sign-in error',
        'account.register success',
      ]);
    });
  });

  it('R-ADM-03 has one sign-in of who signs in as the page does, which looks for the account first', async () => {
    const admin = await anAdmin();
    const credentials = { email: admin.email, password: PASSWORD };
    const asked = await identity.browser().post('/api/auth/register', { ...credentials, isReturning: true });
    expect(asked.body).toMatchObject({ code: 'EMAIL_ALREADY_REGISTERED' });
    expect((await identity.browser().post('/api/auth/login', credentials)).status).toBe(200);
    const { recentActions } = await entryOf(admin.browser, admin.id);
    expect(recentActions.map(({ action, status }) => `${action} ${status}`)).toEqual([
      'account.sign-in success',
      'account.register success',
    ]);
  });

  it('keeps a repeated job once and forgets what belongs to nobody', async () => {
    const admin = await anAdmin();
    const activities = identity.service.get(Activities);
    const given = {
      id: randomUUID(),
      userId: admin.id,
      action: 'contract.check',
      page: null,
      status: 'success',
      occurredAt: new Date().toISOString(),
    } as const;
    await Promise.all([activities.keep(given), activities.keep(given)]);
    await activities.keep({ ...given, id: randomUUID(), userId: randomUUID() });
    expect((await entryOf(admin.browser, admin.id)).recentActions).toHaveLength(2);
    await users().delete(admin.id);
    expect(await identity.service.get(DataSource).query('SELECT 1 FROM activities')).toEqual([]);
  });

  it('T-45 forgets activities after 90 days', async () => {
    const admin = await anAdmin();
    const activities = identity.service.get(Activities);
    const keep = (days: number) =>
      activities.keep({
        id: randomUUID(),
        userId: admin.id,
        action: `days.${days}`,
        page: null,
        status: 'success',
        occurredAt: new Date(Date.now() - days * DAY_MS).toISOString(),
      });
    await keep(89);
    await keep(91);
    expect(await activities.sweep()).toBe(1);
    expect((await entryOf(admin.browser, admin.id)).recentActions.map(({ action }) => action)).toEqual([
      'account.register',
      'days.89',
    ]);
  });
});

describe(countUsers.pattern, () => {
  it('R-ADM-02 tells how many accounts there are and how many of them are online', async () => {
    const admin = await anAdmin();
    await identity.registered();
    await identity.service.get(Presence).touch(admin.id);
    const targets = { identity: `127.0.0.1:${identity.service.rpcPort}` };
    const client = new RpcClient({ service: 'gateway', secret: TEST_SECRET, targets });
    expect(await client.call(countUsers, {})).toEqual({ users: 2, online: 1 });
    client.onApplicationShutdown();
  });
});

describe(nameUsers.pattern, () => {
  it('tells who the accounts are, and nothing of those that are gone', async () => {
    const admin = await anAdmin();
    const targets = { identity: `127.0.0.1:${identity.service.rpcPort}` };
    const client = new RpcClient({ service: 'billing', secret: TEST_SECRET, targets });
    const asked = () => client.call(nameUsers, { userIds: [admin.id, randomUUID()] });
    const [named] = (await asked()).users;
    expect((await asked()).users).toHaveLength(1);
    expect(named).toEqual({ id: admin.id, email: expect.stringContaining('@'), name: null });
    await users().update(admin.id, { firstName: 'Ona', lastName: 'Onaitė' });
    expect((await asked()).users).toEqual([{ ...named, name: 'Ona Onaitė' }]);
    client.onApplicationShutdown();
  });
});
