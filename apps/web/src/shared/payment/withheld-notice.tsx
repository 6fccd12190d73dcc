import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import type { WithheldReason } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Says why a contract that was paid for is locked again. */
export function WithheldNotice({ reason }: { reason: WithheldReason }) {
  const { t } = useTranslation('payment');
  return (
    <Alert severity="info" role="note" icon={<LockOutlined fontSize="inherit" />}>
      {t(`withheld.${reason}`)}
    </Alert>
  );
}
