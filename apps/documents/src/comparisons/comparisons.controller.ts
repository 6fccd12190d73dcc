import { Controller, Res } from '@nestjs/common';
import {
  documentsWires as wires,
  type Actor,
  type ComparisonView,
  type Language as LanguageCode,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { untilLeft } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { CompareVersions } from './compare-versions.js';

/** Open to visitors, as checks are (T-48). */
@Controller()
export class ComparisonsController {
  constructor(private readonly versions: CompareVersions) {}

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
}
