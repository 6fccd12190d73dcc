import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { SessionStore, connectSessionRedis, sessionIdOf } from '@pactwright/server-session';
import { RedisProcess, eventually, freePort, testRedisUrl } from '../src/index.js';

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
    expect(await redis.exists(`sess:${sessionIdOf(token)}`)).toBe(1);
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

  it('ends a day after the last use, and each use moves that on', async () => {
    const { token, session } = await sessions.create(aUser());
    const key = `sess:${session.id}`;
    await redis.expire(key, 100);
    await sessions.find(token);
    expect(await redis.ttl(key)).toBeGreaterThan(DAY_SECONDS - 10);
  });

  it('ends after seven days however often it is used', async () => {
    const { token, session } = await sessions.create(aUser());
    const key = `sess:${session.id}`;
    const made = async (secondsAgo: number): Promise<void> => {
      const createdAt = Date.now() - secondsAgo * 1_000;
      const { id: _id, ...stored } = session;
      await redis.set(key, JSON.stringify({ ...stored, createdAt }), 'EX', 10);
    };
    await made(7 * DAY_SECONDS - 500);
    expect(await sessions.find(token)).toBeDefined();
    expect(await redis.ttl(key)).toBeLessThanOrEqual(500);
    await made(7 * DAY_SECONDS + 1);
    expect(await sessions.find(token)).toBeUndefined();
    expect(await redis.exists(key)).toBe(0);
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
    await sessions.destroyAllOf(user.userId, second.session.id);
    expect(await sessions.find(second.token)).toBeDefined();
    expect(await sessions.find(third.token)).toBeUndefined();
    expect(await sessions.find(foreign.token)).toBeDefined();
    await sessions.destroyAllOf(user.userId);
    expect(await sessions.find(second.token)).toBeUndefined();
  });
});

describe(connectSessionRedis.name, () => {
  it('R5 refuses at once while Redis is down, keeps sessions over a restart, and comes back by itself', async () => {
    const server = await RedisProcess.start();
    const redis = await connectSessionRedis(server.url, () => undefined);
    const sessions = new SessionStore(redis);
    const { token } = await sessions.create(aUser());
    /* Redis writes to disk every second. */
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await server.kill();
    const began = Date.now();
    await expect(sessions.find(token)).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(2_500);
    await server.resume();
    await eventually(async () => expect(await sessions.find(token)).toBeDefined(), { withinMs: 5_000 });
    redis.disconnect();
    await server.remove();
  }, 20_000);

  it('gives a connection that keeps trying when Redis is not there yet', async () => {
    const redis = await connectSessionRedis(`redis://127.0.0.1:${await freePort()}`, () => undefined);
    await expect(redis.ping()).rejects.toThrow();
    redis.disconnect();
  });
});
