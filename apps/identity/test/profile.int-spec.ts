import { DataSource } from 'typeorm';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD, anEmail, tokenIn, type Answer } from './harness.js';

const NAME = { firstName: 'Rasa', lastName: 'Kazlauskienė' };
const NEXT = 'trys žali arkliai';

describe('PUT /api/user/profile', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());
  const signIn = (email: string, password: string): Promise<Answer> =>
    identity.browser().post('/api/auth/login', { email, password });

  it('R-PROF-06 R-API-07 T-16 saves every field, and ignores another e-mail', async () => {
    const { browser, user, email } = await identity.signedIn();
    const given = { ...NAME, company: 'Žalia UAB', country: 'Lietuva', city: 'Šiauliai' };
    const answer = await browser.put('/api/user/profile', {
      ...given,
      email: anEmail(),
      preferredLanguage: 'lt',
      currentPassword: '',
      newPassword: '',
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([]);
    expect(answer.body).toEqual({
      success: true,
      message: 'Profile saved',
      user: { ...user, ...given, email, preferredLanguage: 'lt' },
      endedSessions: 0,
    });
    expect((await browser.get('/api/user')).body).toEqual(answer.body.user);
  });

  it('R-PROF-04 leaves what is not sent as it is, and empties what is sent empty', async () => {
    const { browser } = await identity.signedIn();
    await browser.put('/api/user/profile', { ...NAME, company: 'Žalia UAB', city: 'Vilnius' });
    const answer = await browser.put('/api/user/profile', { ...NAME, company: '', country: null });
    expect(answer.body.user).toMatchObject({ ...NAME, company: null, country: null, city: 'Vilnius' });
  });

  it.each([
    ['T-16', { ...NAME, isAdmin: true }, 'VALIDATION_FAILED'],
    ['T-16', { ...NAME, id: '0' }, 'VALIDATION_FAILED'],
    ['R-PROF-03', { ...NAME, firstName: ' ' }, 'FIRST_NAME_REQUIRED'],
    ['R-PROF-03', { ...NAME, lastName: '' }, 'LAST_NAME_REQUIRED'],
    ['R-PROF-03', { ...NAME, currentPassword: PASSWORD, newPassword: 'short' }, 'PASSWORD_TOO_SHORT'],
    ['T-17', { ...NAME, newPassword: NEXT }, 'CURRENT_PASSWORD_NEEDED'],
    ['T-17', { ...NAME, currentPassword: '', newPassword: NEXT }, 'CURRENT_PASSWORD_NEEDED'],
    ['T-17', { ...NAME, currentPassword: 'not this one', newPassword: NEXT }, 'CURRENT_PASSWORD_WRONG'],
    ['T-17', { ...NAME, currentPassword: PASSWORD, newPassword: 'Pactwright1' }, 'PASSWORD_COMMON'],
  ])('%s refuses %j with %s and saves nothing', async (_id, body, code) => {
    const { browser, user, email } = await identity.signedIn();
    const answer = await browser.put('/api/user/profile', body);
    expect(answer.body).toMatchObject({ success: false, code });
    expect((await browser.get('/api/user')).body).toEqual(user);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it.each([
    [
      'lt',
      { currentPassword: 'not this one', newPassword: NEXT },
      { currentPassword: 'Dabartinis slaptažodis neteisingas.' },
    ],
    [
      'en',
      { currentPassword: PASSWORD, newPassword: 'Pactwright1' },
      { newPassword: 'This password is on lists of stolen passwords. Please choose another one.' },
    ],
  ] as const)('T-17 says at which password it is, in %s', async (language, passwords, fields) => {
    const { user } = await identity.registered();
    const answer = await identity
      .browser({ userId: user.id, language })
      .put('/api/user/profile', { ...NAME, ...passwords });
    expect(answer.body.fields).toEqual(fields);
  });

  it('is for nobody who is not signed in', async () => {
    expect((await identity.browser().put('/api/user/profile', NAME)).status).toBe(401);
  });

  it('T-17 R18 changes the password, ends the other sessions and renews this one', async () => {
    const { browser, email, user, token } = await identity.registered().then(async (made) => {
      const session = await identity.sessions.find(made.token);
      return { ...made, browser: identity.browser({ userId: made.user.id, sessionId: session?.id ?? '' }) };
    });
    const others = [tokenIn(await signIn(email, PASSWORD)), tokenIn(await signIn(email, PASSWORD))];
    const answer = await browser.put('/api/user/profile', {
      ...NAME,
      currentPassword: PASSWORD,
      newPassword: NEXT,
    });
    expect(answer.body).toMatchObject({ success: true, endedSessions: 2 });
    for (const ended of [token, ...others]) expect(await identity.sessions.find(ended)).toBeUndefined();
    expect(await identity.sessions.find(tokenIn(answer))).toMatchObject({ userId: user.id });
    expect((await signIn(email, PASSWORD)).body.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(email, NEXT)).status).toBe(200);
  });

  it('T-17 lets one of several changes at the same moment win, and no session of the old password live', async () => {
    const { browser, email, user } = await identity.signedIn();
    const passwords = ['pirmas naujas kelias', 'antras naujas kelias', 'trečias naujas kelias'];
    const [answers] = await Promise.all([
      Promise.all(
        passwords.map((newPassword) =>
          browser.put('/api/user/profile', { ...NAME, currentPassword: PASSWORD, newPassword }),
        ),
      ),
      Promise.all([signIn(email, PASSWORD), signIn(email, PASSWORD), signIn(email, PASSWORD)]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await identity.sessions.listOf(user.id)).toHaveLength(1);
  });

  it('R19 slows down guessing the current password', async () => {
    const { browser } = await identity.signedIn();
    const statuses: number[] = [];
    /* A slow machine hashes so long that a guess more is allowed meanwhile. */
    while (statuses.length < 12 && statuses.at(-1) !== 429) {
      const body = { ...NAME, currentPassword: `guess ${statuses.length}`, newPassword: NEXT };
      statuses.push((await browser.put('/api/user/profile', body)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('R-PROF-06 tells the language that was chosen to the sessions that run, and to the next sign-in', async () => {
    const { browser, email, token, user } = await identity.registered().then((made) => ({
      ...made,
      browser: identity.browser({ userId: made.user.id }),
    }));
    await browser.put('/api/user/profile', { ...NAME, preferredLanguage: 'lt' });
    expect(await identity.sessions.find(token)).toMatchObject({ preferredLanguage: 'lt' });
    const elsewhere = await signIn(email, PASSWORD);
    expect(elsewhere.body.user?.preferredLanguage).toBe('lt');
    expect(await identity.sessions.find(tokenIn(elsewhere))).toMatchObject({ preferredLanguage: 'lt' });
    const row = await identity.service.get(DataSource).manager.findOneByOrFail(User, { id: user.id });
    expect(row.preferredLanguage).toBe('lt');
  });
});
