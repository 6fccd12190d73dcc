import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  saveAnswerRequest,
  type Actor,
  type Language as LanguageCode,
  type SaveAnswerRequest,
  type SaveAnswerResponse,
} from '@pactwright/protocol';
import { CurrentActor, Language, Public, ZodBody } from '@pactwright/server-kit';
import { SaveAnswer } from './save-answer.js';

@Controller('api/wizard-steps/save')
export class AnswersController {
  constructor(private readonly saveAnswer: SaveAnswer) {}

  @Public()
  @Post()
  @HttpCode(200)
  async save(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodBody(saveAnswerRequest) request: SaveAnswerRequest,
  ): Promise<SaveAnswerResponse> {
    await this.saveAnswer.run(actor, request, language);
    return { success: true };
  }
}
