import type { FieldOption } from '@pactwright/protocol';
import { WizardConfigHarness } from './harness.js';

let wizard: WizardConfigHarness;
beforeAll(async () => {
  wizard = await WizardConfigHarness.start();
});
afterAll(() => wizard.stop());

describe('field options', () => {
  it('R-API-28 R-ADM-10 R-ADM-12 are made, changed, moved and removed', async () => {
    const { id: fieldId, options } = await wizard.aChoice();
    const made = await wizard.send('post', 'field-options', { fieldId, label: 'Game design' });
    expect([made.status, made.body.message]).toEqual([201, 'Option created successfully']);
    expect(made.body.data).toMatchObject({ value: 'game_design', order: options.length, isDefault: false });

    const { id } = made.body.data;
    const changed = await wizard.send('put', `field-options/${id}`, { label: 'Games', value: '', order: 0 });
    expect(changed.body).toMatchObject({
      message: 'Option updated successfully',
      data: { label: 'Games', value: 'game_design', order: 0 },
    });
    const moved = await wizard.send('post', `field-options/${id}/reorder`, { after: options.at(-1)?.id });
    expect(moved.body.message).toBe('Option order updated successfully');
    expect((await wizard.aChoice()).options.map((option) => option.id)).toEqual([
      ...options.map((option) => option.id),
      id,
    ]);
    const removed = await wizard.send('delete', `field-options/${id}`);
    expect(removed.body.message).toBe('Option deleted successfully');
    expect((await wizard.aChoice()).options.map((option) => option.id)).toEqual(
      options.map((option) => option.id),
    );
  });

  it('R-API-28 one that somebody else has changed since is not deleted before that was seen', async () => {
    const { id: fieldId } = await wizard.aChoice();
    const { id, version } = (await wizard.send('post', 'field-options', { fieldId, label: 'Masonry' })).body
      .data;
    const changed = (await wizard.send('put', `field-options/${id}`, { label: 'Stone masonry', version }))
      .body.data;
    const refused = await wizard.send('delete', `field-options/${id}?version=${version}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE_EDIT']);
    expect((await wizard.aChoice()).options.at(-1)).toEqual(changed);
    expect((await wizard.send('delete', `field-options/${id}?version=${changed.version}`)).status).toBe(200);
  });

  it('the one that stops being chosen to begin with, because another is, outdates open edits of it', async () => {
    const { options } = await wizard.aChoice();
    const [one, other] = options as [FieldOption, FieldOption];
    const first = (await wizard.send('put', `field-options/${one.id}`, { label: one.label, isDefault: true }))
      .body;
    await wizard.send('put', `field-options/${other.id}`, { label: other.label, isDefault: true });
    const late = { label: one.label, isDefault: true, version: first.data.version };
    expect((await wizard.send('put', `field-options/${one.id}`, late)).body.code).toBe('STALE_EDIT');
  });

  it('have one value each, and one default in a field with one answer', async () => {
    const { id: fieldId, options } = await wizard.aChoice();
    const value = options[0]?.value;
    const taken = await wizard.send('post', 'field-options', { fieldId, label: 'Again', value });
    expect([taken.status, taken.body.code]).toEqual([409, 'VALUE_TAKEN']);
    expect((await wizard.send('post', 'field-options', { fieldId: 999_999_999, label: 'x' })).body.code).toBe(
      'FIELD_NOT_FOUND',
    );
    for (const option of options.slice(0, 2))
      await wizard.send('put', `field-options/${option.id}`, { label: option.label, isDefault: true });
    const defaults = (await wizard.aChoice()).options.filter((option) => option.isDefault);
    expect(defaults.map((option) => option.id)).toEqual([options[1]?.id]);
  });
});
