import Description from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { useGetContractQuery } from '../../../shared/contract/contract-api.js';
import { useContractStatus } from '../../../shared/contract/use-contract-status.js';
import { formatDate } from '../../../shared/format/format-date.js';
import { paths } from '../../../shared/paths.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ContractPreview } from '../components/contract-preview.js';
import { PreviewSkeleton } from '../components/preview-skeleton.js';

/** No contract of this user, or no id of a contract at all: asking again would not help. */
const UNKNOWN: readonly unknown[] = [400, 404];

/** /contracts/preview?contractId= (R-ROUTE-04, T-24) */
export function PreviewPage() {
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contractId');
  return contractId ? <StoredContract contractId={contractId} /> : <NoContract />;
}

function StoredContract({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts');
  const statusOf = useContractStatus();
  const { currentData, error, isFetching, refetch } = useGetContractQuery(contractId, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching && 'status' in error && UNKNOWN.includes(error.status)) return <UnknownContract />;

  const renderContract = () => {
    if (error && !isFetching)
      return <ErrorState message={t('preview.loadFailed')} onRetry={() => void refetch()} />;
    return currentData ? <ContractPreview contract={currentData} /> : <PreviewSkeleton />;
  };
  return (
    <PageContainer
      title={currentData?.freelanceType?.trim() || t('preview.title')}
      intro={
        currentData &&
        `${statusOf(currentData.status)} · ${t('updated', { date: formatDate(currentData.updatedAt) })}`
      }
    >
      {renderContract()}
    </PageContainer>
  );
}

function NoContract() {
  const { t } = useTranslation('contracts');
  return (
    <PageContainer isNarrow title={t('preview.title')}>
      <EmptyState
        icon={<Description fontSize="large" />}
        message={t('preview.empty')}
        action={<ToContracts />}
      />
    </PageContainer>
  );
}

function UnknownContract() {
  const { t } = useTranslation('contracts');
  const { user, isLoading } = useCurrentUser();
  const openSignIn = useSignInDialog();
  const isVisitor = !user && !isLoading;
  return (
    <PageContainer isNarrow title={t('preview.unknownTitle')}>
      <EmptyState
        icon={<Description fontSize="large" />}
        message={t(isVisitor ? 'preview.unknownToVisitor' : 'preview.unknown')}
        action={
          isVisitor ? (
            <Button variant="contained" onClick={() => openSignIn()}>
              {t('preview.signIn')}
            </Button>
          ) : (
            <ToContracts />
          )
        }
      />
    </PageContainer>
  );
}

function ToContracts() {
  const { t } = useTranslation('contracts');
  return (
    <Button variant="contained" component={Link} to={paths.contracts}>
      {t('preview.toContracts')}
    </Button>
  );
}
