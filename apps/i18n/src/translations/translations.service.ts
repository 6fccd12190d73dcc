import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language, Translation as TranslationView, listTranslations } from '@pactwright/protocol';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import { Translation } from './translation.entity.js';

@Injectable()
export class TranslationsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The texts of some entities of one kind, in the order of their ids. */
  listOf(
    entityType: TranslationView['entityType'],
    entityIds: readonly number[],
    language: Language,
  ): Promise<TranslationView[]> {
    return this.find({ entityType, entityId: In([...entityIds]), language });
  }

  /** Every text in a language. The version changes with any of them. */
  async listAll(language: Language): Promise<z.infer<(typeof listTranslations)['response']>> {
    const translations = await this.find({ language });
    const version = createHash('sha256').update(JSON.stringify(translations)).digest('base64url');
    return { version, translations };
  }

  private async find(where: FindOptionsWhere<Translation>): Promise<TranslationView[]> {
    const rows = await this.dataSource.getRepository(Translation).find({
      where,
      order: { entityType: 'ASC', entityId: 'ASC', fieldName: 'ASC' },
    });
    return rows.map(toView);
  }
}

/** A translation as the wire has it. */
export const toView = (row: Translation): TranslationView => ({
  id: row.id,
  entityType: row.entityType,
  entityId: row.entityId,
  fieldName: row.fieldName,
  language: row.language,
  value: row.value,
  version: row.version,
});
