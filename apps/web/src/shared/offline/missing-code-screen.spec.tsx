import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { MemoryRouter } from 'react-router-dom';
import i18next from 'i18next';
import { browser } from '../browser.js';
import { theme } from '../../theme/create-theme.js';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { connection } from '../api/connection.js';
import { MissingCodeScreen } from './missing-code-screen.js';
import { isMissingCode, watchMissingCode } from './missing-code.js';

const reload = jest.spyOn(browser, 'reload');
let stop: () => void;

const show = () =>
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <MissingCodeScreen>something else</MissingCodeScreen>
      </ThemeProvider>
    </MemoryRouter>,
  );

describe(MissingCodeScreen.name, () => {
  beforeAll(async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
    await i18next.changeLanguage('en');
  });
  beforeEach(() => {
    reload.mockReset().mockReturnValue(undefined);
    sessionStorage.clear();
    globalThis.fetch = () => Promise.resolve(new Response(null));
    stop = connection.start();
  });
  afterEach(() => stop());

  it('loads the new version once when the files of the old one are gone', async () => {
    const { unmount } = show();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    unmount();
    show();
    expect(await screen.findByText('something else')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says what works when there is no connection, and comes back with it', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a contract' })).toHaveAttribute('href', '/contract/new');
    expect(reload).not.toHaveBeenCalled();
    globalThis.fetch = () => Promise.resolve(new Response(null));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe(isMissingCode.name, () => {
  it('tells an import without a file from any other error', () => {
    const unwatch = watchMissingCode();
    const failure = new Error('no such chunk');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
    expect(isMissingCode(failure)).toBe(true);
    expect(isMissingCode(new Error('a bug'))).toBe(false);
    unwatch();
  });
});
