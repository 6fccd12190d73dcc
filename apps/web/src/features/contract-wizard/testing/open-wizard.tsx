import { ThemeProvider } from '@mui/material/styles';
import { configureStore } from '@reduxjs/toolkit';
import type { Language } from '@pactwright/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '../../../shared/api/base-api.js';
import { SignInContext, type SignInRequest } from '../../../shared/auth/sign-in-context.js';
import { changeLanguage, startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { rootReducer } from '../../../shared/store/root-reducer.js';
import { toastSource } from '../../../shared/toast/toast-store.js';
import { theme } from '../../../theme/create-theme.js';
/* What the wizard loads as it goes: no test's time is for reading code. */
import '../components/create-contract.js';
import '../components/live-contract.js';
import '../components/paid-contract.js';
import '../components/summary.js';
import '../components/summary-contract.js';
import '../../../shared/answers/loaded-rules.js';
import '../../../shared/answers/milestones-answer.js';
import '../model/draft-shape.js';
import { contractWizardRoutes } from '../routes.js';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import type { WizardServer } from './wizard-server.js';

/** Two steps of questions and the summary. */
export const someSteps = [
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
      aField({ id: 4, key: 'exclusions', label: 'Exclusions', order: 2 }),
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

interface OpenOptions {
  readonly address?: string;
  readonly language?: Language;
  readonly onSignInAsked?: (request: SignInRequest) => void;
  readonly advanceTimers?: (milliseconds: number) => void;
}

/** The wizard alone at its address, as a fresh browser would open it; other pages are stood in for by their addresses. */
export async function openWizard(server: WizardServer, options: OpenOptions = {}) {
  const {
    address = '/contract/new',
    language = 'en',
    advanceTimers,
    onSignInAsked = () => undefined,
  } = options;
  globalThis.fetch = server.fetch;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  if (!i18next.isInitialized) await startI18n({ resources });
  await changeLanguage(language);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const children = [...contractWizardRoutes, { path: '*', element: <p>another page</p> }];
  const router = createMemoryRouter([{ errorElement: <p>the page of errors</p>, children }], {
    initialEntries: [address],
  });
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <SignInContext value={(request = {}) => onSignInAsked(request)}>
          <RouterProvider router={router} />
        </SignInContext>
      </ThemeProvider>
    </Provider>,
  );
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  return { ...view, user, router };
}

export const toastTexts = () => {
  const { title, description, variant } = toastSource.get().current ?? {};
  return { title, description, variant };
};

/** Answers the first two questions and goes on to the summary. */
export async function goToSummary(
  { user }: Pick<Awaited<ReturnType<typeof openWizard>>, 'user'>,
  next = 'Next',
) {
  const scope = await screen.findByRole('textbox', { name: 'Scope of Work' });
  if ((scope as HTMLTextAreaElement).value === '') await user.type(scope, 'A logo');
  await user.click(screen.getByRole('button', { name: next }));
  await user.click(screen.getByRole('button', { name: next }));
}
