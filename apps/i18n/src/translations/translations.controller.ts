import { Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  TRANSLATED_ENTITIES,
  deletionQuery,
  language,
  translationRequest,
  translationsQuery,
  type Actor,
  type DeletionQuery,
  type Language,
  type Translation,
  type TranslationRequest,
  type TranslationResponse,
} from '@pactwright/protocol';
import {
  AdminOnly,
  CurrentActor,
  Public,
  REVALIDATE,
  ZodBody,
  ZodParam,
  ZodQuery,
} from '@pactwright/server-kit';
import { z } from 'zod';
import { editMessages } from './edit-messages.js';
import { EditTranslations } from './edit-translations.js';
import { TranslationsService } from './translations.service.js';

interface TranslationsResponse {
  readonly data: readonly Translation[];
}

const entityType = z.enum(TRANSLATED_ENTITIES);
const entityId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const translationId = z
  .string()
  .regex(/^\d{1,9}$/, 'TRANSLATION_NOT_FOUND')
  .transform(Number);

/** Read by visitors, who are asked in their language too; written by administrators (T-07). */
@Controller('api/translations')
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly editing: EditTranslations,
  ) {}

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

  @AdminOnly()
  @Post()
  @HttpCode(200)
  async save(
    @ZodBody(translationRequest) body: TranslationRequest,
    @CurrentActor() { language }: Actor,
  ): Promise<TranslationResponse> {
    return { success: true, message: editMessages[language].saved, data: await this.editing.save(body) };
  }

  @AdminOnly()
  @Delete(':id')
  async remove(
    @ZodParam('id', translationId) id: number,
    @ZodQuery(deletionQuery) seen: DeletionQuery,
    @CurrentActor() { language }: Actor,
  ): Promise<TranslationResponse> {
    const data = await this.editing.remove(id, seen);
    return { success: true, message: editMessages[language].deleted, data };
  }
}
