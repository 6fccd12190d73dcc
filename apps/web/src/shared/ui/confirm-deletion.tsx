import { Suspense, lazy } from 'react';
import type { DeletionDialogProps } from './deletion-dialog.js';

/* Of no use before somebody wants to delete something. */
const DeletionDialog = lazy(async () => ({ default: (await import('./deletion-dialog.js')).DeletionDialog }));

/** Asks before something is deleted for good. */
export const ConfirmDeletion = (props: DeletionDialogProps) => (
  <Suspense>
    <DeletionDialog {...props} />
  </Suspense>
);
