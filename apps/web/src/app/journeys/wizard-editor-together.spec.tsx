import { screen, waitFor, within } from '@testing-library/react';
import { versionsOf, type ErrorCode, type Translation, type WizardField } from '@pactwright/protocol';
import { refusal, type ApiStub } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';
import { VIEW, anAdmin, answer, field, option, steps } from '../testing/wizard-editor.js';
import { toastOf } from '../testing/toast.js';

type Route = Parameters<ApiStub['on']>[0];

/** The wizard as another administrator leaves it: with this field in place of the one with its id, or without it. */
const store = (api: ApiStub, id: number, now?: WizardField) =>
  api.on('GET /api/wizard-steps', () =>
    Response.json(
      steps.map((step) => ({
        ...step,
        fields: step.fields.flatMap((each) => (each.id === id ? (now ?? []) : each)),
      })),
    ),
  );
/** Refuses the call, because another administrator came first. */
const comesFirst = (
  api: ApiStub,
  route: Route,
  id: number,
  now?: WizardField,
  code: ErrorCode = 'STALE_EDIT',
) =>
  api.on(route, () => {
    store(api, id, now);
    return refusal(code === 'STALE_EDIT' ? 409 : 404, { code, message: 'Somebody else was first.' });
  });

const kind = (over: Partial<WizardField>): WizardField =>
  field(11, 'Kind', { type: 'select', options: [option(1, 'Design'), option(2, 'Text')], ...over });

describe('two administrators at one field', () => {
  const SAVE = 'PUT /api/wizard-fields/13';
  const hue = field(13, 'Hue', {
    ...{ version: 5, type: 'date', isRequired: false, description: 'Which one', placeholder: 'Red' },
  });

  it('shows everything that the other has changed in words, and saves what one keeps over it', async () => {
    const api = comesFirst(anAdmin(), SAVE, 13, hue);
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    const label = await screen.findByLabelText('Label');
    await user.click(label);
    await user.paste(' of it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const keep = await screen.findByRole('button', { name: 'Keep mine and save' });
    for (const text of ['Hue', 'Date', 'Which one', 'Red', 'No'])
      expect(screen.getByText(`Theirs: ${text}`)).toBeVisible();
    for (const text of ['Colour of it', 'Text', 'Yes'])
      expect(screen.getByText(`Yours: ${text}`)).toBeVisible();
    expect(label).toHaveValue('Colour of it');
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(keep);
    await waitFor(() =>
      expect(api.callsTo(SAVE).map(({ body }) => body)).toMatchObject([
        { label: 'Colour of it', type: 'text', isRequired: true, version: 1 },
        { label: 'Colour of it', type: 'text', isRequired: true, version: 5 },
      ]),
    );
  });

  it('takes over one value, or all that are left, and leaves what only oneself has changed', async () => {
    const api = comesFirst(anAdmin(), SAVE, 13, { ...hue, description: null });
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    await user.click(await screen.findByLabelText('Description'));
    await user.paste('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Take theirs: Type' }));
    expect(screen.getByRole('combobox', { name: /Type/ })).toHaveTextContent('Date');
    expect(screen.queryByRole('button', { name: 'Take theirs: Type' })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Take theirs: Description' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take all of theirs' }));
    expect(screen.getByText(/Nothing that they changed differs/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo(SAVE)[1]?.body).toMatchObject({
        ...{ label: 'Hue', type: 'date', placeholder: 'Red', isRequired: false },
        ...{ description: 'Mine', version: 5 },
      }),
    );
  });

  it('says that the other has deleted it, and makes a new field of what was typed', async () => {
    const api = comesFirst(anAdmin(), SAVE, 13, undefined, 'FIELD_NOT_FOUND').on(
      'POST /api/wizard-fields',
      () => answer('Field created successfully', field(14, 'Colour of it')),
    );
    const { user } = await openApp(`${VIEW}&step=1&field=13`);
    await user.click(await screen.findByLabelText('Label'));
    await user.paste(' of it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/has deleted this field in the meantime/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Label')).toHaveValue('Colour of it');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await toastOf('Field created successfully');
    expect(api.callsTo('POST /api/wizard-fields')[0]?.body).toMatchObject({
      ...{ stepId: 1, label: 'Colour of it', key: '', type: 'text' },
    });
  });

  it('R-ADM-08 deletes what was seen, options included, and shows what has changed before it deletes more', async () => {
    const route = 'DELETE /api/wizard-fields/11';
    const now = kind({
      ...{ version: 2, isRequired: false },
      options: [{ ...option(1, 'Drawing'), version: 2 }, option(3, 'Music')],
    });
    const api = comesFirst(anAdmin(), route, 11, now);
    const { user } = await openApp(`${VIEW}&step=1&field=11&action=delete`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Kind”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete all the same' }));
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'An answer is required: Yes → No',
      'Option changed: Drawing',
      'Option added: Music',
      'Option deleted: Text',
    ]);
    await waitFor(() =>
      expect(api.callsTo(route).map(({ search }) => Object.fromEntries(search))).toEqual([
        { version: '1', options: versionsOf(kind({}).options) },
        { version: '2', options: '1:2,3:1' },
      ]),
    );
  });
});

