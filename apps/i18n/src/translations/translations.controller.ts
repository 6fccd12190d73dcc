import { Controller, Header } from '@nestjs/common';
import {
  i18nWires as wires,
  type Actor,
  type Taken,
  type TranslationResponse,
  type TranslationsResponse,
} from '@pactwright/protocol';
import { Answers, CurrentActor, REVALIDATE } from '@pactwright/server-kit';
import { editMessages } from './edit-messages.js';
import { EditTranslations } from './edit-translations.js';
import { TranslationsService } from './translations.service.js';

/** Read by visitors, who are asked in their language too; written by administrators (T-07). */
@Controller()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly editing: EditTranslations,
  ) {}

  @Answers(wires.listTranslations)
  @Header('cache-control', REVALIDATE)
  async list({ query }: Taken<typeof wires.listTranslations>): Promise<TranslationsResponse> {
    const ids = [query.entity_ids, query.entity_id].filter((part) => part !== undefined).join(',');
    return {
      data: await this.translations.listOf(query.entity_type, ids.split(',').map(Number), query.language),
    };
  }

  @Answers(wires.listTranslationsOfOne)
  @Header('cache-control', REVALIDATE)
  async listOfOne({
    params: { entityType, entityId, language },
  }: Taken<typeof wires.listTranslationsOfOne>): Promise<TranslationsResponse> {
    return { data: await this.translations.listOf(entityType, [entityId], language) };
  }

  @Answers(wires.saveTranslation)
  async save(
    { body }: Taken<typeof wires.saveTranslation>,
    @CurrentActor() { language }: Actor,
  ): Promise<TranslationResponse> {
    return { success: true, message: editMessages[language].saved, data: await this.editing.save(body) };
  }

  @Answers(wires.deleteTranslation)
  async remove(
    { params, query }: Taken<typeof wires.deleteTranslation>,
    @CurrentActor() { language }: Actor,
  ): Promise<TranslationResponse> {
    const data = await this.editing.remove(params.id, query);
    return { success: true, message: editMessages[language].deleted, data };
  }
}
