import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '../../theme/create-theme.js';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { AppDialog } from './app-dialog.js';
import { noteFailure } from '../api/last-failure.js';
import { dismissToast, resetToasts, toast } from '../toast/toast-store.js';
import { Toaster } from './toaster.js';

function DialogWithToasts() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <AppDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Dialog">
        <button>inside</button>
      </AppDialog>
    </>
  );
}

async function show() {
  await (await startI18n({ resources })).changeLanguage('en');
  resetToasts();
  render(
    <ThemeProvider theme={theme}>
      <DialogWithToasts />
      <Toaster />
    </ThemeProvider>,
  );
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const cards = () => Array.from(region().querySelectorAll<HTMLElement>('[data-variant]'));
const card = () => {
  const [only] = cards();
  if (!only) throw new Error('no toast is shown');
  return only;
};
/** jsdom has no PointerEvent; a mouse event of that type carries the same position. */
const pointer = (type: 'down' | 'move' | 'up', clientX: number) =>
  fireEvent(card(), new MouseEvent(`pointer${type}`, { bubbles: true, clientX, button: 0 }));
const notify = (content: Parameters<typeof toast>[0]) => act(() => void toast(content));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('R-TOAST-01 shows one at a time: a new one replaces the one before', async () => {
    await show();
    notify({ title: 'First' });
    notify({ title: 'Second', description: 'More of it' });
    expect(cards()).toHaveLength(1);
    expect(card()).toHaveTextContent('Second');
    expect(card()).toHaveTextContent('More of it');
  });

  it('R-TOAST-02 is a default or a destructive one', async () => {
    await show();
    notify({ title: 'Good' });
    expect(card()).toHaveAttribute('data-variant', 'default');
    notify({ title: 'Bad', variant: 'destructive' });
    expect(card()).toHaveAttribute('data-variant', 'destructive');
  });

  it('R-TOAST-03 goes after 5000 ms, counted from its own start', async () => {
    await show();
    notify({ title: 'First' });
    act(() => jest.advanceTimersByTime(4_000));
    notify({ title: 'Second' });
    act(() => jest.advanceTimersByTime(4_999));
    expect(cards()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(cards()).toHaveLength(0);
  });

  it('T-54 waits while the pointer or the focus is on it', async () => {
    await show();
    notify({ title: 'Read me' });
    act(() => jest.advanceTimersByTime(3_000));
    fireEvent.mouseEnter(card());
    act(() => jest.advanceTimersByTime(60_000));
    fireEvent.mouseLeave(card());
    act(() => jest.advanceTimersByTime(1_999));
    expect(cards()).toHaveLength(1);
    act(() => within(card()).getByRole('button', { name: 'Close' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(cards()).toHaveLength(1);
    act(() => within(card()).getByRole('button', { name: 'Close' }).blur());
    act(() => jest.advanceTimersByTime(1));
    expect(cards()).toHaveLength(0);
  });

  it.each([
    [49, 1],
    [50, 0],
  ])('R-TOAST-04 after a swipe of %i px to the right leaves %i toast', async (distance, left) => {
    await show();
    notify({ title: 'Swipe me' });
    pointer('down', 100);
    pointer('move', 100 + distance);
    pointer('up', 100 + distance);
    expect(cards()).toHaveLength(left);
  });

  it('R-TOAST-04 stays after a swipe to the left', async () => {
    await show();
    notify({ title: 'Swipe me' });
    pointer('down', 200);
    pointer('up', 20);
    expect(cards()).toHaveLength(1);
  });

  it('R-TOAST-04 takes the focus to the region with F8, also out of an open dialog', async () => {
    jest.useRealTimers();
    await show();
    const user = userEvent.setup();
    await user.keyboard('{F8}');
    expect(region()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByRole('dialog', { name: 'Dialog' });
    await user.click(screen.getByRole('button', { name: 'inside' }));
    await user.keyboard('{F8}');
    expect(region()).toHaveFocus();
  });

  it('T-54 keeps what it said in a log that is read out, even beside a modal dialog', async () => {
    jest.useRealTimers();
    await show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByRole('dialog', { name: 'Dialog' });
    notify({ title: 'First', description: 'gone by now' });
    notify({ title: 'Second' });
    const log = await screen.findByRole('log');
    expect(log).toHaveAttribute('aria-live', 'polite');
    expect(within(log).getByText('First. gone by now')).toBeInTheDocument();
    expect(within(log).getByText('Second')).toBeInTheDocument();
  });

  it('offers an action and goes when it is taken', async () => {
    await show();
    const onClick = jest.fn();
    notify({ title: 'Form Data Restored', action: { label: 'Start fresh', onClick } });
    fireEvent.click(within(card()).getByRole('button', { name: 'Start fresh' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(cards()).toHaveLength(0);
  });

  it('leaves a newer toast alone when an older one is dismissed', async () => {
    await show();
    notify({ title: 'Newer' });
    act(() => dismissToast(-1));
    expect(cards()).toHaveLength(1);
  });

  it('R24 gives the id under which support finds a failure of this moment, and none of an earlier one', async () => {
    await show();
    noteFailure('6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10');
    notify({ title: 'Saved' });
    expect(card()).not.toHaveTextContent('6f1c1c1e');
    notify({ title: 'Error', variant: 'destructive' });
    expect(card()).toHaveTextContent('6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10');
    act(() => jest.advanceTimersByTime(4_000));
    notify({ title: 'Another', variant: 'destructive' });
    expect(card()).not.toHaveTextContent('6f1c1c1e');
  });
});
