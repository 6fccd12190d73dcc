import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AppDialog } from './app-dialog.js';
import { BusyButton } from './busy-button.js';

export interface DeletionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is deleted for good. The way out has the focus: Enter by mistake deletes nothing. */
export function DeletionDialog({ title, text, confirm, isBusy, onConfirm, onClose }: DeletionDialogProps) {
  const { t } = useTranslation();
  return (
    <AppDialog isOpen isBusy={isBusy} onClose={onClose} title={title} intro={text}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button variant="outlined" autoFocus disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <BusyButton variant="contained" color="error" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </Stack>
    </AppDialog>
  );
}
