import Description from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetContractQuery } from '../../../shared/contract/contract-api.js';
import { useKeptDetails } from '../../../shared/details/use-kept-details.js';
import { paths } from '../../../shared/paths.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ContractDetails } from '../components/contract-details.js';
import { DetailsSkeleton } from '../components/details-skeleton.js';

/** No contract of this user, or no id of a contract at all: asking again would not help. */
const UNKNOWN: readonly unknown[] = [400, 404];

/** /contracts/details?contractId= */
export function DetailsPage() {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contractId');
  return (
    <PageContainer title={t('title')} intro={t('intro')}>
      {contractId ? <StoredContract contractId={contractId} /> : <UnknownContract />}
    </PageContainer>
  );
}

function StoredContract({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  const kept = useKeptDetails(contractId);
  const { currentData, error, isFetching, refetch } = useGetContractQuery(contractId);
  if (error && !isFetching && 'status' in error && UNKNOWN.includes(error.status)) return <UnknownContract />;
  if (error && !isFetching) return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
  if (!currentData || !kept) return <DetailsSkeleton />;
  return <ContractDetails key={contractId} contract={currentData} kept={kept} />;
}

function UnknownContract() {
  const { t } = useTranslation('contracts');
  return (
    <EmptyState
      icon={<Description fontSize="large" />}
      message={t('fillIn.unknown')}
      action={
        <Button variant="contained" component={Link} to={paths.contracts}>
          {t('preview.toContracts')}
        </Button>
      }
    />
  );
}
