import { StreamableFile } from '@nestjs/common';
import { CONTENT_TYPES } from '@pactwright/protocol';
import type { FastifyReply } from 'fastify';

/** A Word file that is kept nowhere, also not on the way. */
export function wordAttachment(file: Buffer, name: string, reply: FastifyReply): StreamableFile {
  void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
  return new StreamableFile(file, {
    type: CONTENT_TYPES.docx,
    disposition: `attachment; filename="${name}"`,
    length: file.length,
  });
}
