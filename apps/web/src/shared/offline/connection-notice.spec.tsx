import { ThemeProvider } from '@mui/material/styles';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import type { Language } from '@pactwright/protocol';
import i18next from 'i18next';
import { theme } from '../../theme/create-theme.js';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { connection } from '../api/connection.js';
import { ConnectionNotice } from './connection-notice.js';
import { keptWork } from './kept-work.js';
import { NeedsConnection } from './needs-connection.js';
/* No test's time is for reading code. */
import '../ui/tooltip-bubble.js';

const REASON = 'This needs a connection. It works again when you are back online.';
let isReachable = true;
let stop: () => void;

async function goOffline() {
  isReachable = false;
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
  });
}
async function comeBack() {
  isReachable = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
}

async function show(language: Language, onClick = () => undefined) {
  if (!i18next.isInitialized) await startI18n({ resources });
  await i18next.changeLanguage(language);
  render(
    <ThemeProvider theme={theme}>
      <ConnectionNotice />
      <NeedsConnection>
        <button onClick={onClick}>{language}</button>
      </NeedsConnection>
    </ThemeProvider>,
  );
  return screen.getByRole('status');
}

describe('the notice about the connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isReachable });
    globalThis.fetch = () =>
      isReachable ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('no network'));
    stop = connection.start();
  });
  afterEach(() => {
    act(() => {
      stop();
      keptWork.set('none');
    });
    isReachable = true;
    jest.useRealTimers();
  });

  it('T-56 says that the answers are kept, that they are being sent, and that everything is saved', async () => {
    const notice = await show('en');
    act(() => keptWork.set('sent'));
    expect(notice).toBeEmptyDOMElement();
    await goOffline();
    expect(notice).toHaveTextContent(
      'You are offline. Your answers are kept on this device and will be sent when you are back.',
    );
    act(() => keptWork.set('waiting'));
    await comeBack();
    expect(notice).toHaveTextContent('You are back online. Your answers are being sent.');
    act(() => keptWork.set('sent'));
    expect(notice).toHaveTextContent('You are back online. Everything is saved.');
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(notice).toBeEmptyDOMElement();
  });

  it('R-I18N-01 speaks Lithuanian, and of no answers where there is no form', async () => {
    const notice = await show('lt');
    await goOffline();
    expect(notice).toHaveTextContent(
      'Nėra interneto ryšio. Sutartį rašyti vis tiek galite; tai, kas laikoma mūsų serveryje, turės palaukti.',
    );
    await comeBack();
    expect(notice).toHaveTextContent('Ryšys vėl yra.');
  });

  it('keeps a button that needs the server in reach, without effect and with the reason', async () => {
    const onClick = jest.fn(() => undefined);
    await show('en', onClick);
    await goOffline();
    const button = screen.getByRole('button', { name: 'en' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerEnter(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(REASON);
    expect(button).toHaveAccessibleDescription(REASON);
    await comeBack();
    expect(screen.queryByText(REASON)).not.toBeInTheDocument();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus on such a button when the connection goes and comes', async () => {
    await show('en');
    const button = screen.getByRole('button', { name: 'en' });
    act(() => button.focus());
    await goOffline();
    expect(button).toHaveFocus();
    await comeBack();
    expect(button).toHaveFocus();
  });

  it('lets the reason stand for a while after a finger has gone from the button', async () => {
    await show('en');
    await goOffline();
    const button = screen.getByRole('button', { name: 'en' });
    /* jsdom has no events of pointers that say what points. */
    for (const event of [createEvent.pointerOver(button), createEvent.pointerOut(button)])
      fireEvent(button, Object.assign(event, { pointerType: 'touch' }));
    expect(await screen.findByText(REASON)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(screen.queryByText(REASON)).not.toBeInTheDocument());
  });
});
