import { Injectable } from '@nestjs/common';
import type {
  DeletionQuery,
  FieldOption,
  OptionRequest,
  OptionUpdate,
  ReorderRequest,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Not, type EntityManager } from 'typeorm';
import { unusedKey, keyOfLabel } from '../editing/key-of-label.js';
import { moved } from '../editing/moved.js';
import {
  WizardEditor,
  getField,
  getOption,
  place,
  placeAmong,
  requireCurrent,
} from '../editing/wizard-editor.js';
import { byOrder, toOption } from '../wizard/assemble.js';
import { Option } from '../wizard/option.entity.js';

/* Fields of these types have one answer, so at most one default. */
const SINGLE_CHOICE = ['select', 'radio'];

/** The choices of a question, as administrators change them (R-API-28). */
@Injectable()
export class OptionsService {
  constructor(private readonly editor: WizardEditor) {}

  create(request: OptionRequest): Promise<FieldOption> {
    return this.editor.edit('option.create', async (manager) => {
      const { fieldId } = request;
      await getField(manager, fieldId);
      const value = await freeValue(manager, fieldId, request);
      const option = manager.create(Option, { ...contentOf(request), fieldId, value, order: 0 });
      const { id } = await store(manager, option);
      return { now: await placed(manager, id, request.order) };
    });
  }

  update(id: number, request: OptionUpdate): Promise<FieldOption> {
    return this.editor.edit('option.update', async (manager) => {
      const option = await getOption(manager, id);
      requireCurrent(option, request.version);
      const value = request.value || option.value;
      if (value !== option.value) await requireFree(manager, option.fieldId, value);
      const before = toOption(option);
      const now = await store(manager, Object.assign(option, contentOf(request), { value }));
      return { before, now: request.order === undefined ? now : await placed(manager, id, request.order) };
    });
  }

  /** Gone for visitors; the row stays, because answers refer to it (T-35). */
  remove(id: number, seen: DeletionQuery): Promise<FieldOption> {
    return this.editor.edit('option.delete', async (manager) => {
      const option = await getOption(manager, id);
      requireCurrent(option, seen.version);
      const now = toOption(option);
      await manager.softRemove(option);
      return { now };
    });
  }

  reorder(id: number, to: ReorderRequest): Promise<FieldOption> {
    return this.editor.edit('option.reorder', async (manager) => {
      const before = toOption(await getOption(manager, id));
      const { fieldId } = before;
      const siblings = (await manager.findBy(Option, { fieldId })).sort(byOrder);
      const ids = moved(
        siblings.map((option) => option.id),
        id,
        to,
      );
      await place(manager, Option, ids);
      return { before, now: toOption(await getOption(manager, id)) };
    });
  }
}

const contentOf = (request: OptionUpdate) => ({
  label: request.label,
  description: request.description || null,
  isDefault: request.isDefault,
});

async function freeValue(
  manager: EntityManager,
  fieldId: number,
  { value, label }: OptionRequest,
): Promise<string> {
  if (value) {
    await requireFree(manager, fieldId, value);
    return value;
  }
  const rows = await manager.find(Option, { where: { fieldId }, withDeleted: true });
  const taken = new Set(rows.map((row) => row.value));
  return unusedKey(keyOfLabel(label, 'option'), (wanted) => taken.has(wanted));
}

async function requireFree(manager: EntityManager, fieldId: number, value: string): Promise<void> {
  if (await manager.existsBy(Option, { fieldId, value })) throw new AppError('VALUE_TAKEN', { value });
}

/** Writes the option; a new default takes the place of the old one. */
async function store(manager: EntityManager, option: Option): Promise<FieldOption> {
  const saved = await manager.save(option);
  const { type } = await getField(manager, saved.fieldId);
  if (saved.isDefault && SINGLE_CHOICE.includes(type)) {
    const others = { fieldId: saved.fieldId, id: Not(saved.id), isDefault: true };
    await manager.update(Option, others, { isDefault: false });
  }
  return toOption(saved);
}

/** The option in the place that was asked for, or behind the others of its field. */
async function placed(manager: EntityManager, id: number, order: number | undefined): Promise<FieldOption> {
  const { fieldId } = await getOption(manager, id);
  await placeAmong(manager, Option, await manager.findBy(Option, { fieldId }), id, order);
  return toOption(await getOption(manager, id));
}
