import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';

interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, and what stays. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  readonly isBusy: boolean;
  /** Why it was not done, when it was tried. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something about money is changed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, keep, isBusy, problem, onConfirm, onClose } = props;
  return (
    <AppDialog isOpen isBusy={isBusy} onClose={onClose} title={title}>
      <Stack spacing={1.5}>{children}</Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 3 }}>
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <BusyButton variant="contained" color="error" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </Stack>
    </AppDialog>
  );
}
