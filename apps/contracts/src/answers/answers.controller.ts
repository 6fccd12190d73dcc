import { Controller } from '@nestjs/common';
import {
  contractsWires,
  type Actor,
  type DoneResponse,
  type Language as LanguageCode,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { SaveAnswer } from './save-answer.js';

@Controller()
export class AnswersController {
  constructor(private readonly saveAnswer: SaveAnswer) {}

  @Answers(contractsWires.saveAnswer)
  async save(
    { body }: Taken<typeof contractsWires.saveAnswer>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<DoneResponse> {
    await this.saveAnswer.run(actor, body, language);
    return { success: true };
  }
}
