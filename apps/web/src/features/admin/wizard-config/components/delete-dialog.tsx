import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly warning?: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ isOpen, title, text, warning, isBusy, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation(['wizard-editor', 'common']);
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={title} intro={text}>
      {warning && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {warning}
        </Alert>
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button variant="outlined" disabled={isBusy} onClick={onClose} autoFocus>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={onDelete}>
          {t('delete')}
        </Button>
      </Stack>
    </AppDialog>
  );
}
