import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useGetBillingAccountQuery } from '../../../shared/payment/billing-account-api.js';
import { ProfileFrame } from '../../../shared/profile/profile-frame.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PlanSection } from '../components/plan-section.js';
import { ReceiptsSection } from '../components/receipts-section.js';

/** /profile/billing */
export function BillingPage() {
  return <ProfileFrame tab="billing">{() => <Billing />}</ProfileFrame>;
}

function Billing() {
  const { t } = useTranslation(['billing', 'common']);
  const { data, isError, isFetching, refetch } = useGetBillingAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box role="status" aria-label={t('common:loading')} sx={{ display: 'grid', gap: 3 }}>
        <Skeleton variant="rounded" height="18rem" />
        <Skeleton variant="rounded" height="12rem" />
      </Box>
    );
  }
  return (
    <>
      {data.testMode && (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          {t('testMode')}
        </Alert>
      )}
      <PlanSection account={data} />
      <ReceiptsSection receipts={data.receipts} />
    </>
  );
}
