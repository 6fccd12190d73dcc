import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says of a contract that is paid for that nothing more is. */
export function PaidNote() {
  const { t } = useTranslation('payment');
  return (
    <Alert severity="success" variant="outlined" role="note">
      {t('paid.title')}
    </Alert>
  );
}
