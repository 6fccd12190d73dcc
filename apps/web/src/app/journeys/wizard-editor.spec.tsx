import { screen, waitFor, within } from '@testing-library/react';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';
import { VIEW, anAdmin, answer, field, steps } from '../testing/wizard-editor.js';
import { toastOf } from '../testing/toast.js';

describe('administration', () => {
  it.each([[undefined], [{ isAdmin: false }]])('R-SHELL-09 sends %j home', async (user) => {
    const api = new ApiStub();
    if (user) api.signIn(user);
    const { router } = await openApp('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('R-SHELL-09 waits with a spinner until it is known who is here', async () => {
    let tell: ((answer: Response) => void) | undefined;
    new ApiStub()
      .giveSession()
      .on('GET /api/auth/user', () => new Promise<Response>((resolve) => (tell = resolve)));
    const { router } = await openApp('/admin');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    await waitFor(() => expect(tell).toBeDefined());
    tell?.(refusal(401, {}));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the wizard’s editor', () => {
  it('R-ADM-06 R-ROUTE-09 lists the fields of a step with type, key and the state of their translation', async () => {
    anAdmin();
    await openApp(`${VIEW}&step=1`);
    const kind = await screen.findByRole('button', { name: /^Kind/ });
    expect(kind).toHaveTextContent('kind · Choice from a list · Required · 2 options');
    expect(await within(kind).findByRole('img', { name: 'Translated' })).toBeVisible();
    const scope = screen.getByRole('button', { name: /^Scope/ });
    expect(within(scope).getByRole('img', { name: /English text has changed/ })).toBeVisible();
    expect(screen.getByText(/2 of 4 texts translated \(1 missing, 1 outdated\)/)).toBeVisible();
  });

  it('R-ADM-07 R-ADM-11 moves a field, but not the first up or the last down', async () => {
    const api = anAdmin().on('POST /api/wizard-fields/12/reorder', () =>
      answer('Field order updated successfully', steps[0]?.fields[1] ?? {}),
    );
    const { user } = await openApp(`${VIEW}&step=1`);
    expect(await screen.findByRole('button', { name: 'Move “Kind” up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Move “Colour” down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Move “Scope” up' }));
    await toastOf('Field order updated successfully');
    expect(api.callsTo('POST /api/wizard-fields/12/reorder')[0]?.body).toEqual({ before: 11 });
  });

  it('R-ADM-10 T-46 makes a field that is a required text unless told otherwise', async () => {
    const api = anAdmin().on('POST /api/wizard-fields', () =>
      answer('Field created successfully', field(14, 'Deadline')),
    );
    const { user } = await openApp(`${VIEW}&step=1`);
    await user.click(await screen.findByRole('button', { name: 'Add field to “Overview of it”' }));
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findByText('A label is required.')).toBeVisible();
    await user.type(screen.getByLabelText('Label'), 'Deadline');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await toastOf('Field created successfully');
    expect(api.callsTo('POST /api/wizard-fields')[0]?.body).toEqual({
      ...{ stepId: 1, label: 'Deadline', key: '', type: 'text', isRequired: true, isInContract: true },
      ...{ description: '', placeholder: '', visibleWhen: null, topic: null },
    });
  });

  it('R-ADM-10 keeps the answers to a field out of the contract, but not those that clauses are made from', async () => {
    const api = anAdmin().on('PUT /api/wizard-fields/13', () =>
      answer('Field updated successfully', field(13, 'Colour', { version: 2, isInContract: false })),
    );
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    const choice = within(await screen.findByRole('radiogroup', { name: 'The answer in the contract' }));
    expect(choice.getByRole('radio', { name: /^In the contract/ })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'Not in the contract' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Field updated successfully');
    expect(api.callsTo('PUT /api/wizard-fields/13')[0]?.body).toMatchObject({ isInContract: false });
    expect(choice.getByRole('radio', { name: 'Not in the contract' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Scope/ }));
    expect(await screen.findByText(/they always stand in it/)).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'The answer in the contract' })).toBeNull();
  });

  it('says in words when a field is asked, adds to that and takes it away', async () => {
    const api = anAdmin().on('PUT /api/wizard-fields/13', () =>
      answer('Field updated successfully', field(13, 'Colour', { version: 2 })),
    );
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    const group = within(await screen.findByRole('group', { name: 'When it is asked' }));
    expect(group.getByText('Always.')).toBeVisible();
    await user.click(group.getByRole('combobox', { name: 'Depends on the field' }));
    await user.click(await screen.findByRole('option', { name: 'Kind' }));
    await user.click(group.getByRole('combobox', { name: 'Asked for these answers' }));
    const [first] = steps[0]?.fields[0]?.options ?? [];
    await user.click(await screen.findByRole('option', { name: first?.label ?? '' }));
    await user.click(screen.getByRole('option', { name: 'Other' }));
    await user.keyboard('{Escape}');
    await user.click(group.getByRole('button', { name: 'Add this condition' }));
    const words = `Asked when “Kind” is “${first?.label}” or “Other”`;
    expect(group.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Field updated successfully');
    const condition = { key: 'kind', in: [first?.value, 'other'] };
    expect(api.callsTo('PUT /api/wizard-fields/13')[0]?.body).toMatchObject({ visibleWhen: condition });
  });

  it('takes a condition away by its words', async () => {
    const visibleWhen = { key: 'kind', in: ['other'] };
    const api = anAdmin();
    const asked = steps.map((step) => ({
      ...step,
      fields: step.fields.map((each) => (each.id === 13 ? { ...each, visibleWhen } : each)),
    }));
    api.on('GET /api/wizard-steps', () => Response.json(asked));
    api.on('PUT /api/wizard-fields/13', () =>
      answer('Field updated successfully', field(13, 'Colour', { version: 2 })),
    );
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    await user.click(await screen.findByRole('button', { name: 'Remove: Asked when “Kind” is “Other”' }));
    expect(screen.getByText('When it is asked')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Field updated successfully');
    expect(api.callsTo('PUT /api/wizard-fields/13')[0]?.body).toMatchObject({ visibleWhen: null });
  });

  it('lets a field wait under the more terms, or be asked outright again', async () => {
    const api = anAdmin().on('PUT /api/wizard-fields/13', () =>
      answer('Field updated successfully', field(13, 'Colour', { version: 2, topic: 'parties' })),
    );
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    const place = await screen.findByRole('combobox', { name: 'Where it is asked' });
    expect(place).toHaveTextContent('Outright, among the questions of its step');
    await user.click(place);
    await user.click(await screen.findByRole('option', { name: /Parties and wording/ }));
    expect(place).toHaveAccessibleDescription('A field that must be answered is always asked outright.');
    await user.click(screen.getByRole('switch', { name: 'An answer is required' }));
    expect(place).toHaveAccessibleDescription(/with its default in one line/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Field updated successfully');
    expect(api.callsTo('PUT /api/wizard-fields/13')[0]?.body).toMatchObject({ topic: 'parties' });
  });

  it('shows what is asked of somebody with given answers', async () => {
    const visibleWhen = { key: 'kind', in: ['other'] };
    const over = { 12: { topic: 'work', isRequired: false }, 13: { visibleWhen } } as const;
    const asked = steps.map((step) => ({
      ...step,
      fields: step.fields.map((each) => ({ ...each, ...(over[each.id as keyof typeof over] ?? {}) })),
    }));
    anAdmin().on('GET /api/wizard-steps', () => Response.json(asked));
    const { user } = await openApp(VIEW);
    await user.click(await screen.findByRole('button', { name: 'See what is asked' }));
    const said = screen.getByText(/ not asked$/);
    expect(said).toHaveTextContent('1 asked, 1 under “More terms”, 1 not asked');
    expect(screen.getByText('Not asked:').parentElement).toHaveTextContent('Not asked: Colour');
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Other' }));
    expect(said).toHaveTextContent('2 asked, 1 under “More terms”, 0 not asked');
    expect(screen.queryByText('Not asked:')).toBeNull();
    expect(screen.getByText('Asked:').parentElement).toHaveTextContent('Asked: Kind; Colour');
  });

  it('R-ADM-11 R-ADM-13 saves a field, and keeps what was typed when that fails', async () => {
    const api = anAdmin().on('PUT /api/wizard-fields/13', () => new Error('no network'));
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    const label = await screen.findByLabelText('Label');
    await user.clear(label);
    await user.paste('Colours');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Failed to update field');
    expect(label).toHaveValue('Colours');
    api.on('PUT /api/wizard-fields/13', () =>
      answer('Field updated successfully', field(13, 'Colours', { version: 2 })),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toastOf('Field updated successfully');
    expect(api.callsTo('PUT /api/wizard-fields/13').at(-1)?.body).toMatchObject({
      label: 'Colours',
      version: 1,
    });
  });

  it('R-ADM-08 T-58 warns before one of the six fields of the summary is deleted', async () => {
    const api = anAdmin().on('DELETE /api/wizard-fields/12', () => answer('Field deleted successfully', {}));
    const { user } = await openApp(`${VIEW}&step=1&field=12&action=delete`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Scope”?' }));
    expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    expect(dialog.getByText(/need this field \(scope_of_work\)/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await toastOf('Field deleted successfully');
    expect(api.callsTo('DELETE /api/wizard-fields/12')).toHaveLength(1);
  });

  it('R-ADM-10 R-ADM-12 adds an option after the others', async () => {
    const api = anAdmin().on('POST /api/field-options', () => answer('Option created successfully', {}));
    const { user } = await openApp(`${VIEW}&step=1&field=11`);
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New option' }));
    await user.type(dialog.getByLabelText('Label'), 'Games');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await toastOf('Option created successfully');
    expect(api.callsTo('POST /api/field-options')[0]?.body).toEqual({
      ...{ fieldId: 11, label: 'Games', value: '', description: '', isDefault: false },
    });
  });

  it.each([
    ['Add option', 'Create', 'POST /api/field-options', '', 'Failed to create option'],
    ['Edit: Text', 'Save', 'PUT /api/field-options/2', '', 'Failed to update option'],
    ['Delete: Text', 'Delete', 'DELETE /api/field-options/2', '', 'Failed to delete option'],
    ['Move “Text” up', '', 'POST /api/field-options/2/reorder', '', 'Failed to reorder option'],
    ['Move “Text” up', '', 'POST /api/field-options/2/reorder', 'It is at the top.', 'It is at the top.'],
  ] as const)('R-ADM-14 says why “%s” and “%s” failed (%s %j)', async (first, then, route, said, shown) => {
    const api = anAdmin().on(route, () => refusal(500, said ? { message: said } : {}));
    const { user } = await openApp(`${VIEW}&step=1&field=11`);
    await user.click(await screen.findByRole('button', { name: first }));
    if (then) {
      const dialog = within(await screen.findByRole('dialog'));
      if (then === 'Create') await user.type(dialog.getByLabelText('Label'), 'Games');
      await user.click(dialog.getByRole('button', { name: then }));
    }
    await toastOf(shown);
    expect(api.callsTo(route)).toHaveLength(1);
  });

  it('R-ADM-09 R-ADM-15 translates a label into Lithuanian, and wants a text', async () => {
    const api = anAdmin()
      .on('GET /api/translations/wizard_fields/13/lt', () => Response.json({ data: [] }))
      .on('POST /api/translations', () => refusal(500, {}));
    const { user } = await openApp(`${VIEW}&step=1&field=13&action=translate`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Translation' }));
    expect(dialog.getByText('Colour')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: /Language/ })).toHaveTextContent('Lithuanian');
    await user.click(await dialog.findByRole('button', { name: 'Save translation' }));
    expect(await dialog.findByText('Enter the translation.')).toBeVisible();
    await user.click(dialog.getByLabelText('Translation'));
    await user.paste('Spalva');
    await user.click(dialog.getByRole('button', { name: 'Save translation' }));
    await toastOf('Failed to save translation');
    api.on('POST /api/translations', () => answer('Translation saved successfully', {}));
    await user.click(dialog.getByRole('button', { name: 'Save translation' }));
    await toastOf('Translation saved successfully');
    expect(api.callsTo('POST /api/translations').at(-1)?.body).toEqual({
      ...{ entityType: 'wizard_fields', entityId: 13, fieldName: 'label', language: 'lt', value: 'Spalva' },
      version: null,
    });
    expect(api.callsTo('PUT /api/wizard-fields/13')).toEqual([]);
  });

  it('R-ADM-15 offers to ask again for a translation that could not be loaded', async () => {
    const api = anAdmin().on('GET /api/translations/wizard_fields/13/lt', () => refusal(503, {}));
    const { user } = await openApp(`${VIEW}&step=1&field=13&action=translate`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Translation' }));
    expect(await dialog.findByText('The translation could not be loaded.')).toBeVisible();
    api.on('GET /api/translations/wizard_fields/13/lt', () => Response.json({ data: [] }));
    await user.click(dialog.getByRole('button', { name: /again|retry/i }));
    expect(await dialog.findByLabelText('Translation')).toHaveValue('');
  });

  it('R-WFE-01 lists the steps, and leads each field to where it is edited', async () => {
    anAdmin();
    const { user } = await openApp('/admin/wizard-form-editor');
    await user.click(await screen.findByRole('button', { name: /Overview of it/ }));
    expect(await screen.findByRole('link', { name: 'Edit: Scope' })).toHaveAttribute(
      'href',
      '/admin?tab=wizard&step=1&field=12&action=edit',
    );
    expect(screen.getByRole('link', { name: 'Edit: Text' })).toHaveAttribute(
      'href',
      '/admin?tab=wizard&step=1&field=11&option=2&action=edit',
    );
  });

  it.each([
    ['en', 'Asked when “Kind” is “Design” or “Text”', 'and when “Scope” is “logo”', 'See what is asked'],
    [
      'lt',
      /^Klausiama, kai .+ „Kind“ yra „Design“ arba „Text“$/,
      /„Scope“ yra „logo“$/,
      'Peržiūrėti, ko klausiama',
    ],
  ] as const)(
    'R-WFE-01 says when a field is asked, and leads to the preview (%s)',
    async (language, first, second, preview) => {
      const [step] = steps;
      const visibleWhen = {
        all: [
          { key: 'kind', in: ['design', 'text'] },
          { key: 'scope_of_work', in: ['logo'] },
        ],
      };
      anAdmin().on('GET /api/wizard-steps', () =>
        Response.json([{ ...step, fields: [...(step?.fields ?? []), field(14, 'Size', { visibleWhen })] }]),
      );
      const { user, router } = await openApp('/admin/wizard-form-editor', { language });
      await user.click(await screen.findByRole('button', { name: /Overview of it/ }));
      expect(await screen.findByText(first)).toBeVisible();
      expect(screen.getByText(second)).toBeVisible();
      await user.click(screen.getByRole('link', { name: preview }));
      await waitFor(() => expect(router.state.location.search).toBe('?tab=wizard&action=preview'));
    },
  );
});
