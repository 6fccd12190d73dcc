import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  PLAN_FIELD,
  PLAN_MAX_BYTES,
  REPLY_AUTHOR,
  type Actor,
  type Taken,
  type documentsWires,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { ContractThread } from '../contract-thread/contract-thread.js';
import { Extractor } from '../extractor/extractor.js';
import { RedlineTurns } from '../extractor/redline-turns.js';
import type { RedlineTask } from '../extractor/task.js';
import { signedBy, type Redline } from '../redline/edits.js';
import { asForm, held, receiveForm, type ComingForm } from '../uploads/receive-form.js';
import { Uploads } from '../uploads/uploads.js';
import { chosenPoints, requireSomething } from './chosen-points.js';
import { editsOf } from './edits-of.js';
import { readPlan } from './read-plan.js';
import { inputOf, isWord } from './replies.js';
import { ReplyUnits } from './reply-unit.js';

type Form = Taken<typeof documentsWires.makeRedline>['form'];

export type MadeRedline = Extract<Redline, { outcome: 'made' }>;

/** The checked Word file, which its owner sends once more, with a reply in it. It lives in the memory of the one request. */
@Injectable()
export class MakeRedline {
  constructor(
    private readonly uploads: Uploads,
    private readonly thread: ContractThread,
    private readonly extractor: Extractor,
    private readonly turns: RedlineTurns,
    private readonly units: ReplyUnits,
  ) {}

  /**
   * `signal` ends the work when nobody waits for the file any more. Throws RUN_NOT_FOUND, REDLINE_NOT_WORD, REDLINE_SIGNED, CHECK_NOT_DONE, CONTRACT_TOO_LONG,
   * CONTRACT_BUSY, what is wrong with the form, UPLOAD_IS_ANOTHER, what is wrong with the plan, REDLINE_NOT_SAFE, UPLOAD_BUSY, REPLY_NOT_PAID.
   */
  async run(actor: Actor, id: string, form: Form, signal: AbortSignal): Promise<MadeRedline> {
    const upload = await this.uploads.find(id, actor);
    if (!isWord(upload)) throw new AppError('REDLINE_NOT_WORD');
    if (upload.isSigned) throw new AppError('REDLINE_SIGNED');
    const input = inputOf(upload);
    const sent = asForm(form);
    return this.turns.hold(signal, async () => {
      const { bytes, sha256, plan } = await received(sent);
      if (sha256 !== upload.sha256) throw new AppError('UPLOAD_IS_ANOTHER');
      requireSomething(plan);
      const { text, textLanguage } = input;
      const points = await chosenPoints(input, plan, (each) =>
        this.thread.proposals(each, { actor, signal }),
      );
      const task: RedlineTask = {
        edits: editsOf(points, input),
        by: signedBy(plan.author ?? REPLY_AUTHOR[textLanguage]),
        textSha256: createHash('sha256').update(text).digest('hex'),
      };
      const made = await this.turns.make(signal, () => this.extractor.redline(bytes, task, signal));
      if (made.outcome === 'refused') throw new AppError('REDLINE_NOT_SAFE');
      await this.units.requirePaid(upload, actor);
      return made;
    });
  }
}

async function received(sent: ComingForm<Form['parts']>) {
  const form = await receiveForm(sent, held, PLAN_MAX_BYTES + 1);
  if (!form.file) throw new AppError('UPLOAD_MISSING');
  return { ...(await form.file), plan: readPlan(form.fields[PLAN_FIELD], sent.parts[PLAN_FIELD]) };
}
