import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import {
  DETAIL_NAMES,
  detailsOf,
  fillIn,
  withoutOptions,
  type ContractText,
  type Detail,
  type DetailName,
  type Details,
} from '@pactwright/drafting';
import { getDraft, getEntitlement, type Actor, type DocumentFormat } from '@pactwright/protocol';
import { AppError, histogram, parseWith } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { z } from 'zod';
import { buildDocx } from '../docx/build-docx.js';
import { PdfConverter, PdfError } from '../pdf/pdf-converter.js';
import { contentOf } from '../renders/content.js';

/* The PDF server makes one file at a time; further ones wait here, and beyond that nobody waits for nothing. */
const AT_ONCE = 2;
const WAITING = 16;

const duration = histogram('doc_fill_seconds', 'Time to make one file with details in it', ['format']);
const text = z.string().optional();
const places = z.object({
  details: z.strictObject(
    Object.fromEntries(DETAIL_NAMES.map((name) => [name, text])) as Record<DetailName, typeof text>,
  ),
});

interface FilledFile {
  readonly file: Buffer;
  /** The contract before anything was filled in. */
  readonly document: ContractText;
  /** Nothing is left to fill in that it cannot be signed without. */
  readonly isReady: boolean;
}

/**
 * What is left to fill into a contract, and its files with that in them. Details are personal: they live in the memory of the
 * one request that brings them, and reach neither a queue nor storage nor a log.
 */
@Injectable()
export class FillContract {
  private readonly conversions = bulkhead(AT_ONCE, WAITING);

  constructor(
    private readonly rpc: RpcClient,
    private readonly pdf: PdfConverter,
  ) {}

  async list(actor: Actor, contractId: string): Promise<Detail[]> {
    const draft = await this.rpc.call(getDraft, { contractId, actor });
    return detailsOf(contentOf(draft).document, draft.answers, actor.language);
  }

  /** `signal` ends the work when nobody waits for the file any more. */
  async make(
    actor: Actor,
    contractId: string,
    format: DocumentFormat,
    given: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<FilledFile> {
    const [draft, { isPaid, withheld }] = await Promise.all([
      this.rpc.call(getDraft, { contractId, actor }),
      this.rpc.call(getEntitlement, { contractId }),
    ]);
    if (!isPaid) throw new AppError(withheld ? 'CONTRACT_WITHHELD' : 'CONTRACT_NOT_PAID');
    const { document, hasModelWords } = contentOf(draft);
    const stop = duration.startTimer({ format });
    const filled = fillIn(document, withoutOptions(known(given)));
    const docx = (): Promise<Buffer> => buildDocx(filled, hasModelWords);
    const file = await (format === 'docx' ? docx() : this.convert(docx, signal));
    stop();
    const isReady = detailsOf(filled, draft.answers, actor.language).every(({ required }) => !required);
    return { file, document, isReady };
  }

  /** Whoever is told to come again is told before any work is done. */
  private async convert(docx: () => Promise<Buffer>, signal: AbortSignal): Promise<Buffer> {
    try {
      return await this.conversions.execute(
        async () => this.pdf.convert({ docx: await docx(), signal, trace: randomUUID() }),
        signal,
      );
    } catch (error) {
      if (error instanceof PdfError || error instanceof BulkheadRejectedError)
        throw new AppError('RENDER_FAILED', undefined, { cause: error });
      throw error;
    }
  }
}

/** Nothing that was sent is left out of the file without a word. */
const known = (given: Readonly<Record<string, string>>): Details =>
  parseWith(places, { details: given }).details;
