import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { SessionStore, connectSessionRedis, sessionIdOf } from '@pactwright/server-session';
import { RedisProcess, eventually, freePort, promptly, testRedisUrl } from '../src/index.js';

const DAY_SECONDS = 24 * 60 * 60;
const aUser = () => ({ userId: randomUUID(), isAdmin: false, preferredLanguage: null });

describe(SessionStore.name, () => {
  let redis: Redis;
  let sessions: SessionStore;
  beforeAll(async () => {
    redis = new Redis(await testRedisUrl());
    sessions = new SessionStore(redis);
  });
  afterAll(() => redis.disconnect());

  it('finds a session by its token and keeps only a hash of it', async () => {
    const user = aUser();
    const { token, session } = await sessions.create({ ...user, isAdmin: true, preferredLanguage: 'lt' });
    expect(await sessions.find(token)).toEqual(session);
    expect(session).toMatchObject({ userId: user.userId, isAdmin: true, preferredLanguage: 'lt' });
    expect((await redis.keys('*')).join()).not.toContain(token);
    expect(await redis.exists(`session:${sessionIdOf(token)}`)).toBe(1);
  });

  it.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}*`])(
    'finds nothing by the made-up token "%s"',
    async (token) => {
      expect(await sessions.find(token)).toBeUndefined();
    },
  );

  it('R18 makes every token anew', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 500 }, async () => (await sessions.create(aUser())).token),
    );
    expect(new Set(tokens).size).toBe(500);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  });

  describe.each([
    ['a user', false, DAY_SECONDS, 7 * DAY_SECONDS],
    ['an administrator', true, 30 * 60, 12 * 60 * 60],
  ])('of %s', (_who, isAdmin, idle, absolute) => {
    let clock: number;
    let timed: SessionStore;
    const pass = (seconds: number): void => void (clock += seconds * 1_000);
    beforeEach(() => {
      clock = Date.now();
      timed = new SessionStore(redis, () => clock);
    });

    it(`R18 ends ${idle} s after the last use, and each use moves that on`, async () => {
      const { token, session } = await timed.create({ ...aUser(), isAdmin });
      const key = `session:${session.id}`;
      expect(Math.abs((await redis.ttl(key)) - idle)).toBeLessThanOrEqual(1);
      await redis.expire(key, 100);
      pass(idle - 1);
      expect(await timed.find(token)).toMatchObject({ lastSeenAt: clock });
      expect(Math.abs((await redis.ttl(key)) - idle)).toBeLessThanOrEqual(1);
      pass(idle);
      expect(await timed.find(token)).toBeUndefined();
      expect(await redis.exists(key)).toBe(0);
    });

    it(`R18 ends after ${absolute} s however often it is used`, async () => {
      const { token, session } = await timed.create({ ...aUser(), isAdmin });
      const uses = Math.ceil(absolute / (idle - 60));
      for (let used = 1; used < uses; used += 1) {
        pass(absolute / uses);
        expect(await timed.find(token)).toBeDefined();
      }
      expect(await redis.ttl(`session:${session.id}`)).toBeLessThanOrEqual(absolute / uses);
      pass(absolute / uses);
      expect(await timed.find(token)).toBeUndefined();
    });
  });

  it('writes down no more than once a minute that it was used', async () => {
    let clock = Date.now();
    const timed = new SessionStore(redis, () => clock);
    const { token, session } = await timed.create(aUser());
    clock += 59_000;
    expect((await timed.find(token))?.lastSeenAt).toBe(session.lastSeenAt);
    clock += 2_000;
    expect((await timed.find(token))?.lastSeenAt).toBe(clock);
  });

  it('T-07 counts a password as confirmed for 15 minutes, in this session alone', async () => {
    let clock = Date.now();
    const timed = new SessionStore(redis, () => clock);
    const user = aUser();
    const [here, elsewhere] = [await timed.create(user), await timed.create(user)];
    const isConfirmed = async ({ token }: { token: string }): Promise<boolean> => {
      const session = await timed.find(token);
      return session !== undefined && timed.isConfirmed(session);
    };
    expect(await isConfirmed(here)).toBe(false);
    await timed.confirm(here.session.id);
    expect([await isConfirmed(here), await isConfirmed(elsewhere)]).toEqual([true, false]);
    clock += 15 * 60_000 - 1;
    expect(await isConfirmed(here)).toBe(true);
    clock += 1;
    expect(await isConfirmed(here)).toBe(false);
  });

  it('never brings back a session that was ended', async () => {
    const { session } = await sessions.create(aUser());
    await sessions.destroy(session.id);
    await sessions.confirm(session.id);
    expect(await redis.exists(`session:${session.id}`)).toBe(0);
  });

  it('R-PROF-06 tells running sessions the language that was chosen', async () => {
    const user = aUser();
    const [one, other] = [await sessions.create(user), await sessions.create(user)];
    await sessions.changeAllOf(user.userId, { preferredLanguage: 'lt' });
    expect(await sessions.find(one.token)).toMatchObject({ preferredLanguage: 'lt' });
    expect(await sessions.find(other.token)).toMatchObject({ preferredLanguage: 'lt' });
  });

  it('lists the sessions of a user, the one used last first, without those that ended', async () => {
    let clock = Date.now();
    const timed = new SessionStore(redis, () => clock);
    const user = { ...aUser(), browser: 'Firefox', system: 'Linux' };
    const first = await timed.create(user);
    clock += 120_000;
    const second = await timed.create({ ...user, browser: null, system: null });
    const third = await timed.create(user);
    await redis.del(`session:${third.session.id}`);
    expect(await timed.listOf(user.userId)).toEqual([second.session, first.session]);
    expect(await redis.scard(`user-sessions:${user.userId}`)).toBe(2);
    clock += 1_000;
    await timed.find(first.token);
    expect((await timed.listOf(user.userId)).map(({ id }) => id)).toEqual([
      first.session.id,
      second.session.id,
    ]);
  });

  it('ends a session for its own user only', async () => {
    const { session, token } = await sessions.create(aUser());
    expect(await sessions.destroyOf(randomUUID(), session.id)).toBe(false);
    expect(await sessions.find(token)).toBeDefined();
    expect(await sessions.destroyOf(session.userId, session.id)).toBe(true);
    expect(await sessions.destroyOf(session.userId, session.id)).toBe(false);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends one session, or all of a user but the one named', async () => {
    const user = aUser();
    const [first, second, third, foreign] = await Promise.all([
      sessions.create(user),
      sessions.create(user),
      sessions.create(user),
      sessions.create(aUser()),
    ]);
    await sessions.destroy(first.session.id);
    expect(await sessions.find(first.token)).toBeUndefined();
    expect(await sessions.destroyAllOf(user.userId, second.session.id)).toBe(1);
    expect(await sessions.find(second.token)).toBeDefined();
    expect(await sessions.find(third.token)).toBeUndefined();
    expect(await sessions.find(foreign.token)).toBeDefined();
    expect(await sessions.destroyAllOf(user.userId)).toBe(1);
    expect(await sessions.find(second.token)).toBeUndefined();
  });
});

describe(connectSessionRedis.name, () => {
  it('R5 refuses at once while Redis is down, keeps sessions over a restart, and comes back by itself', async () => {
    const server = await RedisProcess.start();
    const redis = await connectSessionRedis(server.url, () => undefined);
    const sessions = new SessionStore(redis);
    const { token } = await sessions.create(aUser());
    await server.written();
    await server.kill();
    await promptly(2_500, () => expect(sessions.find(token)).rejects.toThrow());
    await server.resume();
    await eventually(async () => expect(await sessions.find(token)).toBeDefined());
    redis.disconnect();
    await server.remove();
  });

  it('gives a connection that keeps trying when Redis is not there yet', async () => {
    const redis = await connectSessionRedis(`redis://127.0.0.1:${await freePort()}`, () => undefined);
    await expect(redis.ping()).rejects.toThrow();
    redis.disconnect();
  });
});
