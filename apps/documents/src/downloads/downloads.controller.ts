import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import { documentFormat, downloadName, type Actor, type DocumentFormat, uuid } from '@pactwright/protocol';
import { CurrentActor, Public, ZodParam } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CONTENT_TYPES } from '../renders/render-files.js';
import { AnnounceDownload } from './announce-download.js';
import { DownloadContract } from './download-contract.js';

/* An id that is none is a contract that is not there: nothing is told about which ids exist. */
const contractId = uuid('CONTRACT_NOT_FOUND');
const format = z.enum(documentFormat.options, 'FORMAT_NOT_SUPPORTED');

/** Open to visitors: who owns the contract and whether it is paid for decides (T-05). */
@Controller('api/contracts')
export class DownloadsController {
  constructor(
    private readonly download: DownloadContract,
    private readonly announce: AnnounceDownload,
  ) {}

  @Public()
  @Get(':id/download/:format')
  async get(
    @CurrentActor() actor: Actor,
    @ZodParam('format', format) asked: DocumentFormat,
    @ZodParam('id', contractId) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size } = await this.download.run(actor, id, asked);
    void this.announce.run(id, asked);
    void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    return new StreamableFile(stream, {
      type: CONTENT_TYPES[asked],
      disposition: `attachment; filename="${downloadName(id, asked)}"`,
      length: size,
    });
  }
}
