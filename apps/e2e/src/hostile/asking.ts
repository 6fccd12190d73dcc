import type { Known, Things } from '../access/callers.js';
import type { DescribedCall } from './described-calls.js';
import { send, type Message, type Outcome } from './send.js';

const AT_ONCE = 6;
const TIMES = 4;
const LONGEST_PAUSE_S = 3;
export const NOBODYS = '3f2b8c9a-5d64-4e1b-9f0e-7a1c2d3e4f51';

/** What stands for each name in the path of the call: things of the caller where it names them. */
export function namedIn({ row }: DescribedCall, things: Things): Readonly<Record<string, string>> {
  const thing = row && 'thing' in row ? row.thing : undefined;
  return { id: (thing && things[thing]) ?? NOBODYS, ...(row && 'path' in row ? row.path : {}) };
}

export const pathOf = ({ template }: DescribedCall, named: Readonly<Record<string, string>>): string =>
  template.replace(/:(\w+)/g, (_, name: string) => named[name] ?? 'x').replace('*', 'x');

/** Who may make the call, with the least that is enough. */
export function callerOf(
  { row }: DescribedCall,
  { guest, owner, admin }: Readonly<Record<'guest' | 'owner' | 'admin', Known>>,
): Known {
  if (!row || row.for === 'admins') return admin;
  if (row.for === 'users') return owner;
  if (row.for === 'owner' && (row.isSignedIn || !guest.things[row.thing])) return owner;
  return guest;
}

export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Told to come again in a moment, it comes again: a limit must not hide what is behind it. */
export async function insist(url: URL, message: Message, cookie: string): Promise<Outcome> {
  let outcome = await send(url, message, cookie);
  for (let time = 1; time < TIMES && outcome.status === 429; time += 1) {
    if (outcome.retryAfter > LONGEST_PAUSE_S) break;
    await new Promise((resolve) => setTimeout(resolve, outcome.retryAfter * 1_000));
    outcome = await send(url, message, cookie);
  }
  return outcome;
}
