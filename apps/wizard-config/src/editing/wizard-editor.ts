import { Injectable } from '@nestjs/common';
import type { FieldOption, WizardField } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { changesOf } from './changes-of.js';
import { conditionCheck } from './condition-check.js';
import { byOrder } from '../wizard/assemble.js';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';
import { PublishedSteps } from '../wizard/published-steps.js';
import { Step } from '../wizard/step.entity.js';

/** What an edit did: the thing as it is now, and as it was before, for the audit log. */
export interface Edit<T> {
  readonly now: T;
  readonly before?: T;
}

/** Changes of the wizard, one after the other: administrators are few, and an order that two of them change stays whole. */
@Injectable()
export class WizardEditor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly published: PublishedSteps,
  ) {}

  /** Refused where it would break a condition. `action` is entered into the audit log with the change, or neither happens. */
  async edit<T extends WizardField | FieldOption>(
    action: `${'field' | 'option'}.${'create' | 'update' | 'delete' | 'reorder'}`,
    change: (manager: EntityManager) => Promise<Edit<T>>,
  ): Promise<T> {
    const edited = await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('wizard', 0))`);
      const conditions = await conditionCheck(manager);
      const { now, before } = await change(manager);
      await conditions.assertUnbroken('key' in now ? now.key : undefined);
      await recordAct(this.outbox, manager, {
        action: `wizard-config.${action}`,
        subject: { type: action.startsWith('field') ? 'field' : 'option', id: String(now.id) },
        details: { label: now.label, ...(before ? changesOf(before, now) : {}) },
      });
      return now;
    });
    this.published.forget();
    return edited;
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

/** An option of a field that is still asked. @throws AppError OPTION_NOT_FOUND, FIELD_NOT_FOUND */
export async function getOption(manager: EntityManager, id: number): Promise<Option> {
  const option = await manager.findOneBy(Option, { id });
  if (!option) throw new AppError('OPTION_NOT_FOUND');
  await getField(manager, option.fieldId);
  return option;
}

/** Refuses an edit that was made on an older state than this one. @throws AppError STALE_EDIT */
export function requireCurrent(row: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version) throw new AppError('STALE_EDIT');
}

/** Gives a row its place among its siblings, the last one unless told otherwise: by the list as it is now, whatever its editor saw. */
export function placeAmong(
  manager: EntityManager,
  entity: typeof Field | typeof Option,
  siblings: readonly (Field | Option)[],
  id: number,
  index = siblings.length,
): Promise<void> {
  const others = [...siblings].sort(byOrder).flatMap((row) => (row.id === id ? [] : row.id));
  return place(manager, entity, [...others.slice(0, index), id, ...others.slice(index)]);
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
