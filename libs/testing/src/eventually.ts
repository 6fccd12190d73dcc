const PAUSE_MS = 25;

/** Repeats until it does not throw, and gives its value; after the time allowed, throws what it threw last. */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  { withinMs = 20_000 }: { withinMs?: number } = {},
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Repeats what a busy machine may delay until it takes less time than this once, and gives its value; fails when it never does. */
export const promptly = <T>(withinMs: number, act: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const began = performance.now();
    const value = await act();
    const tookMs = Math.round(performance.now() - began);
    if (tookMs >= withinMs) throw new Error(`took ${tookMs} ms, not less than ${withinMs}`);
    return value;
  });
