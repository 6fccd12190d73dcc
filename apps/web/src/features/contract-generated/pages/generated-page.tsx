import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { SignedOutNotice } from '../../../shared/auth/signed-out-notice.js';
import { useOwnWork } from '../../../shared/auth/use-own-work.js';
import { paths } from '../../../shared/paths.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { useGetContractQuery } from '../../../shared/contract/contract-api.js';
import { GeneratedContract } from '../components/generated-contract.js';
import { GeneratedSkeleton } from '../components/generated-skeleton.js';
import { Headline } from '../components/headline.js';

/** No contract of this user, or no id of a contract at all: asking again would not help. */
const UNKNOWN: readonly unknown[] = [400, 404];

/** /contract/generated?contractId= */
export function Component() {
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contractId');
  const work = useOwnWork();
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 3, md: 5 }, flexGrow: 1 })}
    >
      <SignedOutNotice work={work} />
      {contractId ? <StoredContract contractId={contractId} /> : <MissingContract />}
    </Container>
  );
}

function StoredContract({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contract-generated');
  const { data, error, isFetching, refetch } = useGetContractQuery(contractId, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching && 'status' in error && UNKNOWN.includes(error.status)) return <UnknownContract />;
  if (error && !isFetching)
    return (
      <Nothing>
        <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />
      </Nothing>
    );
  /* What was known before the last change must not be sold. */
  if (!data || isFetching) return <GeneratedSkeleton />;
  return <GeneratedContract contract={data} />;
}

function UnknownContract() {
  const { t } = useTranslation('contract-generated');
  return (
    <Nothing>
      <EmptyState
        message={t('notFound')}
        action={
          <Button variant="outlined" component={Link} to={paths.contracts}>
            {t('toContracts')}
          </Button>
        }
      />
    </Nothing>
  );
}

/** The page's name over what is said instead of a contract. */
function Nothing({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('contract-generated');
  return (
    <>
      <Headline title={t('nothingTitle')} />
      <Box sx={{ mt: 4 }}>{children}</Box>
    </>
  );
}

function MissingContract() {
  const { t } = useTranslation(['contract-generated', 'common']);
  const title = t('common:error');
  const description = t('noContract');
  useEffect(() => {
    toast({ title, description, variant: 'destructive' });
  }, [title, description]);
  return <Navigate to={paths.contracts} replace />;
}
