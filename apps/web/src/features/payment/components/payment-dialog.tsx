import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanType } from '@pactwright/protocol';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { api } from '../../../shared/api/base-api.js';
import { formatDate } from '../../../shared/format/format-date.js';
import { useGetBillingAccountQuery } from '../../../shared/payment/billing-account-api.js';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';
import { useAppDispatch } from '../../../shared/store/hooks.js';
import { withStore } from '../../../shared/store/with-store.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { useGetBillingModeQuery } from '../api.js';
import { coverOf, type Cover } from '../model/cover.js';
import { useIsPurchasable } from '../model/use-is-purchasable.js';
import { usePaymentProgress } from '../model/use-payment-progress.js';
import { usePayment } from '../model/use-payment.js';
import { CoverNotice } from './cover-notice.js';
import { CoveredContract } from './covered-contract.js';
import { PlanChoice } from './plan-choice.js';
import { Refused } from './refused.js';

interface PaymentDialogProps {
  readonly contractId: string | undefined;
  readonly subject: PaidSubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPaid: (contractId: string, plan: PlanType) => void;
  /** It was paid for already, here or elsewhere: nothing is offered. */
  readonly onPaidBefore: () => void;
}

export const PaymentDialog = withStore(function PaymentDialog({
  contractId,
  subject,
  isOpen,
  onClose,
  onPaid,
  onPaidBefore,
}: PaymentDialogProps) {
  const { t } = useTranslation('payment');
  const [plan, setPlan] = useState<PlanType>('one-time');
  const { user } = useCurrentUser();
  const { data: mode } = useGetBillingModeQuery();
  const { data: account, isLoading } = useGetBillingAccountQuery(user ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const cover = coverOf(user ? account : undefined);
  const { phase, error, pay } = usePayment({
    contractId,
    onPaid,
    onSubscriptionRefused: () => setPlan('one-time'),
  });
  const progress = usePaymentProgress(phase);
  const dispatch = useAppDispatch();
  const isForSale = useIsPurchasable(contractId, () => {
    toast({ title: t('paid.title'), description: t('paid.ready') });
    dispatch(api.util.invalidateTags(['Contracts']));
    onPaidBefore();
  });

  const refusalOf = (refused: Exclude<Cover, { kind: 'covered' }>): string | undefined => {
    if (refused.kind === 'none') return undefined;
    if (refused.kind === 'past-due') return t('cover.onHold');
    return t(refused.kind === 'exhausted' ? 'cover.used' : 'cover.usedForGood', {
      date: formatDate(refused.until),
    });
  };

  const refusedAt = (sx: SxProps<Theme>) =>
    error && <Refused refusal={error} contractId={contractId} onLeave={onClose} sx={sx} />;

  const renderChoice = () => {
    if (isLoading) return <Skeleton variant="rounded" height="16rem" aria-label={t('cover.loading')} />;
    if (cover.kind === 'covered')
      return (
        <CoveredContract
          {...cover}
          subject={subject}
          refused={refusedAt({ mt: 2 })}
          onUnlock={() => pay('subscription')}
        />
      );
    /* Whoever has a subscription is not offered another one, which would be refused. */
    const chosen = cover.kind === 'none' ? plan : 'one-time';
    return (
      <>
        {cover.kind !== 'none' && error === null && <CoverNotice cover={cover} subject={subject} />}
        <PlanChoice
          plan={chosen}
          subject={subject}
          onPlanChange={setPlan}
          subscriptionRefusal={refusalOf(cover)}
          isProvider={mode?.testMode === false}
          refused={refusedAt({ mb: 2 })}
          onPay={() => pay(chosen)}
        />
      </>
    );
  };

  return (
    <AppDialog
      isOpen={isOpen && isForSale}
      onClose={onClose}
      isBusy={phase !== 'choosing'}
      isWide
      title={t('title', { context: subject })}
      intro={cover.kind === 'none' ? t('intro', { context: subject }) : undefined}
    >
      {mode?.testMode && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('testMode', { context: subject })}
        </Alert>
      )}
      {phase === 'choosing' ? (
        renderChoice()
      ) : (
        <Box sx={{ py: 6 }}>
          {phase === 'paid' ? (
            <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
              <CheckCircle color="primary" fontSize="large" />
              <Typography variant="h4" component="p" color="textPrimary">
                {t('successful')}
              </Typography>
            </Box>
          ) : (
            <ProgressBar label={t('processing')} value={progress} />
          )}
        </Box>
      )}
    </AppDialog>
  );
});
