import { Controller } from '@nestjs/common';
import { i18nWires, type Taken, type TranslationCoverageResponse } from '@pactwright/protocol';
import { Answers } from '@pactwright/server-kit';
import { EditTranslations } from './edit-translations.js';

@Controller()
export class CoverageController {
  constructor(private readonly editing: EditTranslations) {}

  @Answers(i18nWires.getTranslationCoverage)
  async get({ query }: Taken<typeof i18nWires.getTranslationCoverage>): Promise<TranslationCoverageResponse> {
    return { data: await this.editing.coverage(query.language) };
  }
}
