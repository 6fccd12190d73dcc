import { Injectable } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { WizardService } from './wizard.service.js';

/* Another instance may have changed them: older than this, they are read again while what is kept is handed out … */
const FRESH_MS = 1_000;
/* … and older than this nobody gets them before that. */
const USABLE_MS = 5_000;

const log = logger('published-steps');

interface Kept {
  readonly json: Buffer;
  readonly readAt: number;
}

/** What visitors are asked, as the bytes that are sent to them. Kept in memory: everybody gets the same, and it changes seldom. */
@Injectable()
export class PublishedSteps {
  private kept: Kept | undefined;
  private reading: Promise<Kept> | undefined;
  private changes = 0;

  constructor(private readonly wizard: WizardService) {}

  async json(): Promise<Buffer> {
    const { kept } = this;
    const age = kept ? performance.now() - kept.readAt : Infinity;
    if (kept && age < FRESH_MS) return kept.json;
    this.reading ??= this.read();
    if (!kept || age > USABLE_MS) return (await this.reading).json;
    this.reading.catch((error: unknown) => log.warn({ err: error }, 'the steps were not read again'));
    return kept.json;
  }

  /** After a change: the next visitor gets it, and what is being read meanwhile is not kept. */
  forget(): void {
    this.changes += 1;
    this.kept = undefined;
    this.reading = undefined;
  }

  private async read(): Promise<Kept> {
    const { changes } = this;
    const isCurrent = (): boolean => changes === this.changes;
    try {
      const readAt = performance.now();
      const json = Buffer.from(JSON.stringify(await this.wizard.listActiveSteps()));
      const same = this.kept?.json;
      const read = { json: same?.equals(json) ? same : json, readAt };
      if (isCurrent()) this.kept = read;
      return read;
    } finally {
      if (isCurrent()) this.reading = undefined;
    }
  }
}
