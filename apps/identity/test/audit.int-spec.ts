import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { AuditEntryView, AuditResponse, UserAct } from '@pactwright/protocol';
import { OutboxEvent } from '@pactwright/server-queue';
import { eventually } from '@pactwright/testing';
import { KeepAuditEntry } from '../src/audit/keep-audit-entry.js';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, type Answer, type Browser } from './harness.js';

let identity: IdentityUnderTest;
beforeEach(async () => {
  identity = await IdentityUnderTest.start();
});
afterEach(() => identity.stop());

const dataSource = () => identity.service.get(DataSource);
const users = () => dataSource().getRepository(User);
const asAdmin = (id: string) => identity.browser({ userId: id, isAdmin: true, isConfirmed: true });

async function anAdmin(): Promise<{ id: string; browser: Browser }> {
  const { user } = await identity.registered();
  await users().update(user.id, { isAdmin: true });
  return { id: user.id, browser: asAdmin(user.id) };
}
const change = (browser: Browser, id: string, act: UserAct): Promise<Answer> =>
  browser.post(`/api/admin/users/${id}/${act}`);

async function audit(browser: Browser, query: Record<string, string> = {}): Promise<AuditResponse> {
  const { status, body } = await browser.get(`/api/admin/audit?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as unknown as AuditResponse;
}

describe('the audit log', () => {
  const entries = async (
    browser: Browser,
    action: string,
    count: number,
  ): Promise<readonly AuditEntryView[]> =>
    eventually(async () => {
      const page = await audit(browser, { action });
      expect(page.data).toHaveLength(count);
      return page.data;
    });

  it('T-45 says who did what to whom and under which request, once, and nothing when nothing changed', async () => {
    const admin = await anAdmin();
    const { user } = await identity.registered();
    const done = await change(admin.browser, user.id, 'disable');
    await change(admin.browser, user.id, 'disable');
    const [entry] = await entries(admin.browser, 'identity.user.', 1);
    const { email } = await users().findOneByOrFail({ id: admin.id });
    expect(entry).toEqual({
      id: expect.any(String),
      occurredAt: expect.any(String),
      actorUserId: admin.id,
      actorEmail: email,
      action: 'identity.user.disable',
      subjectType: 'user',
      subjectId: user.id,
      outcome: 'success',
      requestId: done.headers.get('x-request-id'),
      details: {},
    });
    await users().delete(admin.id);
    const other = await anAdmin();
    expect((await entries(other.browser, 'identity.user.', 1))[0]).toMatchObject({
      actorUserId: admin.id,
      actorEmail: null,
    });
  });

  it('T-45 enters who read it and who read the users, once for each quarter of an hour', async () => {
    const [one, two] = [await anAdmin(), await anAdmin()];
    for (let time = 0; time < 3; time += 1) {
      for (const { browser } of [one, two]) {
        await browser.get('/api/admin/users');
        await audit(browser);
      }
    }
    await eventually(async () => {
      expect(
        await dataSource().getRepository(OutboxEvent).countBy({ name: 'audit.recorded' }),
      ).toBeGreaterThanOrEqual(12);
      const { data } = await audit(one.browser, { pageSize: '100' });
      const reads = data
        .filter(({ action }) => action.endsWith('.read'))
        .map(({ action, actorUserId }) => `${action} ${actorUserId}`);
      expect(new Set(reads).size).toBe(4);
      /* The clock may pass into the next quarter while this runs. */
      expect(reads.length).toBeLessThanOrEqual(8);
    });
  });

  it('T-07 enters whoever is turned away again and again once for each quarter of an hour', async () => {
    const admin = await anAdmin();
    const at = Math.floor(Date.now() / 900_000) * 900_000;
    const denied = (userId: string, ms: number) => ({
      eventId: randomUUID(),
      name: 'audit.recorded' as const,
      occurredAt: new Date(at).toISOString(),
      data: {
        occurredAt: new Date(at + ms).toISOString(),
        actorUserId: userId,
        action: 'gateway.administration.denied',
        subjectType: 'service',
        subjectId: 'identity',
        outcome: 'error' as const,
        requestId: null,
        details: {},
      },
    });
    const [one, two] = [randomUUID(), randomUUID()];
    const log = identity.service.get(KeepAuditEntry);
    const events = [denied(one, 0), denied(one, 1), denied(one, 899_999), denied(one, -1), denied(two, 0)];
    await Promise.all(events.map((event) => log.handle(event)));
    const { data } = await audit(admin.browser, { action: 'gateway.administration' });
    expect(data.map(({ actorUserId }) => actorUserId).sort()).toEqual([one, one, two].sort());
  });

  it('T-45 is refused change and deletion by the database itself', async () => {
    const admin = await anAdmin();
    const { user } = await identity.registered();
    await change(admin.browser, user.id, 'disable');
    await entries(admin.browser, 'identity.user.', 1);
    for (const statement of [
      `UPDATE audit_entries SET outcome = 'error'`,
      'DELETE FROM audit_entries',
      'TRUNCATE audit_entries',
      `INSERT INTO audit_entries SELECT * FROM audit_entries ON CONFLICT (id) DO UPDATE SET outcome = 'error'`,
    ])
      await expect(dataSource().query(statement)).rejects.toThrow('audit entries are only ever added');
    await entries(admin.browser, 'identity.user.disable', 1);
  });

  it('T-45 is filtered by act, actor, subject and time, and paged', async () => {
    const [one, two] = [await anAdmin(), await anAdmin()];
    const { user } = await identity.registered();
    const before = new Date().toISOString();
    await change(one.browser, user.id, 'disable');
    await change(two.browser, user.id, 'enable');
    await change(one.browser, two.id, 'revoke-admin');
    await entries(one.browser, 'identity.user.', 3);
    const found = async (query: Record<string, string>) =>
      (await audit(one.browser, { action: 'identity.user', ...query })).data.map(
        ({ action }) => action.split('.')[2],
      );
    expect(await found({})).toEqual(['revoke-admin', 'enable', 'disable']);
    expect(await found({ actorUserId: two.id })).toEqual(['enable']);
    expect(await found({ subjectId: user.id })).toEqual(['enable', 'disable']);
    expect(await found({ action: 'identity.user.enable' })).toEqual(['enable']);
    expect(await found({ from: before })).toHaveLength(3);
    expect(await found({ to: before })).toHaveLength(0);
    expect(await found({ page: '2', pageSize: '2' })).toEqual(['disable']);
    for (const action of ['%', '_dentity', "' OR 1=1 --", 'identity\\'])
      expect(await found({ action })).toEqual([]);
    expect(await found({ subjectId: "'; DROP TABLE audit_entries; --" })).toEqual([]);
    for (const query of [
      'actorUserId=x',
      'from=yesterday',
      'pageSize=101',
      'page=0',
      `action=${'a'.repeat(101)}`,
    ])
      expect((await one.browser.get(`/api/admin/audit?${query}`)).status).toBe(400);
  });

  it('T-07 is for administrators alone', async () => {
    expect((await identity.browser().get('/api/admin/audit')).status).toBe(401);
    expect((await identity.browser({ userId: randomUUID() }).get('/api/admin/audit')).status).toBe(403);
  });
});
