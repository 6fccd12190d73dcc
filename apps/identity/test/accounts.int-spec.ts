import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OutboxEvent } from '@pactwright/server-queue';
import { aGuestId } from '@pactwright/testing';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD, anEmail, tokenIn } from './harness.js';

describe('accounts', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  describe.each([
    ['/api/auth/register', '/api/auth/login', '/api/auth/logout'],
    ['/api/register', '/api/login', '/api/logout'],
  ])('under %s, %s and %s', (register, login, logout) => {
    it('R-API-03 R-API-05 makes an account, says so and signs in', async () => {
      const email = anEmail();
      const answer = await identity
        .browser()
        .post(register, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ success: true, message: `Account created for ${email}` });
      expect(answer.body.user).toMatchObject({ email, isAdmin: false, isActive: true, firstName: null });
      expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2/i);
      expect(await identity.sessions.find(tokenIn(answer))).toMatchObject({ userId: answer.body.user?.id });
    });

    it('T-02 makes no account for somebody who means to sign in', async () => {
      const browser = identity.browser();
      const credentials = { email: anEmail(), password: PASSWORD };
      const asked = await browser.post(register, { ...credentials, isReturning: true });
      expect(asked.status).toBe(404);
      expect(asked.body).toMatchObject({ success: false, code: 'ACCOUNT_NOT_FOUND' });
      expect((await browser.get('/api/auth/user')).status).toBe(401);
      expect((await browser.post(register, credentials)).status).toBe(201);
    });

    it('R-AUTH-07 R-API-04 T-02 answers 409 to a known e-mail, then signs in with the same credentials', async () => {
      const { email, user } = await identity.registered();
      const again = await identity.browser().post(register, { email, password: PASSWORD });
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({ success: false, code: 'EMAIL_ALREADY_REGISTERED' });
      expect(again.body.message).toContain('Email already registered');
      expect(again.cookies).toEqual([]);
      const answer = await identity.browser().post(login, { email, password: PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ success: true, message: 'Signed in', user: { id: user.id } });
    });

    it('R-AUTH-14 R-API-06 ends the session on the server when signing out', async () => {
      const { user, token } = await identity.registered();
      const session = await identity.sessions.find(token);
      const answer = await identity.browser({ userId: user.id, sessionId: session?.id ?? '' }).post(logout);
      expect(answer.body).toMatchObject({ success: true, message: 'Signed out' });
      expect(answer.cookies).toEqual([expect.stringMatching(/^__Host-sid=; Max-Age=0;/)]);
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect(await identity.sessions.find(token)).toBeUndefined();
    });
  });

  it('T-02 names the conflict in words the client knows in Lithuanian too', async () => {
    const { email } = await identity.registered();
    const answer = await identity
      .browser({ language: 'lt' })
      .post('/api/auth/register', { email, password: PASSWORD });
    expect(answer.body.message).toBe('Šis el. pašto adresas jau užregistruotas (Email already registered)');
    const welcome = await identity
      .browser({ language: 'lt' })
      .post('/api/auth/login', { email, password: PASSWORD });
    expect(welcome.body.message).toBe('Prisijungta');
  });

  it.each([
    ['register', '/api/auth/register', { email: anEmail(), password: '\ud800abcdefghij' }, 'password'],
    ['sign in', '/api/auth/login', { email: 'ona\udfff@example.lt', password: PASSWORD }, 'email'],
    ['reset', '/api/auth/reset-password', { token: 'x', newPassword: 'abcdefghij\ud800' }, 'newPassword'],
  ])(
    'R26 refuses half of a character from whoever wants to %s, and goes on',
    async (_name, path, sent, field) => {
      const { status, body } = await identity.browser().post(path, sent);
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        [field],
      ]);
      expect((await identity.browser().get('/api/auth/options')).status).toBe(200);
    },
  );

  it('signs in with a password whose letters come as two characters where they were one', async () => {
    const email = anEmail();
    const password = 'žąsys eina šėrikėn';
    await identity.browser().post('/api/auth/register', { email, password: password.normalize('NFD') });
    const answer = await identity
      .browser()
      .post('/api/auth/login', { email, password: password.normalize('NFC') });
    expect(answer.status).toBe(200);
  });

  it('R-AUTH-02 R-AUTH-03 names what is wrong with the credentials', async () => {
    const email = await identity.browser().post('/api/auth/login', { email: 'nobody', password: PASSWORD });
    expect([email.status, email.body.message]).toEqual([400, 'Invalid email address']);
    const password = await identity
      .browser()
      .post('/api/auth/register', { email: anEmail(), password: 'short' });
    expect([password.status, password.body.code]).toEqual([400, 'PASSWORD_TOO_SHORT']);
  });

  it('T-08 R18 writes the session cookie with every protection', async () => {
    const answer = await identity
      .browser()
      .post('/api/auth/register', { email: anEmail(), password: PASSWORD });
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('T-08 R18 begins a new session at every sign-in and ends the one before', async () => {
    const { email, token } = await identity.registered();
    const before = await identity.sessions.find(token);
    const answer = await identity.browser({ sessionId: before?.id ?? '' }).post('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    expect(tokenIn(answer)).toMatch(/^[\w-]{43}$/);
    expect(tokenIn(answer)).not.toBe(token);
    expect(await identity.sessions.find(token)).toBeUndefined();
  });

  describe('the current user', () => {
    it('R-API-01 R-API-02 T-01 is answered in both shapes', async () => {
      const { user } = await identity.registered();
      expect((await identity.browser({ userId: user.id }).get('/api/auth/user')).body).toEqual({
        success: true,
        user,
      });
      expect((await identity.browser({ userId: user.id }).get('/api/user')).body).toEqual(user);
    });

    it.each(['/api/auth/user', '/api/user'])(
      'R-AUTH-11 T-01 is 401 at %s when nobody is signed in',
      async (path) => {
        const answer = await identity.browser().get(path);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ success: false, message: 'Please sign in first.' });
      },
    );

    it('is nobody once the account was closed', async () => {
      const { user } = await identity.registered();
      await identity.service.get(DataSource).manager.update(User, { id: user.id }, { isActive: false });
      expect((await identity.browser({ userId: user.id }).get('/api/user')).status).toBe(401);
    });
  });

  describe('a refused sign-in', () => {
    it('R-AUTH-08 says the same for a wrong password, an unknown e-mail and a closed account', async () => {
      const { email } = await identity.registered();
      const closed = await identity.registered();
      await identity.service
        .get(DataSource)
        .manager.update(User, { id: closed.user.id }, { isActive: false });
      const answers = [
        await identity.browser().post('/api/auth/login', { email, password: 'wrong password' }),
        await identity.browser().post('/api/auth/login', { email: anEmail(), password: PASSWORD }),
        await identity.browser().post('/api/auth/login', { email: closed.email, password: PASSWORD }),
      ];
      for (const { status, body, cookies } of answers) {
        expect(status).toBe(401);
        expect({ ...body, requestId: '' }).toEqual({
          success: false,
          message: 'Wrong email or password.',
          error: 'Wrong email or password.',
          code: 'SIGN_IN_FAILED',
          requestId: '',
        });
        expect(cookies).toEqual([]);
      }
    });

    it('T-02 takes the same work whether the e-mail is known or not', async () => {
      const { email } = await identity.registered();
      const verify = jest.spyOn(identity.service.get(PasswordHasher), 'verify');
      const workFor = async (asked: string): Promise<number> => {
        verify.mockClear();
        await identity.browser().post('/api/auth/login', { email: asked, password: 'wrong password' });
        return verify.mock.calls.length;
      };
      expect(await workFor(email)).toBe(1);
      expect(await workFor(anEmail())).toBe(1);
      verify.mockRestore();
    });
  });

  describe('claiming what a guest owned', () => {
    const claims = async (userId: string): Promise<string[]> =>
      (await identity.service.get(DataSource).manager.find(OutboxEvent))
        .filter(
          ({ name, data }) => name === 'user.claimed-guest' && 'userId' in data && data.userId === userId,
        )
        .map(({ data }) => ('guestId' in data ? data.guestId : ''));

    it('T-05 is published with the account and again with each sign-in', async () => {
      const [first, second] = [aGuestId(), aGuestId()];
      const email = anEmail();
      const made = await identity
        .browser({ guestId: first })
        .post('/api/auth/register', { email, password: PASSWORD });
      const again = await identity
        .browser({ guestId: second })
        .post('/api/auth/login', { email, password: PASSWORD });
      expect([made.status, again.status]).toEqual([201, 200]);
      expect((await claims(made.body.user?.id ?? '')).sort()).toEqual([first, second].sort());
    });

    it('is not published when registering is refused or there was no guest', async () => {
      const { email, user } = await identity.registered();
      await identity
        .browser({ guestId: aGuestId() })
        .post('/api/auth/register', { email, password: PASSWORD });
      await identity.browser().post('/api/auth/login', { email, password: PASSWORD });
      expect(await claims(user.id)).toEqual([]);
    });
  });

  it('makes one account of registrations at the same moment', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        identity.browser().post('/api/auth/register', { email, password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
