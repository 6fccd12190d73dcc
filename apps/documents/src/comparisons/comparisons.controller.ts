import { Controller, Res, type StreamableFile } from '@nestjs/common';
import {
  comparisonFileName,
  documentsWires as wires,
  type Actor,
  type ComparisonView,
  type Language as LanguageCode,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { untilLeft } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { wordAttachment } from '../docx/word-attachment.js';
import { CompareVersions } from './compare-versions.js';
import { RedlineComparison } from './redline-comparison.js';

/** Open to visitors, as checks are (T-48). */
@Controller()
export class ComparisonsController {
  constructor(
    private readonly versions: CompareVersions,
    private readonly redlines: RedlineComparison,
  ) {}

  @Answers(wires.compareVersions)
  async compare(
    { body }: Taken<typeof wires.compareVersions>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComparisonView> {
    void reply.header('cache-control', 'no-store');
    return this.versions.run(actor, body, language, untilLeft(reply));
  }

  @Answers(wires.redlineComparison)
  async redline(
    { params: { id }, form }: Taken<typeof wires.redlineComparison>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const made = await this.redlines.run(actor, id, form, untilLeft(reply));
    return wordAttachment(made, comparisonFileName(id), reply);
  }
}
