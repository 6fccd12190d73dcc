import { ThemeProvider } from '@mui/material/styles';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { theme } from '../../theme/create-theme.js';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { Toaster } from '../ui/toaster.js';
import { connection } from '../api/connection.js';
import { onRequest, type OnRequest } from './on-request.js';

const Dialog = ({ isOpen }: OnRequest) => (isOpen ? <p>The dialog</p> : null);
const load = jest.fn<() => Promise<ComponentType<OnRequest>>>();

class ErrorScreen extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === undefined ? this.props.children : <p>{String(this.state.error)}</p>;
  }
}

/** A page with something half written on it, and a button that opens the dialog. */
function show() {
  const Requested = onRequest(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input aria-label="Scope" />
        <button onClick={() => setIsOpen(true)}>Open</button>
        <Requested isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  render(
    <ErrorScreen>
      <ThemeProvider theme={theme}>
        <Page />
        <Toaster />
      </ThemeProvider>
    </ErrorScreen>,
  );
  return userEvent.setup();
}

describe(onRequest.name, () => {
  beforeAll(async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
    await i18next.changeLanguage('en');
  });
  beforeEach(() => load.mockReset().mockResolvedValue(Dialog));

  it('fetches a dialog when it is first opened, and not before', async () => {
    const user = show();
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The dialog')).toBeVisible();
  });

  it('T-56 leaves the page with what was written where there is no connection, says so, and opens once there is one', async () => {
    jest.spyOn(connection, 'confirm').mockResolvedValue(false);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const user = show();
    await user.type(screen.getByLabelText('Scope'), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findAllByText(/This needs a connection/)).not.toHaveLength(0);
    expect(screen.getByLabelText('Scope')).toHaveValue('A logo');

    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The dialog')).toBeVisible();
  });

  it('R-TOAST-05 hands any other failure to the error screen', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    jest.spyOn(connection, 'confirm').mockResolvedValue(true);
    load.mockRejectedValueOnce(new TypeError('the file is gone'));
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByText(/the file is gone/)).toBeVisible());
  });
});
