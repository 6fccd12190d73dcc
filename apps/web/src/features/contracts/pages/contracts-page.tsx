import Add from '@mui/icons-material/Add';
import Description from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { readOpenId } from '../../../shared/contract-to-open.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { AccountPrompt } from '../../../shared/auth/account-prompt.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { useListContractsQuery } from '../api.js';
import { BrowserData } from '../components/browser-data.js';
import { ContractList } from '../components/contract-list.js';
import { ContractsSkeleton } from '../components/contracts-skeleton.js';

export function ContractsPage() {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { user, isLoading: isUserLoading } = useCurrentUser();
  const openId = readOpenId(useLocation().state);
  const {
    data: contracts,
    isError,
    isFetching,
    refetch,
  } = useListContractsQuery(isUserLoading ? skipToken : { isSignedIn: user !== null, language }, {
    refetchOnMountOrArgChange: true,
  });
  const isMissing = openId !== undefined && !contracts?.some(({ id }) => id === openId);
  const hasContracts = contracts !== undefined && contracts.length > 0;
  const createAction = (
    <Button
      variant={hasContracts ? 'outlined' : 'contained'}
      startIcon={<Add />}
      component={Link}
      to={paths.newContract}
    >
      {t('create')}
    </Button>
  );

  const renderContracts = () => {
    if (isError && !isFetching)
      return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
    /* A list from before the contract was made would come without it. */
    if (!contracts || (isFetching && isMissing)) return <ContractsSkeleton />;
    if (hasContracts) return <ContractList contracts={contracts} firstOpenId={openId} />;
    return <EmptyState icon={<Description fontSize="large" />} message={t('empty')} action={createAction} />;
  };

  return (
    <PageContainer
      isNarrow
      title={t('title')}
      intro={user || isUserLoading ? undefined : t('guestIntro')}
      actions={hasContracts ? createAction : undefined}
    >
      {renderContracts()}
      {!user && !isUserLoading && <AccountPrompt isQuiet={openId !== undefined} />}
      {!user && !isUserLoading && hasContracts && <BrowserData />}
    </PageContainer>
  );
}
