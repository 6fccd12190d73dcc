import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  /** The word on the button. */
  readonly act: string;
  readonly isGrave?: boolean;
  readonly isBusy: boolean;
  /** Why it was not done, when it was tried. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks once more before something is done to somebody or to something. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, act, isGrave = false, isBusy, problem, onClose, onConfirm, children } = props;
  const { t } = useTranslation();
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={title} intro={text}>
      {children}
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button variant="outlined" disabled={isBusy} onClick={onClose} autoFocus>
          {t('cancel')}
        </Button>
        <BusyButton
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          isBusy={isBusy}
          onClick={onConfirm}
        >
          {act}
        </BusyButton>
      </Stack>
    </AppDialog>
  );
}
