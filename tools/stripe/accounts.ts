import { createHash } from 'node:crypto';
import path from 'node:path';
import { Account } from './account.ts';
import { invalid, invalidKey } from './errors.ts';
import type { Endpoint } from './webhooks/webhook-sender.ts';

interface AccountsOptions {
  /** where the hosted pages are reached by a browser */
  origin: string;
  /** where accounts are kept; without one, nowhere */
  folder?: string;
  /** the only one that opens an account; without it any key opens one of its own */
  key?: string;
  /** of every account, to begin with */
  webhook?: Partial<Endpoint>;
}

/** The accounts by their secret keys. */
export class Accounts {
  #options: AccountsOptions;
  #known = new Map<string, Account>();

  constructor(options: AccountsOptions) {
    this.#options = options;
    if (options.key !== undefined) this.#open(options.key);
  }

  /** @param authorization as the request says it */
  of(authorization: string | undefined) {
    const key = keyOf(authorization);
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#options.key !== undefined) throw invalidKey(key);
    return this.#open(key);
  }

  all() {
    return [...this.#known.values()];
  }

  #open(key: string) {
    const { origin, folder, webhook = {} } = this.#options;
    const name = createHash('sha256').update(key).digest('hex').slice(0, 16);
    const account = new Account({
      live: key.includes('_live_'),
      origin,
      webhook,
      ...(folder !== undefined && { file: path.join(folder, `${name}.json`) }),
    });
    this.#known.set(key, account);
    return account;
  }
}

function keyOf(authorization: string | undefined = '') {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (.+)$/.exec(authorization) ?? [];
  const key = scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
  if (key === '') {
    throw invalid(
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
      {
        status: 401,
      },
    );
  }
  if (!/^[sr]k_(test|live)_\w{8,}$/.test(key)) throw invalidKey(key);
  return key;
}
