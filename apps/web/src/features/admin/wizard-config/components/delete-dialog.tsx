import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.js';

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly warning?: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ warning, onDelete, ...dialog }: DeleteDialogProps) {
  const { t } = useTranslation('wizard-editor');
  return (
    <ConfirmDialog {...dialog} act={t('delete')} isGrave onConfirm={onDelete}>
      {warning && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {warning}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
