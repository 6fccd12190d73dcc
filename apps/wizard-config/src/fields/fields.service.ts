import { Injectable } from '@nestjs/common';
import type { FieldRequest, ReorderRequest, WizardField } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import type { EntityManager } from 'typeorm';
import { freeIdentifier, identifierOf } from '../editing/identifier.js';
import { moved } from '../editing/moved.js';
import { WizardEditor, getField, place, requireCurrent, requireStep } from '../editing/wizard-editor.js';
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
      const order = request.order ?? (await manager.countBy(Field, { stepId: request.stepId }));
      const field = await manager.save(Field, { ...contentOf(request), key, order });
      return { now: await view(manager, field) };
    });
  }

  /** A key stays what it is, whatever the label becomes: answers are kept under it (T-58). */
  update(id: number, request: FieldRequest): Promise<WizardField> {
    return this.editor.edit('field.update', async (manager) => {
      const field = await getField(manager, id);
      requireCurrent(field, request.version);
      await requireStep(manager, request.stepId);
      if (request.key && request.key !== field.key) throw new AppError('KEY_FIXED');
      const before = await view(manager, field);
      Object.assign(field, contentOf(request), { order: request.order ?? field.order });
      return { before, now: await view(manager, await manager.save(field)) };
    });
  }

  /** Gone for visitors; the row stays, because answers refer to it (T-35). */
  remove(id: number): Promise<WizardField> {
    return this.editor.edit('field.delete', async (manager) => {
      const field = await getField(manager, id);
      const now = await view(manager, field);
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
      if (!ids) throw new AppError('CANNOT_MOVE');
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
});

/** The key asked for, or one made of the label; removed fields keep theirs. */
async function freeKey(manager: EntityManager, { key, label }: FieldRequest): Promise<string> {
  const rows = await manager.find(Field, { select: { key: true }, withDeleted: true });
  const taken = new Set(rows.map((row) => row.key));
  if (!key) return freeIdentifier(identifierOf(label, 'field'), taken);
  const wanted = identifierOf(key, 'field');
  if (taken.has(wanted)) throw new AppError('KEY_TAKEN', { key: wanted });
  return wanted;
}

const view = async (manager: EntityManager, field: Field): Promise<WizardField> =>
  toField(field, await manager.findBy(Option, { fieldId: field.id }));
