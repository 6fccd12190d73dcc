import { act, screen, waitFor, within } from '@testing-library/react';
import { aField, aStep } from '../../../shared/testing/wizard-fields.js';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { goToSummary, openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const CONTRACT = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a11';
const [first, ...others] = someSteps;
const steps = [
  ...(first ? [first] : []),
  aStep({
    id: 9,
    key: 'legal_terms',
    title: 'Legal Terms',
    order: 1,
    fields: [
      aField({ id: 91, stepId: 9, key: 'notes', label: 'Notes' }),
      aField({ id: 92, stepId: 9, key: 'court_city', label: 'City of the court', topic: 'disputes' }),
    ],
  }),
  ...others.slice(1),
];
const answers = {
  freelance_type: 'design',
  scope_of_work: 'A logo',
  provider_country: 'lt',
  client_country: 'lt',
  court_city: 'Berlin',
};
const server = (changes: Readonly<Record<string, string>> = {}) =>
  new WizardServer(steps).on(`GET /api/contracts/${CONTRACT}`, () =>
    Response.json({ id: CONTRACT, answers: { ...answers, ...changes }, isPaid: false }),
  );

describe('an answer that keeps a contract from being ordered', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('T-25 stands there with the focus in it, its topic unfolded, when the address names it', async () => {
    await openWizard(server(), { address: `/contract/new?contractId=${CONTRACT}&field=court_city` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Legal Terms' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('City of the court')).toHaveFocus());
  });

  it('T-25 T-20 begins at the first step when the address names no question that there is', async () => {
    await openWizard(server(), { address: `/contract/new?contractId=${CONTRACT}&field=nothing` });
    expect(await screen.findByLabelText('Scope of Work')).toBeVisible();
  });

  it.each([
    ['en', 'Law and courts belong to the same country', 'Change: City of the court', 'Next'],
    ['lt', 'Taikytina teisė ir teismai – tos pačios valstybės', 'Keisti: City of the court', 'Toliau'],
  ] as const)(
    'T-25 is named on the summary with what it breaks and the way to it (%s)',
    async (language, check, edit, next) => {
      const app = await openWizard(server(), {
        address: `/contract/new?contractId=${CONTRACT}`,
        language,
      });
      await goToSummary(app, next);
      const item = (await screen.findByText(new RegExp(check, 'u'))).closest('li') ?? document.body;
      await app.user.click(within(item).getByRole('button', { name: edit }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Legal Terms' })).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('City of the court')).toHaveFocus());
    },
  );

  it.each([
    ['en', 'still open', 'Next', 'Every key term is answered.', 'Change: Scope of Work'],
    [
      'lt',
      'neužpildyta vieta',
      'Toliau',
      'Į visus svarbiausius klausimus atsakyta.',
      'Keisti: Scope of Work',
    ],
  ] as const)(
    'T-25 R-SUM-09 says of a gap that was typed that it is one, at its field and on the summary (%s)',
    async (language, text, next, isWhole, edit) => {
      const gap = server({ scope_of_work: 'A logo for [...]', court_city: 'Vilnius' });
      const app = await openWizard(gap, {
        address: `/contract/new?contractId=${CONTRACT}&field=court_city`,
        language,
      });
      await app.user.click(await screen.findByRole('button', { name: next }));
      const item = (await screen.findByText(new RegExp(`\\[\\.\\.\\.\\].*${text}`, 'u'))).closest('li');
      expect(within(item ?? document.body).getByRole('button', { name: edit })).toBeVisible();
      expect(screen.queryByText(isWhole)).not.toBeInTheDocument();
      await app.user.click(screen.getByRole('button', { name: edit }));
      const field = await screen.findByLabelText('Scope of Work');
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
      await app.user.click(screen.getByRole('button', { name: next }));
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
    },
  );
});
