import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { CONTENT_TYPES, DOCUMENT_FORMATS, getDraft, type DocumentFormat } from '@pactwright/protocol';
import { histogram, logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { ObjectStorage } from '@pactwright/server-storage';
import { buildDocx } from '../docx/build-docx.js';
import { PdfConverter } from '../pdf/pdf-converter.js';
import { contentOf } from './content.js';
import type { Render } from './render.entity.js';
import { RendersService } from './renders.service.js';

const duration = histogram('doc_render_seconds', 'Time to make and store one file', ['format']);
const ready = histogram(
  'doc_ready_seconds',
  'Time from when files were asked for to when both were stored',
  [],
);

/** Makes and stores the files of a claimed render: the Word file, and of that the PDF. */
@Injectable()
export class RenderFiles {
  private readonly log = logger('renders');

  constructor(
    private readonly renders: RendersService,
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly pdf: PdfConverter,
  ) {}

  async makeWord(claim: Render, signal: AbortSignal): Promise<void> {
    const draft = await this.rpc.call(getDraft, { contractId: claim.contractId, actor: null });
    const content = contentOf(draft);
    if (content.hash !== claim.contentHash) {
      await this.renders.markOutdated(claim);
      return;
    }
    const stop = duration.startTimer({ format: 'docx' });
    await this.store(claim, 'docx', await buildDocx(content.document, content.hasModelWords), signal);
    stop();
    if (claim.pdfKey !== null) await this.removeOlder(claim);
  }

  async makePdf(claim: Render, signal: AbortSignal): Promise<void> {
    const docx = claim.docxKey === null ? undefined : await this.storage.get(claim.docxKey);
    if (docx === undefined) {
      await this.renders.forget(claim, 'docx');
      await this.renders.begin(claim.id);
      return;
    }
    const stop = duration.startTimer({ format: 'pdf' });
    const pdf = await this.pdf.convert({ docx: await buffer(docx.stream), signal, trace: claim.id });
    await this.store(claim, 'pdf', pdf, signal);
    stop();
    ready.observe((Date.now() - claim.createdAt.getTime()) / 1_000);
    await this.removeOlder(claim);
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

export const keyOf = ({ contractId, contentHash }: Render, format: DocumentFormat): string =>
  `contracts/${contractId}/${contentHash}.${format}`;

/** Both files, stored or not. */
export const keysOf = (render: Render): string[] => DOCUMENT_FORMATS.map((format) => keyOf(render, format));
