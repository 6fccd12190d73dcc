import { DataSource } from 'typeorm';
import { eventually } from '@pactwright/testing';
import { PasswordReset } from '../src/reset/password-reset.entity.js';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD, anEmail, type Answer } from './harness.js';
import { Mailbox, tokenOfLink, type Letter } from './mailbox.js';

const NEXT = 'trys žali arkliai';
const ASKED = 'If there is an account with this email, a link to set a new password is on its way.';

describe('resetting a password by e-mail', () => {
  let mailbox: Mailbox;
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    mailbox = await Mailbox.start();
    const now = Date.now();
    identity = await IdentityUnderTest.start({ SMTP_URL: mailbox.url, RESETS_PER_EMAIL: '4' }, () => now);
  });
  afterAll(async () => {
    await identity.stop();
    await mailbox.close();
  });

  const ask = (email: string, language: 'en' | 'lt' = 'en'): Promise<Answer> =>
    identity.browser({ language }).post('/api/auth/forgot-password', { email });
  const reset = (token: string, newPassword = NEXT): Promise<Answer> =>
    identity.browser().post('/api/auth/reset-password', { token, newPassword });
  const signIn = (email: string, password: string): Promise<Answer> =>
    identity.browser().post('/api/auth/login', { email, password });
  const letterTo = (email: string, count = 1): Promise<Letter | undefined> =>
    eventually(() => {
      expect(mailbox.to(email)).toHaveLength(count);
      return Promise.resolve(mailbox.to(email).at(-1));
    });
  const resets = () => identity.service.get(DataSource).getRepository(PasswordReset);

  it('T-02 is offered where mails can be sent', async () => {
    expect((await identity.browser().get('/api/auth/options')).body).toEqual({ passwordReset: true });
  });

  it('T-02 mails one link, which sets a new password once and ends every session', async () => {
    const { email, user } = await identity.registered();
    const asked = await ask(` ${email.toUpperCase()}`);
    expect([asked.status, asked.body]).toEqual([200, { success: true, message: ASKED }]);
    const letter = await letterTo(email);
    expect(letter?.from).toBe('no-reply@pactwright.example');
    expect(letter?.source).toContain('Subject: Set a new password for Pactwright');
    expect(letter?.source).toContain('Content-Type: text/plain');
    expect(letter?.source).toContain('Content-Type: text/html');

    const token = tokenOfLink(letter);
    const done = await reset(token);
    expect([done.status, done.body.message]).toEqual([
      200,
      'The new password is saved. Please sign in with it.',
    ]);
    expect(done.cookies).toEqual([]);
    expect(await identity.sessions.listOf(user.id)).toEqual([]);
    expect((await signIn(email, PASSWORD)).body.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(email, NEXT)).status).toBe(200);
    expect((await reset(token, 'dar vienas kelias')).body.code).toBe('RESET_LINK_INVALID');
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('T-02 says whether a link may still be used, without using it', async () => {
    const { email } = await identity.registered();
    await ask(email);
    const token = tokenOfLink(await letterTo(email));
    const check = (candidate: string): Promise<Answer> =>
      identity.browser().post('/api/auth/reset-password/check', { token: candidate });
    for (let time = 0; time < 2; time += 1) {
      const good = await check(token);
      expect([good.status, good.body, good.cookies]).toEqual([200, { success: true }, []]);
    }
    expect((await check(`${token}A`)).body.code).toBe('RESET_LINK_INVALID');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await check(token)).body.code).toBe('RESET_LINK_INVALID');
  });

  it('writes in the language of the account, else in that of the page', async () => {
    const [chosen, undecided] = [await identity.signedIn(), await identity.registered()];
    const profile = { firstName: 'Rasa', lastName: 'Rasaitė', preferredLanguage: 'lt' };
    await chosen.browser.put('/api/user/profile', profile);
    const english = await ask(chosen.email, 'en');
    expect(english.body.message).toBe(ASKED);
    const lithuanian = await ask(undecided.email, 'lt');
    expect(lithuanian.body.message).toBe(
      'Jei paskyra su šiuo el. pašto adresu yra, netrukus gausite nuorodą naujam slaptažodžiui nustatyti.',
    );
    for (const email of [chosen.email, undecided.email]) {
      const letter = await letterTo(email);
      expect(letter?.source).toContain('Subject: Naujas „Pactwright“ slaptažodis');
      expect(letter?.source).toContain('Nuoroda galioja vieną valandą ir veikia vieną kartą.');
    }
  });

  it('T-02 answers and works alike for an e-mail that nobody has, and sends nothing', async () => {
    const { email } = await identity.registered();
    const nobody = anEmail();
    const before = await resets().count();
    const [known, unknown] = [await ask(email), await ask(nobody)];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(await resets().count()).toBe(before + 2);
    await letterTo(email);
    expect(mailbox.to(nobody)).toEqual([]);
  });

  it('takes as long for an e-mail that nobody has', async () => {
    const timed = async (email: string): Promise<number> => {
      const began = performance.now();
      expect((await ask(email)).status).toBe(200);
      return performance.now() - began;
    };
    const emails: string[] = [];
    for (let round = 0; round < 12; round += 1) emails.push((await identity.registered()).email);
    let [known, unknown] = [Infinity, Infinity];
    for (const email of emails) {
      known = Math.min(known, await timed(email));
      unknown = Math.min(unknown, await timed(anEmail()));
    }
    /* What a busy machine may add; the work is the same. */
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2.5);
  });

  it('R19 refuses to flood a mailbox, known or not, and says when to come back', async () => {
    const { email } = await identity.registered();
    for (const asked of [email, anEmail()]) {
      const statuses: number[] = [];
      for (let round = 0; round < 5; round += 1) statuses.push((await ask(asked)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
    }
  });

  it('keeps no token: the database alone opens nothing', async () => {
    const { email } = await identity.registered();
    await ask(email);
    const token = tokenOfLink(await letterTo(email));
    const [id = '', secret = ''] = token.split('.');
    const [row] = await resets().findBy({ id });
    expect(row).toBeDefined();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await reset(id)).body.code).toBe('RESET_LINK_INVALID');
    expect((await reset(`${id}.${'A'.repeat(43)}`)).body.code).toBe('RESET_LINK_INVALID');
    expect((await reset(token)).status).toBe(200);
  });

  it('lets one of several at the same moment win', async () => {
    const { email } = await identity.registered();
    await ask(email);
    const token = tokenOfLink(await letterTo(email));
    const answers = await Promise.all([1, 2, 3].map((each) => reset(token, `kelias numeris ${each}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is over after an hour, with another password, and with a closed account', async () => {
    const linkFor = async (email: string): Promise<string> => {
      await ask(email);
      return tokenOfLink(await letterTo(email));
    };
    const [late, changed, closed] = [
      await identity.registered(),
      await identity.signedIn(),
      await identity.registered(),
    ];
    const tokens = [await linkFor(late.email), await linkFor(changed.email), await linkFor(closed.email)];
    const [row] = await resets().findBy({ userId: late.user.id });
    const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(0.9);
    expect(hours).toBeLessThanOrEqual(1);
    await resets().update({ userId: late.user.id }, { expiresAt: new Date(Date.now() - 1) });
    await changed.browser.put('/api/user/profile', {
      firstName: 'Rasa',
      lastName: 'Rasaitė',
      currentPassword: PASSWORD,
      newPassword: NEXT,
    });
    await identity.service.get(DataSource).getRepository(User).update(closed.user.id, { isActive: false });
    for (const token of tokens) expect((await reset(token)).body.code).toBe('RESET_LINK_INVALID');
  });

  it('refuses a common password and keeps the link good', async () => {
    const { email } = await identity.registered();
    await ask(email);
    const token = tokenOfLink(await letterTo(email));
    expect((await reset(token, 'password123')).body.code).toBe('PASSWORD_COMMON');
    expect((await reset(token, email)).body.code).toBe('PASSWORD_COMMON');
    expect((await reset(token)).status).toBe(200);
  });

  it('R19 lets somebody in whom strangers made wait', async () => {
    const { email } = await identity.registered();
    for (let round = 0; round < 8; round += 1) await signIn(email, `wrong guess ${round}`);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await ask(email);
    await reset(tokenOfLink(await letterTo(email)));
    expect((await signIn(email, NEXT)).status).toBe(200);
  });

  it('T-43 answers while the mail server is down or slow, and delivers once it is back', async () => {
    const { email } = await identity.registered();
    mailbox.isDown = true;
    const began = performance.now();
    expect((await ask(email)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    await eventually(() => Promise.resolve(expect(mailbox.refused).toBeGreaterThan(0)));
    mailbox.delayMs = 2_000;
    mailbox.isDown = false;
    await eventually(() => Promise.resolve(expect(mailbox.to(email)).toHaveLength(1)), { withinMs: 25_000 });
    mailbox.delayMs = 0;
    await eventually(async () =>
      expect((await resets().find()).every(({ sentAt, userId }) => sentAt ?? !userId)).toBe(true),
    );
    expect(mailbox.to(email)).toHaveLength(1);
    expect((await reset(tokenOfLink(mailbox.to(email)[0]))).status).toBe(200);
  });
});

describe('without a mail server', () => {
  it('T-02 says that passwords cannot be reset by e-mail', async () => {
    const identity = await IdentityUnderTest.start();
    const browser = identity.browser();
    expect((await browser.get('/api/auth/options')).body).toEqual({ passwordReset: false });
    const { email } = await identity.registered();
    const token = 'x'.repeat(80);
    for (const answer of [
      await browser.post('/api/auth/forgot-password', { email }),
      await browser.post('/api/auth/reset-password', { token, newPassword: NEXT }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'PASSWORD_RESET_OFF']);
    await identity.stop();
  });
});
