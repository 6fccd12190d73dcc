import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { detailsIn, fillIn, filledLike, gapsOf, prevailingText } from '@pactwright/drafting';
import { getDraft, type Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { buildDocx } from '../docx/build-docx.js';
import { Extractor } from '../extractor/extractor.js';
import { contentOf } from '../renders/content.js';
import type { Version } from './version.js';

/** A contract of the caller's own as a version: what its Word file says, read as a file that comes back is read. */
@Injectable()
export class VersionOfContract {
  constructor(
    private readonly rpc: RpcClient,
    private readonly extractor: Extractor,
  ) {}

  /** Throws CONTRACT_NOT_FOUND, for a stranger's too; COMPARISON_BUSY, SERVICE_UNAVAILABLE. */
  async read(actor: Actor, contractId: string, signal: AbortSignal): Promise<Version> {
    return this.versionOf(contentOf(await this.rpc.call(getDraft, { contractId, actor })), signal);
  }

  /** Its Word file, with what theirs has in its gaps. Throws as `read` does. */
  async file(actor: Actor, contractId: string, theirs: string, signal: AbortSignal): Promise<Buffer> {
    const content = contentOf(await this.rpc.call(getDraft, { contractId, actor }));
    const { text, gaps } = await this.versionOf(content, signal);
    const { filled } = filledLike(text, theirs, gaps);
    const { document, hasModelWords } = content;
    return buildDocx(fillIn(document, detailsIn(document, theirs, filled)), hasModelWords);
  }

  private async versionOf(
    { document, hasModelWords }: ReturnType<typeof contentOf>,
    signal: AbortSignal,
  ): Promise<Version> {
    const file = Readable.from([await buildDocx(document, hasModelWords)]);
    const read = await this.extractor.read(file, '.docx', signal).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
    });
    if (read.outcome === 'refused') {
      const code = read.code === 'UPLOAD_BUSY' ? 'COMPARISON_BUSY' : 'SERVICE_UNAVAILABLE';
      throw new AppError(code, {}, { cause: new Error(read.reason) });
    }
    const { title } = prevailingText(document);
    return { name: title, text: read.text, isCut: read.isCut, hidden: [], notes: [], gaps: gapsOf(document) };
  }
}
