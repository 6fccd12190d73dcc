import type { WizardField } from '@pactwright/protocol';
import { eventually } from '@pactwright/testing';
import { aField, aStep, catalogueContent } from '../src/testing/a-catalogue.js';
import { aGuest, type ContractsHarness } from './harness.js';

let markers = 400;

/** The wizard asks these as well from now on, in a step `own`, and the service has heard of it. */
export async function hearOf(
  contracts: ContractsHarness,
  fields: readonly WizardField[],
  removed: readonly number[] = [],
): Promise<void> {
  const wizard = catalogueContent();
  markers += 1;
  const marker = aField({ id: markers, key: `marker_${markers}`, label: `Marker ${markers}` });
  contracts.wizard = {
    ...wizard,
    steps: [...wizard.steps, aStep({ id: 3, key: 'own', fields: [...fields, marker] })],
    removed: { ...wizard.removed, fieldIds: [...wizard.removed.fieldIds, ...removed] },
  };
  const other = aGuest();
  const id = await contracts.create(other);
  await eventually(async () => {
    await contracts.save(other, id, { stepKey: 'own', fieldKey: marker.label, key: marker.key, value: 'x' });
    expect((await contracts.detail(other, id)).answers).toHaveProperty(marker.key);
  });
}
