import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import type { Actor, DataOwner } from '@pactwright/protocol';
import { AppError, CurrentActor, Public, SignedIn } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { MakeExport } from './make-export.js';

/** Everything about the caller as one ZIP. */
@Controller('api')
export class ExportController {
  constructor(private readonly makeExport: MakeExport) {}

  @SignedIn()
  @Get('user/export')
  async ofUser(
    @CurrentActor() { userId, language }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    return this.send({ userId }, language, reply);
  }

  /** What was made in this browser without an account; of somebody signed in it belongs to the account. */
  @Public()
  @Get('guest/export')
  async ofGuest(
    @CurrentActor() { guestId, userId, language }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (guestId === null || userId !== null) throw new AppError('NOTHING_TO_CLAIM');
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
