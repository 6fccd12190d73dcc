import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  RememberedSessions,
  SessionStore,
  connectSessionRedis,
  type Session,
} from '@pactwright/server-session';
import { RedisProcess, eventually, testRedisUrl } from '../src/index.js';

const aUser = () => ({ userId: randomUUID(), isAdmin: false, preferredLanguage: null });
const fail = (error: unknown): never => {
  throw error;
};

/** Sessions of this Redis as the gateway remembers them, and how often it had to ask. */
class Remembering {
  asked = 0;
  clock: number | undefined;
  readonly store: SessionStore;
  readonly changes: Redis;
  readonly remembered: RememberedSessions;

  constructor(
    readonly redis: Redis,
    /** Waits before an answer of Redis comes in. */
    delay: () => Promise<void> = async () => undefined,
  ) {
    this.store = new SessionStore(redis, () => this.clock ?? Date.now());
    this.changes = redis.duplicate({ autoResubscribe: false, enableAutoPipelining: false });
    this.changes.on('error', () => undefined);
    const find = async (token: string): Promise<Session | undefined> => {
      this.asked += 1;
      const session = await this.store.find(token);
      await delay();
      return session;
    };
    const sessions = {
      find,
      hasEnded: (session: Session) => this.store.hasEnded(session),
      isConfirmed: (session: Session) => this.store.isConfirmed(session),
    };
    this.remembered = new RememberedSessions(sessions, this.changes, fail);
  }

  /** Until Redis tells of changes, so that something is remembered at all. */
  async told(): Promise<this> {
    const { token } = await this.store.create(aUser());
    await eventually(async () => {
      const before = this.asked;
      await this.remembered.find(token);
      await this.remembered.find(token);
      expect(this.asked - before).toBeLessThan(2);
    });
    this.asked = 0;
    return this;
  }

  end(): void {
    this.changes.disconnect();
    this.redis.disconnect();
  }
}

describe(RememberedSessions.name, () => {
  let here: Remembering;
  /* Another process, which ends and changes sessions. */
  let elsewhere: SessionStore;
  let redis: Redis;
  beforeAll(async () => {
    const url = await testRedisUrl();
    redis = new Redis(url);
    elsewhere = new SessionStore(redis);
    here = await new Remembering(new Redis(url)).told();
  });
  afterAll(() => {
    here.end();
    redis.disconnect();
  });
  beforeEach(() => {
    here.asked = 0;
    here.clock = undefined;
  });

  it('asks once for a session that is asked for again and again, also at the same moment', async () => {
    const { token, session } = await elsewhere.create(aUser());
    const found = await Promise.all(Array.from({ length: 20 }, () => here.remembered.find(token)));
    expect(found).toEqual(Array.from({ length: 20 }, () => session));
    expect(await here.remembered.find(token)).toEqual(session);
    expect(here.asked).toBe(1);
  });

  it.each<[string, (session: Session) => Promise<unknown>]>([
    ['it was signed out', ({ id }) => elsewhere.destroy(id)],
    ['all sessions of the user were ended', ({ userId }) => elsewhere.destroyAllOf(userId)],
    ['an operator removed it', ({ id }) => redis.del(`session:${id}`)],
    ['it ran out', ({ id }) => redis.pexpire(`session:${id}`, 1)],
    ['the database was emptied', () => redis.flushdb()],
  ])('R18 believes it no longer once %s', async (_why, end) => {
    const { token, session } = await elsewhere.create(aUser());
    expect(await here.remembered.find(token)).toBeDefined();
    await end(session);
    await eventually(async () => expect(await here.remembered.find(token)).toBeUndefined(), {
      withinMs: 4_000,
    });
  });

  it('T-07 sees at once that a password was confirmed, and that a language was chosen', async () => {
    const { token, session } = await elsewhere.create(aUser());
    await here.remembered.find(token);
    await elsewhere.confirm(session.id);
    await elsewhere.changeAllOf(session.userId, { preferredLanguage: 'lt' });
    await eventually(async () => {
      const found = await here.remembered.find(token);
      expect(found).toMatchObject({ preferredLanguage: 'lt' });
      expect(found && here.remembered.isConfirmed(found)).toBe(true);
    });
  });

  it('R18 does not outlast the end of a session that nobody touched', async () => {
    const { token } = await elsewhere.create(aUser());
    expect(await here.remembered.find(token)).toBeDefined();
    here.clock = Date.now() + 24 * 60 * 60 * 1_000;
    expect(await here.remembered.find(token)).toBeUndefined();
    expect(here.asked).toBe(1);
  });

  it('does not remember that there is none', async () => {
    await here.remembered.find('x'.repeat(43));
    await here.remembered.find('x'.repeat(43));
    expect(here.asked).toBe(2);
  });

  it('does not remember an answer that a change has overtaken', async () => {
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = new Remembering(here.redis.duplicate(), async () => void (isHeld && (await held)));
    await slow.told();
    const { token, session } = await elsewhere.create(aUser());
    isHeld = true;
    const underWay = slow.remembered.find(token);
    await eventually(() => expect(slow.asked).toBe(1));
    const told = new Promise((resolve) => slow.changes.once('message', resolve));
    await elsewhere.destroy(session.id);
    await told;
    release();
    await underWay;
    expect(await slow.remembered.find(token)).toBeUndefined();
    slow.end();
  });

  it('R5 remembers nothing while Redis is down, and remembers again when it is back', async () => {
    const server = await RedisProcess.start();
    const lonely = new Remembering(await connectSessionRedis(server.url, () => undefined));
    await lonely.told();
    const { token } = await lonely.store.create(aUser());
    await lonely.remembered.find(token);
    await server.kill();
    await eventually(async () => expect(await settled(lonely.remembered.find(token))).toBe('rejected'));
    await server.resume();
    await eventually(async () => expect(await settled(lonely.remembered.find(token))).toBe('fulfilled'));
    await lonely.told();
    lonely.end();
    await server.remove();
  });
});

const settled = async (promise: Promise<unknown>): Promise<string> =>
  (await Promise.allSettled([promise]))[0]?.status ?? '';
