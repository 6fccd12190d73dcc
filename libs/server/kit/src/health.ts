import { Injectable } from '@nestjs/common';
import { describeError } from './describe-error.js';
import { logger } from './logger.js';

type Check = () => Promise<void>;

const CHECK_TIMEOUT_MS = 1_500;
const CACHE_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  /** Names of what does not answer. */
  readonly failing: readonly string[];
}

/** What this service cannot work without. Databases, queues and storage put themselves in. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, Check>();
  private readonly log = logger('health');
  private draining = false;
  private last: { at: number; result: Promise<Readiness> } | undefined;

  register(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** From now on not ready: the process is stopping and wants no new work. */
  drain(): void {
    this.draining = true;
  }

  readiness(): Promise<Readiness> {
    if (this.draining) return Promise.resolve({ ready: false, failing: ['draining'] });
    const now = Date.now();
    if (!this.last || now - this.last.at > CACHE_MS) this.last = { at: now, result: this.probe() };
    return this.last.result;
  }

  private async probe(): Promise<Readiness> {
    const names = [...this.checks.keys()];
    const outcomes = await Promise.allSettled([...this.checks.values()].map(withTimeout));
    const reasons = names.flatMap((name, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' ? [[name, reason(outcome.reason)] as const] : [];
    });
    const failing = reasons.map(([name]) => name);
    if (failing.length > 0) this.log.warn({ failing, reasons: Object.fromEntries(reasons) }, 'not ready');
    return { ready: failing.length === 0, failing };
  }
}

/** The first cause in one line: it is said over and over while it lasts. */
function reason(error: unknown): string {
  let first = describeError(error);
  while (first.cause) first = first.cause;
  return [first.code, first.message].filter(Boolean).join(': ');
}

async function withTimeout(check: Check): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
