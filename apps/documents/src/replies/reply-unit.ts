import { Inject, Injectable } from '@nestjs/common';
import { offerReply, type Actor, type ReplyUnit } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import type { Config } from '../config.js';
import type { Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';
import { inputOf } from './replies.js';

export type RedlineTerms = Config['REDLINE'];
/** Injects what the Word files of a reply cost here. */
export const REDLINE_TERMS = Symbol('REDLINE_TERMS');

/** What the Word files of a reply cost. What is proposed, the positions and the mail are free wherever. */
@Injectable()
export class ReplyUnits {
  constructor(
    @Inject(REDLINE_TERMS) private readonly terms: RedlineTerms,
    private readonly uploads: Uploads,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws RUN_NOT_FOUND, CHECK_NOT_DONE. */
  async find(id: string, actor: Actor): Promise<ReplyUnit> {
    const upload = await this.uploads.find(id, actor);
    inputOf(upload);
    return this.of(upload, actor);
  }

  /**
   * Asked when the file is made: whoever pays knows by then that it can be made.
   * @throws AppError REPLY_NOT_PAID
   */
  async requirePaid(upload: Upload, actor: Actor): Promise<void> {
    const { state } = await this.of(upload, actor);
    if (state === 'due') throw new AppError('REPLY_NOT_PAID');
  }

  private async of({ id: runId, sha256 }: Upload, actor: Actor): Promise<ReplyUnit> {
    if (this.terms === 'free') return { state: 'free', orderId: null };
    if (sha256 === null) throw new AppError('CHECK_NOT_DONE');
    const { orderId, isPaid } = await this.rpc.call(offerReply, { actor, runId, sha256 });
    return { state: isPaid ? 'paid' : 'due', orderId };
  }
}
