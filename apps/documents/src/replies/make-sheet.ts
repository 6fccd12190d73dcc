import { Injectable } from '@nestjs/common';
import type { Actor, ReplyPlan } from '@pactwright/protocol';
import { ContractThread } from '../contract-thread/contract-thread.js';
import { buildNegotiationSheet } from '../docx/negotiation-sheet.js';
import { Uploads } from '../uploads/uploads.js';
import { chosenPoints, requireSomething } from './chosen-points.js';
import { inputOf } from './replies.js';
import { ReplyUnits } from './reply-unit.js';
import { sheetRows } from './sheet-rows.js';

/** A reply as a table in a Word file of its own, for every kind of file that can be checked. */
@Injectable()
export class MakeSheet {
  constructor(
    private readonly uploads: Uploads,
    private readonly thread: ContractThread,
    private readonly units: ReplyUnits,
  ) {}

  /**
   * `signal` gives the turn up when nobody waits for the file any more. Throws RUN_NOT_FOUND, REPLY_EMPTY, CHECK_NOT_DONE, CONTRACT_TOO_LONG,
   * CONTRACT_BUSY, what is wrong with the plan, REPLY_NOT_PAID.
   */
  async run(actor: Actor, id: string, plan: ReplyPlan, signal: AbortSignal): Promise<Buffer> {
    const upload = await this.uploads.find(id, actor);
    requireSomething(plan);
    const input = inputOf(upload);
    const points = await chosenPoints(input, plan, (each) => this.thread.proposals(each, { actor, signal }));
    await this.units.requirePaid(upload, actor);
    return buildNegotiationSheet({
      language: input.textLanguage,
      fileName: upload.label,
      author: plan.author ?? null,
      ...sheetRows(points, input.text),
    });
  }
}
