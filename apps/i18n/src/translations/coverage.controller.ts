import { Controller, Get } from '@nestjs/common';
import { LANGUAGES, type TranslationCoverageResponse } from '@pactwright/protocol';
import { AdminOnly, ZodQuery } from '@pactwright/server-kit';
import { z } from 'zod';
import { EditTranslations } from './edit-translations.js';

const coverageQuery = z.object({ language: z.enum(LANGUAGES).default('lt') });

@Controller('api/admin/translation-coverage')
export class CoverageController {
  constructor(private readonly editing: EditTranslations) {}

  @AdminOnly()
  @Get()
  async get(
    @ZodQuery(coverageQuery) { language }: z.infer<typeof coverageQuery>,
  ): Promise<TranslationCoverageResponse> {
    return { data: await this.editing.coverage(language) };
  }
}
