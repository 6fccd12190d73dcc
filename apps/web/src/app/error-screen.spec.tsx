import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { browser } from '../shared/browser.js';
import { startI18n } from '../shared/i18n/i18n.js';
import { resources } from '../shared/i18n/resources.js';
import { ErrorScreen } from './error-screen.js';
import { Providers } from './providers.js';

function Broken(): never {
  throw new Error('a chunk is gone');
}

describe(ErrorScreen.name, () => {
  it('R-TOAST-05 says that an error occurred and loads the page again on request', async () => {
    await (await startI18n({ resources })).changeLanguage('en');
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const reload = jest.spyOn(browser, 'reload').mockReturnValue(undefined);
    const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }]);
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    expect(screen.getByText('a chunk is gone')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
