import { Controller, Res, StreamableFile } from '@nestjs/common';
import { CONTENT_TYPES, documentsWires, type Actor, type Taken } from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { contractAttachment } from './contract-file-name.js';
import { AnnounceDownload } from './announce-download.js';
import { DownloadContract } from './download-contract.js';

/** Open to visitors: who owns the contract and whether it is paid for decides (T-05). */
@Controller()
export class DownloadsController {
  constructor(
    private readonly download: DownloadContract,
    private readonly announce: AnnounceDownload,
  ) {}

  @Answers(documentsWires.downloadContract)
  async get(
    { params: { id, format } }: Taken<typeof documentsWires.downloadContract>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const {
      file: { stream, size },
      document,
    } = await this.download.run(actor, id, format);
    void this.announce.run({ contractId: id, format });
    void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    return new StreamableFile(stream, {
      type: CONTENT_TYPES[format],
      disposition: contractAttachment(document, id, format),
      length: size,
    });
  }
}
