import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { PLAN_FIELD, PLAN_MAX_BYTES, REPLY_AUTHOR, type Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Extractor } from '../extractor/extractor.js';
import type { RedlineTask } from '../extractor/task.js';
import type { Redline } from '../redline/edits.js';
import { receiveForm, type IncomingFile } from '../uploads/receive-form.js';
import { Uploads } from '../uploads/uploads.js';
import { chosenPoints, requireSomething } from './chosen-points.js';
import { editsOf } from './edits-of.js';
import { Proposing } from './proposing.js';
import { readPlan } from './read-plan.js';
import { inputOf, isWord } from './replies.js';
import { ReplyUnits } from './reply-unit.js';

export type MadeRedline = Extract<Redline, { outcome: 'made' }>;

/* Each holds a file in memory while it comes in and while it waits. */
const HELD_AT_ONCE = 8;
/* Each is a process of up to 450 MB; who waits longer than for these would wait in vain. */
const MADE_AT_ONCE = 1;
const WAITING = 4;
/* A process that nobody waited in vain for is free again by then, as a rule. */
const BUSY_SECONDS = 20;

interface Held {
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** The checked Word file, which its owner sends once more, with a reply in it. It lives in the memory of the one request. */
@Injectable()
export class MakeRedline {
  private readonly holding = bulkhead(HELD_AT_ONCE, 0);
  private readonly making = bulkhead(MADE_AT_ONCE, WAITING);

  constructor(
    private readonly uploads: Uploads,
    private readonly proposing: Proposing,
    private readonly extractor: Extractor,
    private readonly units: ReplyUnits,
  ) {}

  /**
   * `signal` ends the work when nobody waits for the file any more. Throws RUN_NOT_FOUND, REDLINE_NOT_WORD, CHECK_NOT_DONE, what is
   * wrong with the form, UPLOAD_IS_ANOTHER, what is wrong with the plan, REDLINE_NOT_SAFE, UPLOAD_BUSY, REPLY_NOT_PAID.
   */
  async run(
    actor: Actor,
    id: string,
    body: Readable | undefined,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<MadeRedline> {
    const upload = await this.uploads.find(id, actor);
    if (!isWord(upload)) throw new AppError('REDLINE_NOT_WORD');
    const input = inputOf(upload);
    if (!body) throw new AppError('UPLOAD_MISSING');
    return inTurn(this.holding, signal, async () => {
      const { bytes, sha256, plan } = await received(body, headers);
      if (sha256 !== upload.sha256) throw new AppError('UPLOAD_IS_ANOTHER');
      requireSomething(plan);
      const { text, textLanguage } = input;
      const points = await chosenPoints(input, plan, (each) => this.proposing.propose(each));
      const task: RedlineTask = {
        edits: editsOf(points, text),
        by: { author: plan.author ?? REPLY_AUTHOR[textLanguage], date: thisSecond() },
        textSha256: createHash('sha256').update(text).digest('hex'),
      };
      const made = await inTurn(this.making, signal, () => this.made(bytes, task, signal));
      await this.units.requirePaid(upload, actor);
      return made;
    });
  }

  private async made(bytes: Buffer, task: RedlineTask, signal: AbortSignal): Promise<MadeRedline> {
    const ask = () => this.extractor.redline(bytes, task, signal);
    /* A process that has ended before it had the file, maybe while it waited for one: another one may have it. */
    const result = await ask()
      .catch(ask)
      .catch((cause: unknown) => {
        throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
      });
    switch (result.outcome) {
      case 'made':
        return result;
      case 'refused':
        throw new AppError('REDLINE_NOT_SAFE');
      case 'busy':
        throw new AppError('UPLOAD_BUSY', { seconds: BUSY_SECONDS });
    }
  }
}

async function received(body: Readable, headers: IncomingHttpHeaders) {
  const form = await receiveForm(body, headers, hold, PLAN_MAX_BYTES + 1);
  if (!form.file) throw new AppError('UPLOAD_MISSING');
  return { ...(await form.file), plan: readPlan(form.fields.get(PLAN_FIELD)) };
}

async function hold({ content, measured }: IncomingFile): Promise<Held> {
  const bytes = await buffer(content);
  return { bytes, sha256: measured().sha256 };
}

/** One of so many; whoever is one too many is told at once. */
async function inTurn<T>(
  turns: ReturnType<typeof bulkhead>,
  signal: AbortSignal,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await turns.execute(act, signal);
  } catch (error) {
    if (error instanceof BulkheadRejectedError)
      throw new AppError('UPLOAD_BUSY', { seconds: BUSY_SECONDS }, { cause: error });
    throw error;
  }
}

/** Word tells no less of a moment. */
const thisSecond = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
