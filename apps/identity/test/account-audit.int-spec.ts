import { DataSource } from 'typeorm';
import { eventually } from '@pactwright/testing';
import { AuditEntry } from '../src/audit/audit-entry.entity.js';
import { IdentityUnderTest, PASSWORD, anEmail } from './harness.js';

describe('the audit log of accounts', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  const entriesOf = (userId: string, count: number): Promise<AuditEntry[]> =>
    eventually(
      async () => {
        const entries = await identity.service
          .get(DataSource)
          .getRepository(AuditEntry)
          .find({ where: { subjectId: userId }, order: { occurredAt: 'ASC' } });
        expect(entries).toHaveLength(count);
        return entries;
      },
      { withinMs: 15_000 },
    );

  it('T-45 names what somebody did to their account and how it ended, and nothing about the person', async () => {
    const { browser, user, email } = await identity.signedIn();
    const profile = { firstName: 'Rasa', lastName: 'Kazlauskienė', city: 'Šiauliai' };
    await identity.browser().post('/api/auth/login', { email, password: 'wrong password' });
    await browser.post('/api/auth/confirm-password', { password: 'wrong password' });
    await browser.post('/api/auth/confirm-password', { password: PASSWORD });
    await browser.delete('/api/user/sessions');
    await browser.put('/api/user/profile', {
      ...profile,
      currentPassword: PASSWORD,
      newPassword: 'trys žali arkliai',
    });
    const entries = await entriesOf(user.id, 7);
    const who = (actorUserId: string | null) => (actorUserId === user.id ? 'self' : String(actorUserId));
    expect(entries.map(({ action, outcome, actorUserId }) => [action, outcome, who(actorUserId)])).toEqual([
      ['identity.account.register', 'success', 'self'],
      ['identity.session.begin', 'error', 'null'],
      ['identity.password.confirm', 'error', 'self'],
      ['identity.password.confirm', 'success', 'self'],
      ['identity.session.end-others', 'success', 'self'],
      ['identity.password.change', 'success', 'self'],
      ['identity.profile.change', 'success', 'self'],
    ]);
    const text = JSON.stringify(entries);
    for (const secret of [email, PASSWORD, 'wrong password', ...Object.values(profile)])
      expect(text).not.toContain(secret);
  });

  it('T-02 T-45 enters a sign-in by the register-first sequence as a sign-in, and no failed registration', async () => {
    const { user, email } = await identity.signedIn();
    const again = identity.browser();
    const right = { email, password: PASSWORD };
    expect((await again.post('/api/auth/register', { ...right, isReturning: true })).status).toBe(409);
    expect((await again.post('/api/auth/login', right)).status).toBe(200);
    const wrong = { email, password: 'wrong password' };
    expect((await again.post('/api/auth/register', { ...wrong, isReturning: true })).status).toBe(409);
    expect((await again.post('/api/auth/login', wrong)).status).toBe(401);
    const entries = await entriesOf(user.id, 3);
    expect(entries.map(({ action, outcome, details }) => [action, outcome, details['times']])).toEqual([
      ['identity.account.register', 'success', undefined],
      ['identity.session.begin', 'success', undefined],
      ['identity.session.begin', 'error', undefined],
    ]);
  });

  it('T-45 enters a sign-in to no account at all', async () => {
    await identity.browser().post('/api/auth/login', { email: anEmail(), password: 'wrong password' });
    await eventually(async () => {
      const nobody = { action: 'identity.session.begin', outcome: 'error' as const };
      const entries = await identity.service.get(DataSource).getRepository(AuditEntry).findBy(nobody);
      expect(entries.filter(({ subjectId }) => subjectId === null)).toHaveLength(1);
    });
  });

  it('R19 enters wrong passwords of the same moment once for each account, with how many there were', async () => {
    const { email, user } = await identity.registered();
    const wrong = { email, password: 'wrong password' };
    await Promise.all([1, 2, 3].map(() => identity.browser().post('/api/auth/login', wrong)));
    await eventually(async () => {
      const failed = { action: 'identity.session.begin', outcome: 'error' as const, subjectId: user.id };
      const entries = await identity.service.get(DataSource).getRepository(AuditEntry).findBy(failed);
      const times = entries.map(({ details }) => Number(details['times'] ?? 1));
      expect(times.reduce((sum, each) => sum + each, 0)).toBe(3);
    });
  });
});
