import { ThemeProvider } from '@mui/material/styles';
import { configureStore } from '@reduxjs/toolkit';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '../../../shared/api/base-api.js';
import { changeLanguage, startI18n } from '../../../shared/i18n/i18n.js';
import { rootReducer } from '../../../shared/store/root-reducer.js';
import { resetToasts, toastSource } from '../../../shared/toast/toast-store.js';
import { theme } from '../../../theme/create-theme.js';
import { LOCAL_DRAFT_KEY, storeDraft } from '../model/local-draft.js';
import { contractWizardRoutes } from '../routes.js';
import { aField, anOption, aStep } from '../testing/builders.js';
import { WizardServer } from '../testing/wizard-server.js';

configure({ asyncUtilTimeout: 10_000 });

const steps = [
  aStep({
    fields: [
      aField({
        id: 1,
        key: 'freelance_type',
        label: 'Type of Work',
        type: 'select',
        isRequired: true,
        options: [
          anOption({ id: 11, value: 'design', label: 'Design' }),
          anOption({ id: 12, value: 'marketing', label: 'Marketing' }),
        ],
      }),
      aField({
        id: 2,
        key: 'scope_of_work',
        label: 'Scope of Work',
        type: 'textarea',
        isRequired: true,
        order: 1,
      }),
    ],
  }),
  aStep({
    id: 2,
    key: 'payment_details',
    title: 'Payment Details',
    order: 1,
    fields: [aField({ id: 3, stepId: 2, key: 'payment_amount', label: 'Payment Amount', type: 'number' })],
  }),
  aStep({ id: 3, key: 'preview', title: 'Preview', order: 2 }),
];

function open(server: WizardServer, address = '/contract/new') {
  globalThis.fetch = server.fetch;
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const router = createMemoryRouter(
    [...contractWizardRoutes, { path: '/contracts', element: <p>my contracts</p> }],
    {
      initialEntries: [address],
    },
  );
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), router };
}

const toastTitle = () => toastSource.get().current?.title;

describe('the wizard page', () => {
  beforeAll(() => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener() {},
        removeListener() {},
      });
    window.scrollTo = () => undefined;
    startI18n();
  });
  beforeEach(() => changeLanguage('en'));
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-09 R-WIZ-10 R-WIZ-11 refuses Next over a gap, marks it without visible text, and moves on once filled', async () => {
    const { user } = open(new WizardServer(steps));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(toastSource.get().current).toMatchObject({
      title: 'Validation Error',
      description: 'Please fill in all required fields correctly',
      variant: 'destructive',
    });
    const scope = screen.getByLabelText('Scope of Work');
    expect(scope).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getAllByText('This field is required')[0]).toHaveStyle({
      position: 'absolute',
      width: '1px',
    });
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'Design' }));
    await user.type(scope, 'A logo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Details' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Scope of Work')).toHaveValue('A logo');
  });

  it('R-WIZ-15 R-WIZ-16 offers "Other (specify below)" with a free text that another choice clears', async () => {
    const server = new WizardServer(steps);
    const { user } = open(server);
    expect(await screen.findByRole('combobox')).toHaveTextContent('Select an option');
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'Other (specify below)' }));
    await user.type(screen.getByPlaceholderText('Please specify...'), 'Translation');
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'Marketing' }));
    expect(screen.queryByPlaceholderText('Please specify...')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(server.saves).toContainEqual(
        expect.objectContaining({ key: 'freelance_type_other', value: '' }),
      ),
    );
  });

  it('R-WIZ-21 R-WIZ-22 keeps an answer locally at once and saves it on the server by its label', async () => {
    const server = new WizardServer(steps);
    const { user } = open(server);
    await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
    expect(JSON.parse(localStorage.getItem(LOCAL_DRAFT_KEY) ?? '{}')).toMatchObject({
      formData: { scope_of_work: 'A logo' },
      timestamp: expect.any(Number),
    });
    await waitFor(() =>
      expect(server.saves.at(-1)).toMatchObject({ fieldKey: 'Scope of Work', value: 'A logo' }),
    );
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('T-56 says that answers are not saved yet, without an error toast, when the server refuses', async () => {
    const server = new WizardServer(steps);
    server.areSavesRefused = true;
    const { user } = open(server);
    await user.type(await screen.findByLabelText('Scope of Work'), 'A');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(toastTitle()).toBeUndefined();
  });

  it('R-WIZ-05 says that the start failed and tries again on request', async () => {
    const server = new WizardServer(steps);
    server.isStartRefused = true;
    const { user } = open(server);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toastSource.get().current).toMatchObject({
      title: 'Error',
      description: 'Failed to start contract creation. Please try again.',
    });
    server.isStartRefused = false;
    await user.click(again);
    expect(await screen.findByLabelText('Scope of Work')).toBeVisible();
  });

  it('R-WIZ-24 brings back the answers of an earlier visit and offers a fresh start', async () => {
    storeDraft({
      timestamp: Date.now() - 1_000,
      contractId: null,
      stepKey: 'contract_overview',
      formData: { scope_of_work: 'From yesterday' },
      unsaved: ['scope_of_work'],
    });
    open(new WizardServer(steps));
    expect(await screen.findByLabelText('Scope of Work')).toHaveValue('From yesterday');
    expect(toastTitle()).toBe('Form Data Restored');
    act(() => toastSource.get().current?.action?.onClick());
    await waitFor(() => expect(screen.getByLabelText('Scope of Work')).toHaveValue(''));
  });

  it('R-HOME-05 begins with the type of work chosen on the home page and saves it with the first answer', async () => {
    const server = new WizardServer(steps);
    const { user } = open(server, '/contract/new?type=design');
    expect(await screen.findByRole('combobox')).toHaveTextContent('Design');
    expect(server.saves).toEqual([]);
    await user.type(screen.getByLabelText('Scope of Work'), 'A logo');
    await waitFor(() => expect(server.saves[0]).toMatchObject({ key: 'freelance_type', value: 'Design' }));
  });

  it('R-SUM-01 R-SUM-02 R-SUM-09 R-WIZ-29 lists what is missing, reviews the answers and creates the contract', async () => {
    const server = new WizardServer(steps);
    const { user } = open(server, '/contract/new?type=design');
    await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract Summary' })).toBeVisible();
    const gaps = screen.getByText('Still missing').closest<HTMLElement>('[role=alert]');
    expect(within(gaps ?? document.body).getByText('Payment Amount')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText('A logo', { selector: 'dd' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create contract' }));
    expect(await screen.findByText('my contracts')).toBeVisible();
    expect(toastSource.get().current).toMatchObject({
      title: 'Contract created',
      description: 'Your contract has been saved successfully',
    });
    expect(server.saves).toContainEqual(expect.objectContaining({ key: 'freelance_type', value: 'Design' }));
    expect(localStorage.getItem(LOCAL_DRAFT_KEY)).toBeNull();
  });
});
