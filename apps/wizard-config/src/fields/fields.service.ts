import { Injectable } from '@nestjs/common';
import { isBuiltIn } from '@pactwright/drafting';
import {
  OTHER_SUFFIX,
  versionsOf,
  type FieldDeletionQuery,
  type FieldRequest,
  type ReorderRequest,
  type WizardField,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import type { EntityManager } from 'typeorm';
import { unusedKey, keyOfLabel } from '../editing/key-of-label.js';
import { moved } from '../editing/moved.js';
import {
  WizardEditor,
  getField,
  place,
  placeAmong,
  requireCurrent,
  requireStep,
} from '../editing/wizard-editor.js';
import { byOrder, toField } from '../wizard/assemble.js';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';

/** The questions of the wizard, as administrators change them (R-API-27). */
@Injectable()
export class FieldsService {
  constructor(private readonly editor: WizardEditor) {}

  create(request: FieldRequest): Promise<WizardField> {
    return this.editor.edit('field.create', async (manager) => {
      await requireStep(manager, request.stepId);
      const key = await freeKey(manager, request);
      requireChoice(key, request);
      const { id } = await manager.save(Field, { ...contentOf(request), key, order: 0 });
      return { now: await placed(manager, id, request) };
    });
  }

  /** A key stays what it is, whatever the label becomes: answers are kept under it (T-58). */
  update(id: number, request: FieldRequest): Promise<WizardField> {
    return this.editor.edit('field.update', async (manager) => {
      const field = await getField(manager, id);
      requireCurrent(field, request.version);
      await requireStep(manager, request.stepId);
      if (request.key && request.key !== field.key) throw new AppError('KEY_FIXED');
      requireChoice(field.key, request);
      const before = await view(manager, field);
      await manager.save(Object.assign(field, contentOf(request)));
      const stays = request.order === undefined && request.stepId === before.stepId;
      return { before, now: stays ? await view(manager, field) : await placed(manager, id, request) };
    });
  }

  /** Gone for visitors with its options; the rows stay, because answers refer to them (T-35). */
  remove(id: number, seen: FieldDeletionQuery): Promise<WizardField> {
    return this.editor.edit('field.delete', async (manager) => {
      const field = await getField(manager, id);
      requireCurrent(field, seen.version);
      const now = await view(manager, field);
      if (seen.options !== undefined && seen.options !== versionsOf(now.options))
        throw new AppError('STALE_EDIT');
      await manager.softRemove(field);
      return { now };
    });
  }

  reorder(id: number, to: ReorderRequest): Promise<WizardField> {
    return this.editor.edit('field.reorder', async (manager) => {
      const before = await view(manager, await getField(manager, id));
      const siblings = (await manager.findBy(Field, { stepId: before.stepId })).sort(byOrder);
      const ids = moved(
        siblings.map((field) => field.id),
        id,
        to,
      );
      await place(manager, Field, ids);
      return { before, now: await view(manager, await getField(manager, id)) };
    });
  }
}

const contentOf = (request: FieldRequest) => ({
  stepId: request.stepId,
  label: request.label,
  type: request.type,
  description: request.description || null,
  placeholder: request.placeholder || null,
  isRequired: request.isRequired,
  ...(request.isInContract !== undefined && { isInContract: request.isInContract }),
  ...(request.visibleWhen !== undefined && { visibleWhen: request.visibleWhen }),
  ...(request.topic !== undefined && { topic: request.topic }),
});

/** @throws AppError ALWAYS_IN_CONTRACT */
function requireChoice(key: string, { isInContract }: FieldRequest): void {
  if (isInContract === false && isBuiltIn(key)) throw new AppError('ALWAYS_IN_CONTRACT');
}

/** The key asked for, or one made of the label; removed fields keep theirs. */
async function freeKey(manager: EntityManager, { key, label }: FieldRequest): Promise<string> {
  const rows = await manager.find(Field, { select: { key: true }, withDeleted: true });
  const keys = new Set(rows.map((row) => row.key));
  /* Under `<key>_other` a visitor's own words for another field are kept: neither may take the other's. */
  const isTaken = (wanted: string): boolean =>
    keys.has(wanted) ||
    keys.has(`${wanted}${OTHER_SUFFIX}`) ||
    (wanted.endsWith(OTHER_SUFFIX) && keys.has(wanted.slice(0, -OTHER_SUFFIX.length)));
  if (!key) return unusedKey(keyOfLabel(label, 'field'), isTaken);
  const wanted = keyOfLabel(key, 'field');
  if (isTaken(wanted)) throw new AppError('KEY_TAKEN', { key: wanted });
  return wanted;
}

const view = async (manager: EntityManager, field: Field): Promise<WizardField> =>
  toField(field, await manager.findBy(Option, { fieldId: field.id }));

/** The field in the place that was asked for, or behind the others of its step. */
async function placed(
  manager: EntityManager,
  id: number,
  { stepId, order }: FieldRequest,
): Promise<WizardField> {
  await placeAmong(manager, Field, await manager.findBy(Field, { stepId }), id, order);
  return view(manager, await getField(manager, id));
}
