import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.js';

interface DeleteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly warning?: string | undefined;
  /** What somebody else has changed since it was looked at, in words; undefined when nobody has. */
  readonly changes: readonly string[] | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ warning, changes, onDelete, ...dialog }: DeleteDialogProps) {
  const { t } = useTranslation('wizard-editor');
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      act={t(changes ? 'changed.deleteAnyway' : 'delete')}
      isGrave
      onConfirm={onDelete}
    >
      {warning && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {warning}
        </Alert>
      )}
      {changes && (
        <Alert severity="warning" sx={{ mb: 3 }} slotProps={{ message: { sx: { minWidth: 0 } } }}>
          {t(changes.length > 0 ? 'changed.text' : 'changed.back')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
