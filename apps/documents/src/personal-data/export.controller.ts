import { Controller, Res, StreamableFile } from '@nestjs/common';
import { documentsWires as wires, type Actor, type DataOwner } from '@pactwright/protocol';
import { Answers, AppError, CurrentActor } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { MakeExport } from './make-export.js';

/** Everything about the caller as one ZIP. */
@Controller()
export class ExportController {
  constructor(private readonly makeExport: MakeExport) {}

  @Answers(wires.exportUser)
  async ofUser(
    @CurrentActor() { userId, language }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    return this.send({ userId }, language, reply);
  }

  /** What was made in this browser without an account; of somebody signed in it belongs to the account. */
  @Answers(wires.exportGuest)
  async ofGuest(
    @CurrentActor() { guestId, language }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (guestId === null) throw new AppError('NOTHING_TO_CLAIM');
    return this.send({ guestId }, language, reply);
  }

  private async send(
    owner: DataOwner,
    language: Actor['language'],
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    const zip = await this.makeExport.run(owner, language);
    void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(zip, {
      type: 'application/zip',
      disposition: `attachment; filename="pactwright-${day}.zip"`,
    });
  }
}
