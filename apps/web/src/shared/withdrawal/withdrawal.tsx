import { Suspense, lazy } from 'react';
import type { WithdrawalDialogProps } from './withdrawal-dialog.js';

const WithdrawalDialog = lazy(async () => ({
  default: (await import('./withdrawal-dialog.js')).WithdrawalDialog,
}));

/** The dialog, loaded when somebody opens it: hardly anybody does. */
export function Withdrawal(props: WithdrawalDialogProps) {
  return (
    <Suspense fallback={null}>
      <WithdrawalDialog {...props} />
    </Suspense>
  );
}
