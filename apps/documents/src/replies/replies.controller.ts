import { Controller, Res, type StreamableFile } from '@nestjs/common';
import {
  REDLINE_HEADERS,
  documentsWires as wires,
  replyFileName,
  type Actor,
  type Language as LanguageCode,
  type ReplyProposals,
  type ReplyUnit,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { untilLeft } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { wordAttachment } from '../docx/word-attachment.js';
import { MakeRedline } from './make-redline.js';
import { MakeSheet } from './make-sheet.js';
import { Replies } from './replies.js';
import { ReplyUnits } from './reply-unit.js';

/** Open to visitors, as checks are (T-48): whoever has sent the file decides. */
@Controller()
export class RepliesController {
  constructor(
    private readonly replies: Replies,
    private readonly redlines: MakeRedline,
    private readonly sheets: MakeSheet,
    private readonly units: ReplyUnits,
  ) {}

  @Answers(wires.listReplyProposals)
  async list(
    { params }: Taken<typeof wires.listReplyProposals>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyProposals> {
    void reply.header('cache-control', 'no-store');
    return this.replies.list(params.id, actor, language, untilLeft(reply));
  }

  @Answers(wires.getReplyUnit)
  async unit(
    { params }: Taken<typeof wires.getReplyUnit>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyUnit> {
    void reply.header('cache-control', 'no-store');
    return this.units.find(params.id, actor);
  }

  @Answers(wires.makeRedline)
  async redline(
    { params: { id }, form }: Taken<typeof wires.makeRedline>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const made = await this.redlines.run(actor, id, form, untilLeft(reply));
    for (const fact of ['changed', 'displaced', 'isProtected'] as const)
      void reply.header(REDLINE_HEADERS[fact], String(made[fact]));
    return wordAttachment(made.bytes, replyFileName(id, 'redline'), reply);
  }

  @Answers(wires.makeReplySheet)
  async sheet(
    { params: { id }, body }: Taken<typeof wires.makeReplySheet>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return wordAttachment(
      await this.sheets.run(actor, id, body, untilLeft(reply)),
      replyFileName(id, 'sheet'),
      reply,
    );
  }
}
