import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { forgetPlan } from '../../../shared/payment/remembered-plan.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { AccountPrompt } from '../../../shared/auth/account-prompt.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { AbsentContract } from '../components/absent-contract.js';
import { ClaimCode } from '../components/claim-code.js';
import { LockedContract } from '../components/locked-contract.js';
import { PaidContract } from '../components/paid-contract.js';
import { PendingPayment } from '../components/pending-payment.js';
import { UnpaidContract } from '../components/unpaid-contract.js';
import { usePaymentConfirmation, type Confirmation } from '../model/use-payment-confirmation.js';

export function PaymentSuccessPage() {
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contractId');
  return (
    <>
      {/* The address holds the contract's id, which other sites need not learn. */}
      <meta name="referrer" content="no-referrer" />
      {contractId ? (
        <PaymentResult contractId={contractId} isSubscription={parameters.get('subscription') === 'true'} />
      ) : (
        <MissingContract />
      )}
    </>
  );
}

function MissingContract() {
  const { t } = useTranslation(['payment-success', 'common']);
  const title = t('common:error');
  const description = t('noContract');
  useEffect(() => {
    toast({ title, description, variant: 'destructive' });
  }, [title, description]);
  return <Navigate to={paths.home} replace />;
}

const TITLES = {
  waiting: 'titleWaiting',
  troubled: 'titleWaiting',
  late: 'titleWaiting',
  unknown: 'titleUnknown',
  absent: 'titleAbsent',
  confirmed: 'titlePaid',
  ended: 'titleNotPaid',
  withheld: 'titleWithheld',
} as const satisfies Record<Confirmation['kind'], string>;

function PaymentResult({ contractId, isSubscription }: { contractId: string; isSubscription: boolean }) {
  const { t } = useTranslation('payment-success');
  const { user, isLoading } = useCurrentUser();
  const { confirmation, askAgain } = usePaymentConfirmation(contractId);
  const isConfirmed = confirmation.kind === 'confirmed';
  useEffect(() => {
    if (isConfirmed) forgetPlan();
  }, [isConfirmed]);

  const renderResult = () => {
    switch (confirmation.kind) {
      case 'confirmed':
        return <PaidContract contractId={contractId} isSubscription={isSubscription} />;
      case 'ended':
        return <UnpaidContract contractId={contractId} ending={confirmation.ending} />;
      case 'withheld':
        return <LockedContract contractId={contractId} reason={confirmation.reason} />;
      case 'absent':
        return <AbsentContract isSignedIn={user !== null} />;
      default:
        return <PendingPayment kind={confirmation.kind} onAskAgain={askAgain} />;
    }
  };

  const title = confirmation.kind === 'absent' && user ? 'titleAbsentFromAccount' : TITLES[confirmation.kind];
  return (
    <PageContainer isNarrow title={t(title)}>
      {renderResult()}
      {isConfirmed && !user && !isLoading && (
        <>
          <AccountPrompt />
          <ClaimCode />
        </>
      )}
    </PageContainer>
  );
}
