import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import type { Actor } from '@pactwright/protocol';
import { AppError, CurrentActor, SignedIn } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { MakeExport } from './make-export.js';

@Controller('api/user/export')
export class ExportController {
  constructor(private readonly makeExport: MakeExport) {}

  /** Everything about the caller as one ZIP. */
  @SignedIn()
  @Get()
  async get(
    @CurrentActor() { userId, language }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    const zip = await this.makeExport.run(userId, language);
    void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(zip, {
      type: 'application/zip',
      disposition: `attachment; filename="pactwright-${day}.zip"`,
    });
  }
}
