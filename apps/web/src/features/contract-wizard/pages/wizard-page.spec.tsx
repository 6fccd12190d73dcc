import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { resetToasts, toastSource } from '../../../shared/toast/toast-store.js';
import { refusal } from '../../../shared/testing/api-stub.js';
import { LOCAL_DRAFT_KEY, storeDraft } from '../model/local-draft.js';
import { WizardSession } from '../model/wizard-session.js';
import { goToSummary, openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const toastTitle = () => toastSource.get().current?.title;

describe('the wizard page', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-09 R-WIZ-10 R-WIZ-11 refuses Next over a gap, marks it without visible text, and moves on once filled', async () => {
    const { user } = await openWizard(new WizardServer(someSteps));
    const intoSight = jest.spyOn(Element.prototype, 'scrollIntoView');
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
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(intoSight.mock.contexts).toEqual([screen.getByRole('combobox')]);
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'Design' }));
    await user.type(scope, 'A logo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Details' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Scope of Work')).toHaveValue('A logo');
  });

  it('R-WIZ-15 R-WIZ-16 offers "Other (specify below)" with a free text that another choice clears', async () => {
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server);
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
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server);
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
    const server = new WizardServer(someSteps);
    server.areSavesRefused = true;
    const { user } = await openWizard(server);
    await user.type(await screen.findByLabelText('Scope of Work'), 'A');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(toastTitle()).toBeUndefined();
  });

  it('R-WIZ-05 says that the start failed and tries again on request', async () => {
    const server = new WizardServer(someSteps);
    server.isStartRefused = true;
    const { user } = await openWizard(server);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toastSource.get().current).toMatchObject({
      title: 'Error',
      description: 'Failed to start contract creation. Please try again.',
    });
    server.isStartRefused = false;
    await user.click(again);
    expect(await screen.findByLabelText('Scope of Work')).toBeVisible();
  });

  it('R-WIZ-05 T-56 says the same of a contract begun without the server, and loses nothing typed in it', async () => {
    let refuse = (): void => undefined;
    const attaching = new Promise<Response>((resolve) => {
      refuse = () => resolve(refusal(403, { code: 'CROSS_SITE_REQUEST' }));
    });
    const answers = [() => Promise.reject(new TypeError('no network')), () => attaching];
    const created = () => Response.json({ contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10' });
    const server = new WizardServer(someSteps).on('POST /api/contracts', () =>
      (answers.shift() ?? created)(),
    );
    const { user } = await openWizard(server);
    await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
    refuse();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByLabelText('Scope of Work')).toBeNull();
    expect(toastSource.get().current).toMatchObject({
      title: 'Error',
      description: 'Failed to start contract creation. Please try again.',
    });
    await user.click(again);
    expect(await screen.findByLabelText('Scope of Work')).toHaveValue('A logo');
    await waitFor(() => expect(server.saves).toContainEqual(expect.objectContaining({ value: 'A logo' })));
  });

  describe('where our own code is at fault', () => {
    /* React tells of what a boundary has caught. */
    beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
    afterEach(() => jest.restoreAllMocks());
    const broken = () => {
      throw new RangeError('a fault of ours');
    };

    it('leaves the start to the page of errors, rather than blaming the server', async () => {
      jest.spyOn(WizardSession.prototype, 'note').mockImplementation(broken);
      await openWizard(new WizardServer(someSteps));
      expect(await screen.findByText('the page of errors')).toBeVisible();
      expect(toastTitle()).toBeUndefined();
    });

    it('leaves a contract that gets its id later to it as well', async () => {
      jest.spyOn(WizardSession.prototype, 'attach').mockImplementation(broken);
      const created = () => Response.json({ contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10' });
      const answers = [() => Promise.reject(new TypeError('no network'))];
      const server = new WizardServer(someSteps).on('POST /api/contracts', () =>
        (answers.shift() ?? created)(),
      );
      await openWizard(server);
      expect(await screen.findByText('the page of errors')).toBeVisible();
      expect(toastTitle()).toBeUndefined();
    });
  });

  it('R-WIZ-24 brings back the answers of an earlier visit and offers a fresh start', async () => {
    storeDraft({
      timestamp: Date.now() - 1_000,
      contractId: null,
      stepKey: 'contract_overview',
      formData: { scope_of_work: 'From yesterday' },
      unsaved: ['scope_of_work'],
    });
    await openWizard(new WizardServer(someSteps));
    expect(await screen.findByLabelText('Scope of Work')).toHaveValue('From yesterday');
    expect(toastTitle()).toBe('Form Data Restored');
    act(() => toastSource.get().current?.action?.onClick());
    await waitFor(() => expect(screen.getByLabelText('Scope of Work')).toHaveValue(''));
  });

  it('R-HOME-05 begins with the type of work chosen on the home page and saves it with the first answer', async () => {
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    expect(await screen.findByRole('combobox')).toHaveTextContent('Design');
    expect(server.saves).toEqual([]);
    await user.type(screen.getByLabelText('Scope of Work'), 'A logo');
    await waitFor(() => expect(server.saves[0]).toMatchObject({ key: 'freelance_type', value: 'Design' }));
  });

  it('R-SUM-01 R-SUM-02 R-SUM-09 R-WIZ-29 lists what is missing, reviews the answers and creates the contract', async () => {
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract Summary' })).toBeVisible();
    const gaps = (await screen.findByText('Still missing')).closest<HTMLElement>('[role=alert]');
    expect(within(gaps ?? document.body).getByText('Payment Amount')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText('A logo', { selector: 'dd' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create contract' }));
    await user.click(await screen.findByRole('button', { name: 'Create anyway' }));
    expect(await screen.findByText('another page')).toBeVisible();
    expect(toastSource.get().current).toMatchObject({
      title: 'Contract created',
      description: 'Your contract has been saved successfully',
    });
    expect(server.saves).toContainEqual(expect.objectContaining({ key: 'freelance_type', value: 'Design' }));
    expect(localStorage.getItem(LOCAL_DRAFT_KEY)).toBeNull();
  });

  it.each([
    ['en', 'Paid. Changes are free.', 'Create contract', 'Contract updated', 'Your changes have been saved'],
    [
      'lt',
      'Apmokėta. Pakeitimai nemokami.',
      'Sukurti sutartį',
      'Sutartis atnaujinta',
      'Jūsų pakeitimai išsaugoti',
    ],
  ] as const)(
    'R-WIZ-29 says of a paid contract that its changes are free, and that it was updated (%s)',
    async (language, free, create, title, description) => {
      const id = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';
      const answers = { freelance_type: 'design', scope_of_work: 'A logo' };
      const server = new WizardServer(someSteps)
        .on(`GET /api/contracts/${id}`, () => Response.json({ id, answers, additions: [] }))
        .on('GET /api/payment/status', () => Response.json({ paid: true, testMode: false }));
      const page = await openWizard(server, { address: `/contract/new?contractId=${id}`, language });
      expect(await screen.findByRole('note')).toHaveTextContent(free);
      await goToSummary(page, language === 'en' ? 'Next' : 'Toliau');
      await page.user.click(await screen.findByRole('button', { name: create }));
      await page.user.click(await screen.findByRole('button', { name: /^(Create anyway|Vis tiek kurti)$/ }));
      expect(await screen.findByText('another page')).toBeVisible();
      expect(toastSource.get().current).toMatchObject({ title, description });
    },
  );
});
