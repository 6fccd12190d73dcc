import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { browser } from '../../shared/browser.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the profile', () => {
  it('R-PROF-02 sends whoever is not signed in home', async () => {
    new ApiStub();
    const { router } = await openApp('/profile');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('R-AUTH-14 signs out and loads everything anew', async () => {
    const api = new ApiStub().signIn().on('POST /api/auth/logout', () => Response.json({ success: true }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
    expect(api.callsTo('POST /api/auth/logout')).toHaveLength(1);
  });

  it('R-AUTH-14 says in the reader’s language that signing out failed', async () => {
    new ApiStub().signIn().on('POST /api/auth/logout', () => refusal(503, {}));
    const { user } = await openApp('/profile', { language: 'lt' });
    await user.click(await screen.findByRole('button', { name: 'Atsijungti' }));
    const region = within(screen.getByRole('region', { name: 'Pranešimai (F8)' }));
    expect(await region.findByText('Atsijungti nepavyko. Bandykite dar kartą.')).toBeVisible();
  });
});
