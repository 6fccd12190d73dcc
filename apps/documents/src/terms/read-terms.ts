import { Injectable } from '@nestjs/common';
import type { Actor, ContractTerms, Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { ContractThread } from '../contract-thread/contract-thread.js';
import { analysisOf } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';

/** What a checked contract sets, read anew each time: nothing of it is kept. */
@Injectable()
export class ReadTerms {
  constructor(
    private readonly uploads: Uploads,
    private readonly thread: ContractThread,
  ) {}

  /** `signal` gives the turn up when nobody waits any more. Throws RUN_NOT_FOUND, CHECK_NOT_DONE, CONTRACT_TOO_LONG, CONTRACT_BUSY. */
  async run(id: string, actor: Actor, language: Language, signal: AbortSignal): Promise<ContractTerms> {
    const upload = await this.uploads.find(id, actor);
    const analysis = upload.status === 'done' ? analysisOf(upload) : null;
    if (!analysis) throw new AppError('CHECK_NOT_DONE');
    return this.thread.terms(analysis.documentText, language, { actor, signal });
  }
}
