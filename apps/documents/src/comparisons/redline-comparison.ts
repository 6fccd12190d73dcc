import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  COMPARISON_AUTHOR,
  CONTRACT_FIELD,
  MINE_FIELD,
  compareRequest,
  type Actor,
  type CompareRequest,
  type Taken,
  type documentsWires,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Extractor } from '../extractor/extractor.js';
import { RedlineTurns } from '../extractor/redline-turns.js';
import { signedBy } from '../redline/edits.js';
import { isWord } from '../replies/replies.js';
import { asForm, held, receiveForm, type HeldFile, type ReceivedForm } from '../uploads/receive-form.js';
import type { Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';
import { checkOf } from './version.js';
import { VersionOfContract } from './version-of-contract.js';

type Form = Taken<typeof documentsWires.redlineComparison>['form'];
type Fields = ReceivedForm<Form['parts'], never>['fields'];

/** My version, and the text by which it is known that it is read as it was. */
interface Base {
  readonly bytes: Buffer;
  readonly textSha256: string | null;
}

const REFUSALS = {
  note: 'COMPARISON_NOTE',
  table: 'COMPARISON_TABLE',
  other: 'COMPARISON_NOT_SAFE',
} as const;

/** A Word file whose base is mine, with what leads to theirs as tracked changes. It lives in the memory of the one request. */
@Injectable()
export class RedlineComparison {
  constructor(
    private readonly uploads: Uploads,
    private readonly extractor: Extractor,
    private readonly turns: RedlineTurns,
    private readonly contracts: VersionOfContract,
  ) {}

  /**
   * `theirs` is the check of the version that came back; of it no file is needed, as its text is kept with what was found. `signal` ends
   * the work when nobody waits for it any more. Throws RUN_NOT_FOUND, CONTRACT_NOT_FOUND, VERSION_NOT_READ, COMPARISON_NOT_WORD,
   * COMPARISON_SIGNED, COMPARISON_NOT_SAFE, COMPARISON_NOTE, COMPARISON_TABLE, COMPARISON_BUSY, what is wrong with the form, UPLOAD_IS_ANOTHER, UPLOAD_BUSY, SERVICE_UNAVAILABLE.
   */
  async run(actor: Actor, theirs: string, form: Form, signal: AbortSignal): Promise<Buffer> {
    const returned = await this.uploads.find(theirs, actor);
    const { documentText, documentLanguage } = checkOf(returned);
    const coming = asForm(form);
    return this.turns.hold(signal, async () => {
      const { fields, file } = await receiveForm(coming, held);
      const sent = await file;
      if (returned.isCut) throw new AppError('COMPARISON_NOT_SAFE');
      const mine = mineIn(fields, theirs);
      const { bytes, textSha256 } =
        typeof mine === 'string'
          ? baseOf(await this.uploads.find(mine, actor), sent)
          : await this.ownBase(actor, mine.contract, documentText, signal);
      const by = signedBy(COMPARISON_AUTHOR[documentLanguage]);
      const task = { theirs: documentText, notes: returned.notes, by, textSha256 };
      const made = await this.turns.make(signal, () => this.extractor.redlineTo(bytes, task, signal));
      if (made.outcome === 'refused') throw new AppError(REFUSALS[made.whole ?? 'other']);
      return made.bytes;
    });
  }

  private async ownBase(actor: Actor, id: string, theirs: string, signal: AbortSignal): Promise<Base> {
    return { bytes: await this.contracts.file(actor, id, theirs, signal), textSha256: null };
  }
}

/** What mine is, by the fields of the form. Throws RUN_NOT_FOUND, CONTRACT_NOT_FOUND for ids that are none. */
function mineIn(fields: Fields, theirs: string): CompareRequest['mine'] {
  const contract = fields[CONTRACT_FIELD];
  const mine = contract === undefined ? fields[MINE_FIELD] : { contract };
  const { data } = compareRequest.safeParse({ mine, theirs });
  if (!data) throw new AppError(contract === undefined ? 'RUN_NOT_FOUND' : 'CONTRACT_NOT_FOUND');
  return data.mine;
}

/** The very file that was checked. */
function baseOf(mine: Upload, sent: HeldFile | undefined): Base {
  const { documentText } = checkOf(mine);
  if (!isWord(mine)) throw new AppError('COMPARISON_NOT_WORD');
  if (mine.isSigned) throw new AppError('COMPARISON_SIGNED');
  if (mine.isCut) throw new AppError('COMPARISON_NOT_SAFE');
  if (!sent) throw new AppError('UPLOAD_MISSING');
  if (sent.sha256 !== mine.sha256) throw new AppError('UPLOAD_IS_ANOTHER');
  return { bytes: sent.bytes, textSha256: createHash('sha256').update(documentText).digest('hex') };
}
