import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Payer } from '@pactwright/protocol';
import { gauge, logger } from '@pactwright/server-kit';
import { QueueConnections } from '@pactwright/server-queue';
import type { TaskName, Usage } from './model.js';

export interface BudgetLimits {
  /** Of one owner, and of one visitor's address. */
  readonly tokensPerDay: number;
  readonly visitorAnalysesPerDay: number;
  readonly usdPerDay: number;
  readonly usdPerMillionInput: number;
  readonly usdPerMillionOutput: number;
}
export const BUDGET_LIMITS = Symbol('BUDGET_LIMITS');

type Unit = 'tokens' | 'analyses' | 'micro-usd';
interface Account {
  readonly key: string;
  readonly unit: Unit;
  readonly limit: number;
}

/** What was set aside before a question was asked. */
export interface Reservation {
  readonly accounts: readonly Account[];
  readonly usage: Usage;
}

const budget = gauge('ai_budget_usd', 'What the model may cost in a day, in US dollars', []);
const MICRO = 1_000_000;
/* A day's counters outlive their day by one, for whoever looks why something was refused. */
const KEPT_SECONDS = 48 * 3_600;

/** All or nothing: counts each amount towards its limit, or refuses when one would go over. */
const RESERVE = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') + tonumber(ARGV[2 * i]) > tonumber(ARGV[2 * i + 1]) then return 0 end
end
for i, key in ipairs(KEYS) do
  redis.call('INCRBY', key, ARGV[2 * i])
  redis.call('EXPIRE', key, ARGV[1])
end
return 1`;

/** What the model may cost in a day (UTC): tokens of an owner, analyses of a visitor's address, money of everybody together. */
@Injectable()
export class Budgets {
  private readonly log = logger('budget');

  constructor(
    private readonly connections: QueueConnections,
    @Inject(BUDGET_LIMITS) private readonly limits: BudgetLimits,
  ) {
    budget.set(limits.usdPerDay);
  }

  /** Tokens that the payer may still use today; none while they cannot be counted. */
  async tokensLeft(payer: Payer): Promise<number> {
    const accounts = this.accountsOf(payer, 'suggest').filter(({ unit }) => unit === 'tokens');
    return this.unlessRedisFails(0, async () => {
      const used = await this.connections.producer.mget(accounts.map(({ key }) => key));
      return Math.max(0, this.limits.tokensPerDay - Math.max(0, ...used.map((text) => Number(text ?? 0))));
    });
  }

  /** Sets the most that a question can use aside; undefined when a budget has not that much left. */
  async reserve(payer: Payer, task: TaskName, usage: Usage): Promise<Reservation | undefined> {
    const accounts = this.accountsOf(payer, task);
    const amounts = accounts.flatMap(({ unit, limit }) => [this.amount(unit, usage), limit]);
    return this.unlessRedisFails(undefined, async () => {
      const keys = accounts.map(({ key }) => key);
      const taken = await this.connections.producer.eval(
        RESERVE,
        keys.length,
        ...keys,
        KEPT_SECONDS,
        ...amounts,
      );
      return taken === 1 ? { accounts, usage } : undefined;
    });
  }

  /** Counts what was really used instead; without usage everything is given back. */
  async settle({ accounts, usage: reserved }: Reservation, used: Usage | undefined): Promise<void> {
    await this.unlessRedisFails(undefined, async () => {
      const correction = this.connections.producer.pipeline();
      for (const { key, unit } of accounts) {
        const difference = (used ? this.amount(unit, used) : 0) - this.amount(unit, reserved);
        if (difference !== 0) correction.incrby(key, difference).expire(key, KEPT_SECONDS);
      }
      await correction.exec();
    });
  }

  usdOf({ input, output }: Usage): number {
    return (input * this.limits.usdPerMillionInput + output * this.limits.usdPerMillionOutput) / 1_000_000;
  }

  private accountsOf({ owner, isVisitor, address }: Payer, task: TaskName): Account[] {
    const day = new Date().toISOString().slice(0, 10);
    const account = (name: string, unit: Unit, limit: number): Account => ({
      key: `ai:budget:${day}:${name}:${unit}`,
      unit,
      limit,
    });
    const { tokensPerDay, visitorAnalysesPerDay, usdPerDay } = this.limits;
    const accounts = [
      account('everybody', 'micro-usd', Math.floor(usdPerDay * MICRO)),
      account(`owner:${digest(owner)}`, 'tokens', tokensPerDay),
    ];
    if (isVisitor) {
      /* A visitor gets a new cookie whenever they like; their address is what is left to count by. */
      const from = `address:${digest(address ?? owner)}`;
      accounts.push(account(from, 'tokens', tokensPerDay));
      if (task !== 'suggest') accounts.push(account(from, 'analyses', visitorAnalysesPerDay));
    }
    return accounts;
  }

  private amount(unit: Unit, usage: Usage): number {
    if (unit === 'analyses') return 1;
    return unit === 'tokens' ? usage.input + usage.output : Math.ceil(this.usdOf(usage) * MICRO);
  }

  /** Without a count nothing is spent. */
  private async unlessRedisFails<T>(otherwise: T, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.log.warn({ err: error }, 'budgets cannot be counted');
      return otherwise;
    }
  }
}

const digest = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);
