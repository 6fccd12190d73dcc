import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { Language } from '@pactwright/protocol';
import { Providers } from '../providers.js';
import { routes } from '../router.js';
import { resetCurrentUser } from '../../shared/auth/current-user.js';
import { startI18n } from '../../shared/i18n/i18n.js';
import { resources } from '../../shared/i18n/resources.js';
import { resetStore } from '../../shared/store/store.js';
import { resetToasts } from '../../shared/toast/toast-store.js';

interface OpenOptions {
  readonly language?: Language;
  /** For tests with fake timers: lets the user's pauses pass. */
  readonly advanceTimers?: (milliseconds: number) => void;
}

/** Reads the code of the page beforehand: the first time it takes as long as the machine is busy, and no wait is to end meanwhile. */
async function loadPageAt(address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [lazy()] : [])));
}

/** The whole interface at one address, as a fresh browser would open it. */
export async function openApp(address: string, { language = 'en', advanceTimers }: OpenOptions = {}) {
  if (!i18next.isInitialized) await startI18n({ resources });
  await i18next.changeLanguage(language);
  resetToasts();
  resetStore();
  resetCurrentUser();
  window.scrollTo = () => undefined;
  await loadPageAt(address);
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user, router };
}
