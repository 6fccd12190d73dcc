import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';

interface ConfirmDeletionProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is deleted for good. The way out has the focus: Enter by mistake deletes nothing. */
export function ConfirmDeletion({ title, text, confirm, isBusy, onConfirm, onClose }: ConfirmDeletionProps) {
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
