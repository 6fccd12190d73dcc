import type { Redis } from 'ioredis';
import { SESSION_KEYS, type Session, type SessionStore } from './session-store.js';
import { isSessionToken, sessionIdOf } from './session-token.js';

interface Remembered {
  readonly session: Promise<Session | undefined>;
  readonly askedAt: number;
}

/* Redis names here the keys that were changed, removed or ran out, in this client's own words for it. */
const CHANGES = '__redis__:invalidate';
/* A connection that is dead without anybody having noticed tells of no change: nothing is believed for longer than this. */
const BELIEVED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/**
 * Sessions for whoever asks for one with every call: asked for once, then remembered. Redis itself tells over a connection of
 * their own which of them have changed or ended, and those are forgotten at that moment; while that connection is down, nothing
 * is remembered and Redis is asked each time.
 */
export class RememberedSessions {
  private readonly remembered = new Map<string, Remembered>();
  private isTold = false;

  /** Takes over the connection. Its errors are its owner's; that it cannot be told of changes is for `onError`. */
  constructor(
    private readonly sessions: Pick<SessionStore, 'find' | 'hasEnded' | 'isConfirmed'>,
    private readonly changes: Redis,
    private readonly onError: (error: unknown) => void,
  ) {
    changes.on('message', (_channel, keys) => this.forget(keys));
    changes.on('ready', () => void this.listen());
    changes.on('close', () => this.forgetAll());
    if (changes.status === 'ready') void this.listen();
  }

  /** The session of this token; undefined when there is none any more. */
  async find(token: string): Promise<Session | undefined> {
    if (!this.isTold || !isSessionToken(token)) return this.sessions.find(token);
    const session = await this.ask(sessionIdOf(token), token);
    return session && !this.sessions.hasEnded(session) ? session : undefined;
  }

  isConfirmed(session: Session): boolean {
    return this.sessions.isConfirmed(session);
  }

  private ask(id: string, token: string): Promise<Session | undefined> {
    const now = performance.now();
    const known = this.remembered.get(id);
    if (known !== undefined && now - known.askedAt < BELIEVED_MS) return known.session;
    /* Remembered before it has been answered: a change on the way makes it forgotten again. */
    const asked = { session: this.sessions.find(token), askedAt: now };
    this.remembered.delete(id);
    this.remembered.set(id, asked);
    this.keepBound();
    const forgetThis = (): void => {
      if (this.remembered.get(id) === asked) this.remembered.delete(id);
    };
    asked.session.then((session) => {
      if (!session) forgetThis();
    }, forgetThis);
    return asked.session;
  }

  /** The ones asked for the longest ago go first. */
  private keepBound(): void {
    if (this.remembered.size <= MOST_REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }

  private async listen(): Promise<void> {
    try {
      const self = await this.changes.client('ID');
      await this.changes.client('TRACKING', 'ON', 'REDIRECT', self, 'BCAST', 'PREFIX', SESSION_KEYS);
      await this.changes.subscribe(CHANGES);
      this.isTold = true;
    } catch (error) {
      this.onError(error);
    }
  }

  /** No key at all stands for all of them: the database was emptied. */
  private forget(keys: string): void {
    if (keys === '') this.remembered.clear();
    for (const key of keys.split(',')) this.remembered.delete(key.slice(SESSION_KEYS.length));
  }

  private forgetAll(): void {
    this.isTold = false;
    this.remembered.clear();
  }
}
