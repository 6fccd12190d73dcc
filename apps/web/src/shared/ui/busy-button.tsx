import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'component' | 'loading'> {
  readonly isBusy: boolean;
}

/** Sends something. While it is busy it keeps the focus and does nothing. */
export function BusyButton({ isBusy, ...button }: BusyButtonProps) {
  return <Button {...button} component={KeptButton} loading={isBusy} aria-busy={isBusy} />;
}

/* What is really disabled loses the focus, and nobody gives it back. That it does nothing Material sees to. */
function KeptButton({ disabled, ...button }: ComponentProps<'button'>) {
  const isBusy = button['aria-busy'] === true;
  return <button {...button} disabled={disabled && !isBusy} {...(isBusy ? { 'aria-disabled': true } : {})} />;
}