describe('two administrators at one option', () => {
  const EDIT = `${VIEW}&step=1&field=11&option=1&action=edit`;
  const drawing = { ...option(1, 'Drawing'), value: 'drawing', isDefault: true, version: 4 };

  it('shows everything that the other has changed, “chosen to begin with” too', async () => {
    const route = 'PUT /api/field-options/1';
    const api = comesFirst(anAdmin(), route, 11, kind({ options: [drawing, option(2, 'Text')] }));
    const { user } = await openApp(EDIT);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit option' }));
    await user.type(dialog.getByLabelText('Label'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Take theirs: Chosen to begin with' }));
    expect(dialog.getByText('Theirs: drawing')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(api.callsTo(route)[1]?.body).toMatchObject({
        ...{ label: 'Design!', value: 'design', isDefault: true, version: 4 },
      }),
    );
  });

  it('makes a new one of what was typed when the other has deleted it', async () => {
    const api = comesFirst(
      anAdmin(),
      'PUT /api/field-options/1',
      11,
      kind({ options: [option(2, 'Text')] }),
      'OPTION_NOT_FOUND',
    ).on('POST /api/field-options', () => answer('Option created successfully', {}));
    const { user } = await openApp(EDIT);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit option' }));
    await user.type(dialog.getByLabelText('Label'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/has deleted this option in the meantime/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await toastOf('Option created successfully');
    expect(api.callsTo('POST /api/field-options')[0]?.body).toMatchObject({ fieldId: 11, label: 'Design!' });
  });

  it('keeps what was typed before one’s eyes when the other has deleted the whole field', async () => {
    comesFirst(anAdmin(), 'PUT /api/field-options/1', 11, undefined, 'FIELD_NOT_FOUND');
    const { user } = await openApp(EDIT);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit option' }));
    await user.type(dialog.getByLabelText('Label'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/has deleted the field of this option/)).toBeVisible();
    expect(dialog.getByLabelText('Label')).toHaveValue('Design!');
    expect(dialog.queryByRole('button', { name: /Save|Create/ })).not.toBeInTheDocument();
  });

  it('R-ADM-08 shows what the other has changed before it is deleted', async () => {
    const route = 'DELETE /api/field-options/1';
    const api = comesFirst(anAdmin(), route, 11, kind({ options: [drawing, option(2, 'Text')] }));
    const { user } = await openApp(`${VIEW}&step=1&field=11&option=1&action=delete`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Design”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Chosen to begin with: No → Yes')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete all the same' }));
    await waitFor(() =>
      expect(api.callsTo(route).map(({ search }) => search.get('version'))).toEqual(['1', '4']),
    );
  });
});

describe('two administrators at one translation', () => {
  const KNOWN = 'GET /api/translations/wizard_fields/13/lt';
  const known: Translation = {
    ...{ id: 1, entityType: 'wizard_fields', entityId: 13, fieldName: 'label', language: 'lt' },
    ...{ value: 'Spalva', version: 1 },
  };
  const theirs: Translation = { ...known, value: 'Atspalvis', version: 2 };
  const open = async (api: ApiStub, route: Route, now: readonly Translation[] = [theirs]) => {
    api
      .on(KNOWN, () => Response.json({ data: [known] }))
      .on(route, () => {
        api.on(KNOWN, () => Response.json({ data: now }));
        return refusal(409, { code: 'STALE_EDIT', message: 'Somebody else was first.' });
      });
    const { user } = await openApp(`${VIEW}&step=1&field=13&action=translate`);
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Translation' })) };
  };

  it('R-ADM-09 shows the text that the other has saved, before it is replaced', async () => {
    const api = anAdmin();
    const { user, dialog } = await open(api, 'POST /api/translations');
    await user.click(await dialog.findByLabelText('Translation'));
    await user.paste(' (pavadinimas)');
    await user.click(dialog.getByRole('button', { name: 'Save translation' }));
    expect(await dialog.findByText('Theirs: Atspalvis')).toBeVisible();
    expect(dialog.getByLabelText('Translation')).toHaveValue('Spalva (pavadinimas)');
    await user.click(dialog.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(api.callsTo('POST /api/translations').map(({ body }) => body)).toMatchObject([
        { value: 'Spalva (pavadinimas)', version: 1 },
        { value: 'Spalva (pavadinimas)', version: 2 },
      ]),
    );
  });

  it('R-ADM-09 says that the other has deleted it', async () => {
    const api = anAdmin();
    const { user, dialog } = await open(api, 'POST /api/translations', []);
    await user.type(await dialog.findByLabelText('Translation'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save translation' }));
    expect(await dialog.findByText('Theirs: (empty)')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(api.callsTo('POST /api/translations')[1]?.body).toMatchObject({ version: null }),
    );
  });

  it('R-ADM-08 asks before it is deleted, and shows what the other has made of it', async () => {
    const api = anAdmin();
    const route = 'DELETE /api/translations/1';
    const { user, dialog } = await open(api, route);
    await user.click(await dialog.findByRole('button', { name: 'Delete translation' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this translation?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Translation: Spalva → Atspalvis')).toBeVisible();
    api.on(route, () => answer('Translation deleted successfully', theirs));
    await user.click(question.getByRole('button', { name: 'Delete all the same' }));
    await toastOf('Translation deleted successfully');
    expect(api.callsTo(route).map(({ search }) => search.get('version'))).toEqual(['1', '2']);
  });
});
