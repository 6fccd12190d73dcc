import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import {
  COMPARISON_AUTHOR,
  CONTRACT_FIELD,
  MINE_FIELD,
  compareRequest,
  type Actor,
  type CompareRequest,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Extractor } from '../extractor/extractor.js';
import type { RedlineToTask } from '../extractor/task.js';
import { isWord } from '../replies/replies.js';
import { receiveForm } from '../uploads/receive-form.js';
import type { Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';
import { checkOf } from './version.js';
import { VersionOfContract } from './version-of-contract.js';

/* Each holds a file in memory while it comes in, and while it waits. */
const HELD_AT_ONCE = 4;
/* Each is a process of up to 450 MB; who waits longer than for these would wait in vain. */
const MADE_AT_ONCE = 1;
const WAITING = 3;
const BUSY_SECONDS = 20;

/** My version, and the text by which it is known that it is read as it was. */
interface Base {
  readonly bytes: Buffer;
  readonly textSha256: string | null;
}

/** A Word file whose base is mine, with what leads to theirs as tracked changes. It lives in the memory of the one request. */
@Injectable()
export class RedlineComparison {
  private readonly holding = bulkhead(HELD_AT_ONCE, 0);
  private readonly making = bulkhead(MADE_AT_ONCE, WAITING);

  constructor(
    private readonly uploads: Uploads,
    private readonly extractor: Extractor,
    private readonly contracts: VersionOfContract,
  ) {}

  /**
   * `theirs` is the check of the version that came back; of it no file is needed, as its text is kept with what was found. `signal` ends
   * the work when nobody waits for it any more. Throws RUN_NOT_FOUND, CONTRACT_NOT_FOUND, VERSION_NOT_READ, COMPARISON_NOT_WORD,
   * COMPARISON_NOT_SAFE, COMPARISON_BUSY, what is wrong with the form, UPLOAD_IS_ANOTHER, UPLOAD_BUSY, SERVICE_UNAVAILABLE.
   */
  async run(
    actor: Actor,
    theirs: string,
    body: Readable | undefined,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const returned = await this.uploads.find(theirs, actor);
    const { documentText, documentLanguage } = checkOf(returned);
    if (!body) throw new AppError('UPLOAD_MISSING');
    return inTurn(this.holding, signal, async () => {
      const { fields, file } = await receiveForm(body, headers, async ({ content, measured }) => ({
        bytes: await buffer(content),
        sha256: measured().sha256,
      }));
      const sent = await file;
      if (returned.isCut) throw new AppError('COMPARISON_NOT_SAFE');
      return inTurn(this.making, signal, async () => {
        const mine = mineIn(fields, theirs);
        const base =
          typeof mine === 'string'
            ? baseOf(await this.uploads.find(mine, actor), sent)
            : await this.ownBase(actor, mine.contract, documentText, signal);
        const by = { author: COMPARISON_AUTHOR[documentLanguage], date: thisSecond() };
        return this.made(base, { theirs: documentText, by }, signal);
      });
    });
  }

  private async ownBase(actor: Actor, id: string, theirs: string, signal: AbortSignal): Promise<Base> {
    return { bytes: await this.contracts.file(actor, id, theirs, signal), textSha256: null };
  }

  private async made(
    { bytes, textSha256 }: Base,
    task: Omit<RedlineToTask, 'textSha256'>,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const result = await this.extractor
      .redlineTo(bytes, { ...task, textSha256 }, signal)
      .catch((cause: unknown) => {
        throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
      });
    switch (result.outcome) {
      case 'made':
        return result.bytes;
      case 'refused':
        throw new AppError('COMPARISON_NOT_SAFE');
      case 'busy':
        throw new AppError('UPLOAD_BUSY', { seconds: BUSY_SECONDS });
    }
  }
}

/** What mine is, by the fields of the form. Throws RUN_NOT_FOUND, CONTRACT_NOT_FOUND for ids that are none. */
function mineIn(fields: ReadonlyMap<string, string>, theirs: string): CompareRequest['mine'] {
  const contract = fields.get(CONTRACT_FIELD);
  const mine = contract === undefined ? fields.get(MINE_FIELD) : { contract };
  const { data } = compareRequest.safeParse({ mine, theirs });
  if (!data) throw new AppError(contract === undefined ? 'RUN_NOT_FOUND' : 'CONTRACT_NOT_FOUND');
  return data.mine;
}

/** The very file that was checked. */
function baseOf(mine: Upload, sent: { readonly bytes: Buffer; readonly sha256: string } | undefined): Base {
  const { documentText } = checkOf(mine);
  if (!isWord(mine)) throw new AppError('COMPARISON_NOT_WORD');
  if (mine.isCut) throw new AppError('COMPARISON_NOT_SAFE');
  if (!sent) throw new AppError('UPLOAD_MISSING');
  if (sent.sha256 !== mine.sha256) throw new AppError('UPLOAD_IS_ANOTHER');
  return { bytes: sent.bytes, textSha256: createHash('sha256').update(documentText).digest('hex') };
}

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
