import type { WizardFieldSeed, WizardOptionSeed, WizardStepSeed } from '@pactwright/drafting';
import { In, type EntityManager, type ObjectLiteral } from 'typeorm';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';
import { Step } from '../wizard/step.entity.js';

/**
 * Adds the parts of the wizard that the database has never had. What is there stays as an administrator left it, and what was
 * removed stays removed: its row, and so its id, is still there (T-35).
 */
export async function seedWizard(manager: EntityManager, wizard: readonly WizardStepSeed[]): Promise<void> {
  const fields = wizard.flatMap((step) => step.fields);
  await insert(manager, Step).values(wizard.map(toStep)).orIgnore().execute();
  await insert(manager, Field).values(fields.map(toField)).orIgnore().execute();

  /* A field whose key an administrator had used already was not added, nor are its options. */
  const present = await manager.find(Field, {
    select: { id: true },
    where: { id: In(fields.map((field) => field.id)) },
    withDeleted: true,
  });
  const ids = new Set(present.map((field) => field.id));
  const options = fields.filter((field) => ids.has(field.id)).flatMap((field) => field.options);
  await insert(manager, Option).values(options.map(toOption)).orIgnore().execute();
}

const insert = <T extends ObjectLiteral>(manager: EntityManager, entity: new () => T) =>
  manager.createQueryBuilder().insert().into(entity);

const toStep = (step: WizardStepSeed) => ({
  id: step.id,
  key: step.key,
  title: step.title.en,
  description: step.description.en,
  order: step.order,
  isActive: true,
});

const toField = (field: WizardFieldSeed) => ({
  id: field.id,
  stepId: field.stepId,
  key: field.key,
  label: field.label.en,
  placeholder: field.placeholder?.en ?? null,
  description: field.description.en,
  type: field.type,
  isRequired: field.isRequired,
  visibleWhen: field.visibleWhen,
  topic: field.topic,
  order: field.order,
});

const toOption = (option: WizardOptionSeed) => ({
  id: option.id,
  fieldId: option.fieldId,
  value: option.value,
  label: option.label.en,
  description: option.description?.en ?? null,
  order: option.order,
  isDefault: option.isDefault,
});
