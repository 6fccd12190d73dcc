import { conditionFaults, type ConditionFault } from '@pactwright/drafting';
import { AppError } from '@pactwright/server-kit';
import type { EntityManager } from 'typeorm';
import { toField } from '../wizard/assemble.js';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';
import { Step } from '../wizard/step.entity.js';

/** The conditions of the wizard as an edit found them: only what it breaks counts as its fault. */
export interface ConditionCheck {
  /** `editedKey` is of the field whose own condition may be at fault. @throws AppError CONDITION_…, CONDITIONS_HANG_ON_IT */
  assertUnbroken(editedKey: string | undefined): Promise<void>;
}

export async function conditionCheck(manager: EntityManager): Promise<ConditionCheck> {
  const before = new Set(conditionFaults(await askedFields(manager)).map(identityOf));
  return {
    async assertUnbroken(editedKey) {
      const fields = await askedFields(manager);
      const broken = conditionFaults(fields).filter((fault) => !before.has(identityOf(fault)));
      const labels = new Map(fields.map(({ key, label }) => [key, label]));
      const labelOf = (key: string): string => labels.get(key) ?? key;
      const own = broken.find(({ key }) => key === editedKey);
      if (own) {
        const about = [labelOf(own.about), own.value].filter((part) => part !== undefined).join(': ');
        throw new AppError(CODES[own.kind], { about: `“${about}”` });
      }
      if (broken.length > 0) {
        const names = new Set(broken.map(({ key }) => `“${labelOf(key)}”`));
        throw new AppError('CONDITIONS_HANG_ON_IT', { fields: [...names].join(', ') });
      }
    },
  };
}

const CODES = {
  'no-such-field': 'CONDITION_NO_SUCH',
  'no-such-value': 'CONDITION_NO_SUCH',
  circle: 'CONDITION_CIRCLE',
  'never-holds': 'CONDITION_NEVER_HOLDS',
} as const;

const identityOf = (fault: ConditionFault): string => JSON.stringify(fault);

/** What visitors are asked, with its conditions. */
async function askedFields(manager: EntityManager) {
  const steps = await manager.findBy(Step, { isActive: true });
  const active = new Set(steps.map(({ id }) => id));
  const fields = await manager.find(Field, { order: { id: 'ASC' } });
  const options = await manager.find(Option);
  return fields
    .filter(({ stepId }) => active.has(stepId))
    .map((field) =>
      toField(
        field,
        options.filter(({ fieldId }) => fieldId === field.id),
      ),
    );
}
