import { Injectable } from '@nestjs/common';
import type { ReplyInput } from '@pactwright/drafting';
import type { Actor, Language, ReplyProposals } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { ContractThread } from '../contract-thread/contract-thread.js';
import type { Upload } from '../uploads/upload.entity.js';
import { Uploads } from '../uploads/uploads.js';
import { replyInputOf } from './reply-input.js';

/** The only files that can come back with changes in them. */
const WORD = '.docx';

export const isWord = ({ extension }: Pick<Upload, 'extension'>): boolean => extension === WORD;

/** Why nothing can be written into the file; null where it can be tried. */
const whyNoRedline = (upload: Upload): ReplyProposals['redline']['refusedBecause'] =>
  isWord(upload) ? (upload.isSigned ? 'signed' : null) : 'not-docx';

/** What can be replied to what was found in an upload. */
@Injectable()
export class Replies {
  constructor(
    private readonly uploads: Uploads,
    private readonly thread: ContractThread,
  ) {}

  /** `signal` gives the turn up when nobody waits any more. Throws RUN_NOT_FOUND, CHECK_NOT_DONE, CONTRACT_TOO_LONG, CONTRACT_BUSY. */
  async list(id: string, actor: Actor, language: Language, signal: AbortSignal): Promise<ReplyProposals> {
    const upload = await this.uploads.find(id, actor);
    const input = inputOf(upload, language);
    const refusedBecause = whyNoRedline(upload);
    return {
      proposals: await this.thread.proposals(input, { actor, signal }),
      language: input.textLanguage,
      redline: {
        isOffered: refusedBecause === null,
        refusedBecause,
        isProtected: upload.isProtected,
      },
    };
  }
}

/** All in the language of the contract, where none is given: nothing else is sent to the other side. Throws CHECK_NOT_DONE. */
export function inputOf(upload: Upload, language = upload.analysis?.documentLanguage): ReplyInput {
  const input = language && upload.status === 'done' ? replyInputOf(upload, language) : null;
  if (!input) throw new AppError('CHECK_NOT_DONE');
  return input;
}
