import { IdentityUnderTest, PASSWORD, tokenIn } from './harness.js';

describe('confirming the password', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  const isConfirmed = async (token: string): Promise<boolean> => {
    const session = await identity.sessions.find(token);
    return session !== undefined && identity.sessions.isConfirmed(session);
  };

  it('T-07 lets this session, and no other of the same user, do what asks for it', async () => {
    const { email, user, token } = await identity.registered();
    const elsewhere = await identity.browser().post('/api/auth/login', { email, password: PASSWORD });
    const session = await identity.sessions.find(token);
    expect(await isConfirmed(token)).toBe(false);
    const answer = await identity
      .browser({ userId: user.id, sessionId: session?.id ?? '' })
      .post('/api/auth/confirm-password', { password: PASSWORD });
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Password confirmed' }]);
    expect([await isConfirmed(token), await isConfirmed(tokenIn(elsewhere))]).toEqual([true, false]);
  });

  it('refuses a wrong password in the reader’s language, and visitors', async () => {
    const { user, token } = await identity.registered();
    const session = await identity.sessions.find(token);
    const answer = await identity
      .browser({ userId: user.id, sessionId: session?.id ?? '', language: 'lt' })
      .post('/api/auth/confirm-password', { password: 'wrong password' });
    expect([answer.status, answer.body.code]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
    expect(answer.body).toMatchObject({
      message: 'Dabartinis slaptažodis neteisingas.',
      fields: { password: 'Dabartinis slaptažodis neteisingas.' },
    });
    expect(await isConfirmed(token)).toBe(false);
    const visitor = await identity.browser().post('/api/auth/confirm-password', { password: PASSWORD });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('R19 slows guessing down, whatever strangers try with the e-mail', async () => {
    const { browser, email } = await identity.signedIn();
    for (let round = 0; round < 8; round += 1)
      await identity.browser().post('/api/auth/login', { email, password: `wrong guess ${round}` });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push(
        (await browser.post('/api/auth/confirm-password', { password: `guess ${round}` })).status,
      );
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });
});
