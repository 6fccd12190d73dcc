import { RedisProcess, promptly } from '@pactwright/testing';
import { IdentityUnderTest, PASSWORD, anEmail } from './harness.js';

describe('throttling sign-ins', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  it('T-02 lets somebody sign in six times in a row, registering first each time', async () => {
    const { email } = await identity.registered();
    const browser = identity.browser();
    for (let round = 0; round < 6; round += 1) {
      expect((await browser.post('/api/auth/register', { email, password: PASSWORD })).status).toBe(409);
      expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('T-02 counts a refused register-and-sign-in pair as one attempt', async () => {
    const { email } = await identity.registered();
    const browser = identity.browser();
    const wrong = { email, password: 'wrong password' };
    for (let round = 0; round < 5; round += 1) {
      expect((await browser.post('/api/auth/register', wrong)).status).toBe(409);
      expect((await browser.post('/api/auth/login', wrong)).status).toBe(401);
    }
    const sixth = await browser.post('/api/auth/register', wrong);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('does not let one counted attempt buy a second guess', async () => {
    const { email } = await identity.registered();
    const browser = identity.browser();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push(
        (await browser.post('/api/auth/register', { email, password: `guess number ${round}` })).status,
      );
      statuses.push(
        (await browser.post('/api/auth/login', { email, password: `other guess ${round}` })).status,
      );
    }
    expect(statuses).toEqual([409, 401, 409, 401, 409, 429]);
  });
});

describe('throttling by address', () => {
  it('limits wrong passwords and new accounts by address, and leaves other addresses alone', async () => {
    const identity = await IdentityUnderTest.start({
      SIGN_IN_FAILURES_PER_ADDRESS: '2',
      REGISTRATIONS_PER_ADDRESS: '2',
    });
    const here = identity.browser();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push((await here.post('/api/auth/login', { email: anEmail(), password: PASSWORD })).status);
      statuses.push((await here.post('/api/auth/register', { email: anEmail(), password: PASSWORD })).status);
    }
    expect(statuses).toEqual([401, 201, 401, 201, 429, 429]);
    const elsewhere = identity.browser();
    expect(
      (await elsewhere.post('/api/auth/register', { email: anEmail(), password: PASSWORD })).status,
    ).toBe(201);
    await identity.stop();
  });
});

describe('without Redis', () => {
  it('answers 503 at once while the sessions are out of reach', async () => {
    const gone = await RedisProcess.start();
    const identity = await IdentityUnderTest.start({ REDIS_SESSION_URL: gone.url });
    try {
      const email = anEmail();
      await identity.browser().post('/api/auth/register', { email, password: PASSWORD });
      await gone.kill();
      const answer = await promptly(3_000, () =>
        identity.browser().post('/api/auth/login', { email, password: PASSWORD }),
      );
      expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    } finally {
      await identity.stop();
      await gone.remove();
    }
  });
});
