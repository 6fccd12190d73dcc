import { Controller, Get, Header } from '@nestjs/common';
import {
  TRANSLATED_ENTITIES,
  language,
  translationsQuery,
  type Language,
  type Translation,
} from '@pactwright/protocol';
import { Public, REVALIDATE, ZodParam, ZodQuery } from '@pactwright/server-kit';
import { z } from 'zod';
import { TranslationsService } from './translations.service.js';

interface TranslationsResponse {
  readonly data: readonly Translation[];
}

const entityType = z.enum(TRANSLATED_ENTITIES);
const entityId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Open to visitors, who are asked in their language too (T-07). */
@Controller('api/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Public()
  @Get()
  @Header('cache-control', REVALIDATE)
  async list(
    @ZodQuery(translationsQuery) query: z.infer<typeof translationsQuery>,
  ): Promise<TranslationsResponse> {
    const ids = [query.entity_ids, query.entity_id].filter((part) => part !== undefined).join(',');
    return {
      data: await this.translations.listOf(query.entity_type, ids.split(',').map(Number), query.language),
    };
  }

  @Public()
  @Get(':entityType/:entityId/:language')
  @Header('cache-control', REVALIDATE)
  async listOfOne(
    @ZodParam('entityType', entityType) type: z.infer<typeof entityType>,
    @ZodParam('entityId', entityId) id: number,
    @ZodParam('language', language) lang: Language,
  ): Promise<TranslationsResponse> {
    return { data: await this.translations.listOf(type, [id], lang) };
  }
}
