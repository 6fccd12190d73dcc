import { Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';
import { Step } from '../wizard/step.entity.js';

/** Changes of the wizard, one after the other: administrators are few, and an order that two of them change stays whole. */
@Injectable()
export class WizardEditor {
  constructor(private readonly dataSource: DataSource) {}

  edit<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('wizard', 0))`);
      return change(manager);
    });
  }
}

/** @throws AppError STEP_NOT_FOUND */
export async function requireStep(manager: EntityManager, id: number): Promise<void> {
  if (!(await manager.existsBy(Step, { id }))) throw new AppError('STEP_NOT_FOUND');
}

/** @throws AppError FIELD_NOT_FOUND */
export async function getField(manager: EntityManager, id: number): Promise<Field> {
  const field = await manager.findOneBy(Field, { id });
  if (!field) throw new AppError('FIELD_NOT_FOUND');
  return field;
}

/** @throws AppError OPTION_NOT_FOUND */
export async function getOption(manager: EntityManager, id: number): Promise<Option> {
  const option = await manager.findOneBy(Option, { id });
  if (!option) throw new AppError('OPTION_NOT_FOUND');
  return option;
}

/** Refuses an edit that was made on an older state than this one. @throws AppError STALE_EDIT */
export function requireCurrent(row: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version) throw new AppError('STALE_EDIT');
}

/** Writes the places, from 0, without counting as an edit of the rows. */
export async function place(
  manager: EntityManager,
  entity: typeof Field | typeof Option,
  ids: readonly number[],
): Promise<void> {
  const { tablePath } = manager.connection.getMetadata(entity);
  await manager.query(
    `UPDATE ${tablePath} SET position = place.index - 1
     FROM unnest($1::int[]) WITH ORDINALITY AS place (id, index) WHERE ${tablePath}.id = place.id`,
    [[...ids]],
  );
}
