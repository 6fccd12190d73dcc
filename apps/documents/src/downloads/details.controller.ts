import { Controller, Res, StreamableFile } from '@nestjs/common';
import {
  CONTENT_TYPES,
  documentsWires as wires,
  type Actor,
  type ContractDetails,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import { untilLeft } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { contractAttachment } from './contract-file-name.js';
import { AnnounceDownload } from './announce-download.js';
import { FillContract } from './fill-contract.js';

/** Open to visitors: who owns the contract and whether it is paid for decides (T-05). */
@Controller()
export class DetailsController {
  constructor(
    private readonly contract: FillContract,
    private readonly announce: AnnounceDownload,
  ) {}

  @Answers(wires.getContractDetails)
  async list(
    { params }: Taken<typeof wires.getContractDetails>,
    @CurrentActor() actor: Actor,
  ): Promise<ContractDetails> {
    return { details: await this.contract.list(actor, params.id) };
  }

  @Answers(wires.downloadFilled)
  async download(
    { params: { id, format }, body }: Taken<typeof wires.downloadFilled>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { file, document, isReady } = await this.contract.make(
      actor,
      id,
      format,
      body.details,
      untilLeft(reply),
    );
    void this.announce.run({ contractId: id, format, isReady });
    void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    return new StreamableFile(file, {
      type: CONTENT_TYPES[format],
      disposition: contractAttachment(document, id, format),
      length: file.length,
    });
  }
}
