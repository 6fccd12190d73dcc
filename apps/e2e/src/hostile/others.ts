import { aGuest, aUser } from '../access/callers.js';
import { send, type Message } from './send.js';

const CALLS = 240;
const AT_ONCE = 2;
const ROUNDS = 3;

/** Two people who have nothing to do with it, and how long they wait. */
export class Others {
  private constructor(
    private readonly url: URL,
    private readonly people: readonly { readonly cookie: string; readonly contract: string }[],
  ) {}

  static async arrive(url: URL): Promise<Others> {
    const known = await Promise.all([aGuest(), aUser()]);
    const people = await Promise.all(
      known.map(async ({ http, things }) => {
        const cookie = await cookieOf(http);
        await http.dispose();
        return { cookie, contract: things.contract ?? '' };
      }),
    );
    return new Others(url, people);
  }

  /** In milliseconds; the best of a few rounds, as other work of the machine makes it worse and nothing makes it better. */
  async p99(): Promise<number> {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await this.round());
    return Math.min(...rounds);
  }

  private async round(): Promise<number> {
    const took: number[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < CALLS) {
        const index = (next += 1);
        const person = this.people[index % this.people.length];
        if (!person) continue;
        const { status, tookMs, text } = await send(
          this.url,
          messageOf(index, person.contract),
          person.cookie,
        );
        if (status !== 200) throw new Error(`somebody else was answered ${status}: ${text}`);
        took.push(tookMs);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Infinity;
  }
}

function messageOf(index: number, contract: string): Message {
  const get = (path: string): Message => ({ method: 'GET', path, headers: [] });
  switch (index % 4) {
    case 0:
      return get('/api/wizard-steps');
    case 1:
      return get('/api/contracts');
    case 2:
      return get('/api/auth/options');
    default:
      return {
        method: 'POST',
        path: '/api/wizard-steps/save',
        headers: [],
        type: 'application/json',
        body: JSON.stringify({
          ...{ contractId: contract, stepKey: 'contract_overview', fieldKey: 'Scope of Work' },
          value: `A shop, number ${index}`,
        }),
      };
  }
}

export async function cookieOf(http: {
  storageState(): Promise<{ cookies: readonly { readonly name: string; readonly value: string }[] }>;
}): Promise<string> {
  const { cookies } = await http.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
