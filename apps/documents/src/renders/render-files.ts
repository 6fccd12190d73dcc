import { Injectable } from '@nestjs/common';
import { DOCUMENT_FORMATS, getDraft, type DocumentFormat } from '@pactwright/protocol';
import { histogram, logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { ObjectStorage } from '@pactwright/server-storage';
import { buildDocx } from '../docx/build-docx.js';
import { PdfConverter } from '../pdf/pdf-converter.js';
import { contentOf } from './content.js';
import type { Render } from './render.entity.js';
import { RendersService } from './renders.service.js';

export const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

const duration = histogram('doc_render_seconds', 'Time to make and store one file', ['format']);
const ready = histogram(
  'doc_ready_seconds',
  'Time from when files were first asked for to when both were stored',
  [],
);

/** Makes and stores the two files of a claimed render. The PDF is made of the Word file, while that is being stored. */
@Injectable()
export class RenderFiles {
  private readonly log = logger('renders');

  constructor(
    private readonly renders: RendersService,
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly pdf: PdfConverter,
  ) {}

  async run(claim: Render, signal: AbortSignal): Promise<void> {
    const draft = await this.rpc.call(getDraft, { contractId: claim.contractId, actor: null });
    const content = contentOf(draft);
    if (content.hash !== claim.contentHash) {
      await this.renders.markOutdated(claim);
      return;
    }
    const stopDocx = duration.startTimer({ format: 'docx' });
    const docx = await buildDocx(content.document);
    /* Each goes as far as it can, whatever becomes of the other. */
    const made = await Promise.allSettled([
      this.storeDocx(claim, docx, signal).then(() => stopDocx()),
      this.makePdf(claim, docx, signal),
    ]);
    for (const each of made) if (each.status === 'rejected') throw each.reason as Error;
    if (isFirst(claim)) ready.observe((Date.now() - claim.createdAt.getTime()) / 1_000);
    await this.removeOlder(claim);
  }

  private async storeDocx(claim: Render, docx: Buffer, signal: AbortSignal): Promise<void> {
    if (claim.docxKey !== null) return;
    await this.store(claim, 'docx', docx, signal);
  }

  private async makePdf(claim: Render, docx: Buffer, signal: AbortSignal): Promise<void> {
    if (claim.pdfKey !== null) return;
    const stop = duration.startTimer({ format: 'pdf' });
    const pdf = await this.pdf.convert({ docx, signal, trace: claim.id });
    await this.store(claim, 'pdf', pdf, signal);
    stop();
  }

  private async store(
    claim: Render,
    format: DocumentFormat,
    body: Buffer,
    signal: AbortSignal,
  ): Promise<void> {
    const key = keyOf(claim, format);
    await this.storage.put(key, body, { contentType: CONTENT_TYPES[format], signal });
    try {
      await this.renders.markStored(claim, format, key);
    } catch (error) {
      /* The contract was erased meanwhile: nothing leads to the file any more. */
      if ((await this.renders.find(claim.id)) === null) await this.storage.delete(key);
      throw error;
    }
  }

  /** The files are named by their content, so that an older version can go as soon as a newer one is there. */
  private async removeOlder(claim: Render): Promise<void> {
    const keys = await this.renders.takeOlder(claim);
    await Promise.all(keys.map((key) => this.storage.delete(key)));
    if (keys.length > 0) this.log.info({ files: keys.length }, 'older files removed');
  }
}

/** Nothing of it was stored before; what is made again, because a file was lost, says nothing about how long people wait. */
const isFirst = ({ docxKey, pdfKey }: Render): boolean => docxKey === null && pdfKey === null;

export const keyOf = ({ contractId, contentHash }: Render, format: DocumentFormat): string =>
  `contracts/${contractId}/${contentHash}.${format}`;

/** Both files, stored or not. */
export const keysOf = (render: Render): string[] => DOCUMENT_FORMATS.map((format) => keyOf(render, format));
