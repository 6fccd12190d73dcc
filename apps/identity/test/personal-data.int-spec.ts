import { PERSONAL_DATA } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET } from '@pactwright/testing';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD } from './harness.js';

let identity: IdentityUnderTest;
let rpc: RpcClient;
beforeAll(async () => {
  identity = await IdentityUnderTest.start();
  rpc = new RpcClient({
    service: 'documents',
    secret: TEST_SECRET,
    targets: { identity: `127.0.0.1:${identity.service.rpcPort}` },
  });
});
afterAll(async () => {
  rpc.onApplicationShutdown();
  await identity.stop();
});

const dataOf = (userId: string) => rpc.call(PERSONAL_DATA.identity, { userId });
/** How many rows of all tables, and values in Redis, hold the text. */
async function traces(text: string): Promise<number> {
  const { dataSource } = identity.database;
  let count = 0;
  for (const { tablePath } of dataSource.entityMetadatas) {
    const rows: unknown[] = await dataSource.query(
      `SELECT 1 FROM ${tablePath} AS one WHERE one::text LIKE $1`,
      [`%${text}%`],
    );
    count += rows.length;
  }
  for (const key of await identity.redis.keys('*')) {
    const dump = await identity.redis.dumpBuffer(key);
    if (key.includes(text) || dump?.includes(text)) count += 1;
  }
  return count;
}

describe('personal data of an account', () => {
  it('holds profile, sessions and what the logs say, and never the password', async () => {
    const { user, email } = await identity.signedIn();
    const { documents } = await dataOf(user.id);
    expect(documents).toMatchObject({
      account: { id: user.id, email },
      sessions: [{ browser: null, system: null }],
      activity: [{ action: 'account.register', status: 'success' }],
    });
    const { passwordHash } = await identity.database.dataSource
      .getRepository(User)
      .findOneByOrFail({ id: user.id });
    expect(JSON.stringify(documents)).not.toContain(passwordHash);
  });
});

describe('DELETE /api/user', () => {
  it('ends the account, its sessions and every trace of its e-mail, and tells the other services', async () => {
    const { user, email, browser } = await identity.signedIn();
    expect(await traces(email)).toBeGreaterThan(0);
    const answer = await browser.delete('/api/user', { password: PASSWORD });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Your account and everything in it has been deleted.',
    ]);
    expect(answer.cookies[0]).toMatch(/^__Host-sid=; Max-Age=0;/);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(await identity.sessions.listOf(user.id)).toEqual([]);
    expect(await traces(email)).toBe(0);
    const told: unknown[] = await identity.database.dataSource.query(
      `SELECT data FROM outbox_events WHERE name = 'user.deleted'`,
    );
    expect(told).toContainEqual({ data: { userId: user.id } });
    await expect(dataOf(user.id)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    /* The address is free again, for an account that knows nothing of the old one. */
    const again = await identity.browser().post('/api/auth/register', { email, password: PASSWORD });
    expect(again.status).toBe(201);
    expect(again.body.user?.id).not.toBe(user.id);
  });

  it('wants the password, and does nothing without it', async () => {
    const { user, browser } = await identity.signedIn();
    const wrong = await browser.delete('/api/user', { password: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
    expect(wrong.body.fields).toEqual({ password: 'The current password is not right.' });
    expect((await browser.delete('/api/user', {})).status).toBe(400);
    expect((await browser.get('/api/user')).body).toMatchObject({ id: user.id });
  });

  it('keeps the last administrator', async () => {
    const { user, browser } = await identity.signedIn();
    const users = identity.database.dataSource.getRepository(User);
    await users.update({ id: user.id }, { isAdmin: true });
    const last = await browser.delete('/api/user', { password: PASSWORD });
    expect([last.status, last.body.code]).toEqual([409, 'LAST_ADMIN']);
    const other = await identity.signedIn();
    await users.update({ id: other.user.id }, { isAdmin: true });
    expect((await browser.delete('/api/user', { password: PASSWORD })).status).toBe(200);
  });

  it('is for whoever is signed in', async () => {
    expect((await identity.browser().delete('/api/user', { password: PASSWORD })).status).toBe(401);
  });
});
