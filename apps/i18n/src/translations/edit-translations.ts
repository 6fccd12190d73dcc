import { Injectable } from '@nestjs/common';
import {
  getWizardCatalogue,
  type DeletionQuery,
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
   * @throws AppError STALE_EDIT when the stored one is not the one that was `seen`
   */
  async save({ value, version: seen, ...name }: TranslationRequest): Promise<TranslationView> {
    const originals = originalsOf(await this.rpc.call(getWizardCatalogue, {}));
    const ofEntity = originals.filter(
      ({ entityType, entityId }) => entityType === name.entityType && entityId === name.entityId,
    );
    if (ofEntity.length === 0) throw new AppError(NOT_FOUND[name.entityType]);
    const sourceValue = ofEntity.find((each) => nameOf(each) === nameOf(name))?.value ?? null;
    return this.edit('save', async (manager) => {
      const row = await manager.findOne(Translation, { where: name, withDeleted: true });
      const current = row && !row.deletedAt ? row.version : null;
      if (seen !== undefined && seen !== current) throw new AppError('STALE_EDIT');
      return manager.save(Translation, { ...row, ...name, value, sourceValue, deletedAt: null });
    });
  }

  /**
   * Gone for visitors; the row stays, so that no release brings the text back.
   * @throws AppError TRANSLATION_NOT_FOUND, and STALE_EDIT when it is not the one that was `seen`
   */
  async remove(id: number, seen: DeletionQuery): Promise<TranslationView> {
    return this.edit('delete', async (manager) => {
      const row = await manager.findOneBy(Translation, { id });
      if (!row) throw new AppError('TRANSLATION_NOT_FOUND');
      if (seen.version !== undefined && seen.version !== row.version) throw new AppError('STALE_EDIT');
      return manager.softRemove(row);
    });
  }

  async coverage(language: Language): Promise<TranslationCoverageResponse['data']> {
    const [catalogue, translations] = await Promise.all([
      this.rpc.call(getWizardCatalogue, {}),
      this.dataSource.manager.findBy(Translation, { language }),
    ]);
    return coverageOf(language, originalsOf(catalogue), translations);
  }

  /** One after the other, so that of two who save at once only one can be first; entered into the audit log, or neither happens. */
  private edit(
    act: 'save' | 'delete',
    change: (manager: EntityManager) => Promise<Translation>,
  ): Promise<TranslationView> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('translations', 0))`);
      const edited = toView(await change(manager));
      const { id, entityType, entityId, fieldName, language, value } = edited;
      await recordAct(this.outbox, manager, {
        action: `i18n.translation.${act}`,
        subject: { type: 'translation', id: String(id) },
        details: { entityType, entityId, fieldName, language, value: value.slice(0, 200) },
      });
      return edited;
    });
  }
}
