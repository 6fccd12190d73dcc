/** `offline`: the device says so. `unreachable`: the device has a network, yet nothing answers there. */
export type Connection = 'online' | 'offline' | 'unreachable';

interface Surroundings {
  hasNetwork(): boolean;
  /** Resolves to whether the server answers, with whatever it says. */
  probe(): Promise<boolean>;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether the server can be reached. The device's own word is not enough: it says "online" behind a dead access point too.
 * So a call without an answer is followed by a probe, and only an answered probe ends the trouble.
 */
export function watchConnection({ hasNetwork, probe }: Surroundings) {
  let state: Connection = 'online';
  let isWatching = false;
  let probing: Promise<void> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: Connection): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const isAnswered = await probe();
    if (!isWatching) return;
    if (isAnswered) {
      pauseMs = FIRST_PAUSE_MS;
      become('online');
      return;
    }
    become(hasNetwork() ? 'unreachable' : 'offline');
    timer = setTimeout(() => void check(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  /** One probe at a time, whoever asks. */
  const check = (): Promise<void> => {
    probing ??= look().finally(() => {
      probing = undefined;
    });
    return probing;
  };

  const comeBack = (): void => {
    pauseMs = FIRST_PAUSE_MS;
    void check();
  };
  const goAway = (): void => {
    become('offline');
    comeBack();
  };

  return {
    state: (): Connection => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A call got no answer at all: not even a refusal. */
    reportNoAnswer(): void {
      if (isWatching && state === 'online') void check();
    },
    /** Asks now; the answer is the server's, not the device's. */
    async confirm(): Promise<boolean> {
      await check();
      return state === 'online';
    },
    start(): () => void {
      isWatching = true;
      window.addEventListener('online', comeBack);
      window.addEventListener('offline', goAway);
      if (!hasNetwork()) goAway();
      return () => {
        isWatching = false;
        clearTimeout(timer);
        window.removeEventListener('online', comeBack);
        window.removeEventListener('offline', goAway);
        become('online');
      };
    },
    /** Resolves when the server can be reached, or `signal` says that nobody waits any more. */
    async whenOnline(signal: AbortSignal): Promise<void> {
      if (state === 'online' || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const stop = (): void => {
          listeners.delete(listen);
          signal.removeEventListener('abort', stop);
          resolve();
        };
        const listen = (): void => {
          if (state === 'online') stop();
        };
        listeners.add(listen);
        signal.addEventListener('abort', stop);
      });
    },
  };
}

const PROBE_PATIENCE_MS = 8_000;

export const connection = watchConnection({
  hasNetwork: () => navigator.onLine,
  probe: async () => {
    try {
      const signal = AbortSignal.timeout(PROBE_PATIENCE_MS);
      await fetch(new URL('/api/health', window.location.origin), {
        method: 'HEAD',
        cache: 'no-store',
        signal,
      });
      return true;
    } catch {
      return false;
    }
  },
});
