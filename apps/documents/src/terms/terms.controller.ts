import { Controller, Res } from '@nestjs/common';
import {
  documentsWires as wires,
  type Actor,
  type ContractTerms,
  type Language as LanguageCode,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { untilLeft } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { ReadTerms } from './read-terms.js';

/** Open to visitors, as checks are (T-48). */
@Controller()
export class TermsController {
  constructor(private readonly terms: ReadTerms) {}

  @Answers(wires.listTerms)
  async list(
    { params }: Taken<typeof wires.listTerms>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContractTerms> {
    void reply.header('cache-control', 'no-store');
    return this.terms.run(params.id, actor, language, untilLeft(reply));
  }
}
