import { Injectable } from '@nestjs/common';
import {
  getWizardCatalogue,
  type ErrorCode,
  type Language,
  type Translation as TranslationView,
  type TranslationCoverageResponse,
  type TranslationRequest,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { DataSource, type EntityManager } from 'typeorm';
import { coverageOf } from './coverage.js';
import { nameOf, originalsOf } from './originals.js';
import { Translation } from './translation.entity.js';
import { toView } from './translations.service.js';

const NOT_FOUND: Readonly<Record<TranslationView['entityType'], ErrorCode>> = {
  wizard_steps: 'STEP_NOT_FOUND',
  wizard_fields: 'FIELD_NOT_FOUND',
  field_options: 'OPTION_NOT_FOUND',
};

/* Compared where it is written, so that of two who save at once only one can be first. */
const UNCHANGED = `(CASE WHEN translations.deleted_at IS NULL THEN translations.value END) IS NOT DISTINCT FROM CAST(:seen AS text)`;

/** What administrators do to translations, checked against the wizard as it is. */
@Injectable()
export class EditTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes the translation or replaces it, and remembers what English text it was made from.
   * @throws AppError STALE_EDIT when the text is not the one that was `seen`
   */
  async save({ value, seen, ...name }: TranslationRequest): Promise<TranslationView> {
    const originals = originalsOf(await this.rpc.call(getWizardCatalogue, {}));
    const ofEntity = originals.filter(
      ({ entityType, entityId }) => entityType === name.entityType && entityId === name.entityId,
    );
    if (ofEntity.length === 0) throw new AppError(NOT_FOUND[name.entityType]);
    const sourceValue = ofEntity.find((each) => nameOf(each) === nameOf(name))?.value ?? null;
    return this.dataSource.transaction(async (manager) => {
      const written = await manager
        .createQueryBuilder()
        .insert()
        .into(Translation)
        .values({ ...name, value, sourceValue, deletedAt: null })
        .orUpdate(
          ['value', 'source_value', 'deleted_at'],
          ['entity_type', 'entity_id', 'field_name', 'language'],
          seen === undefined ? {} : { overwriteCondition: { where: UNCHANGED, parameters: { seen } } },
        )
        .updateEntity(false)
        .returning('id')
        .execute();
      if ((written.raw as readonly unknown[]).length === 0) throw new AppError('STALE_EDIT');
      const saved = toView(await manager.findOneByOrFail(Translation, name));
      await this.record(manager, 'save', saved);
      return saved;
    });
  }

  /** Gone for visitors; the row stays, so that no release brings the text back. @throws AppError TRANSLATION_NOT_FOUND */
  async remove(id: number): Promise<TranslationView> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(Translation, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new AppError('TRANSLATION_NOT_FOUND');
      const removed = toView(row);
      await manager.softRemove(row);
      await this.record(manager, 'delete', removed);
      return removed;
    });
  }

  async coverage(language: Language): Promise<TranslationCoverageResponse['data']> {
    const [catalogue, translations] = await Promise.all([
      this.rpc.call(getWizardCatalogue, {}),
      this.dataSource.manager.findBy(Translation, { language }),
    ]);
    return coverageOf(language, originalsOf(catalogue), translations);
  }

  private record(manager: EntityManager, act: 'save' | 'delete', text: TranslationView): Promise<void> {
    const { id, entityType, entityId, fieldName, language, value } = text;
    return recordAct(this.outbox, manager, {
      action: `i18n.translation.${act}`,
      subject: { type: 'translation', id: String(id) },
      details: { entityType, entityId, fieldName, language, value: value.slice(0, 200) },
    });
  }
}
