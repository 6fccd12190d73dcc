import LinearProgress from '@mui/material/LinearProgress';
import type { Receipt, User } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.js';
import { useCurrentUser } from '../auth/use-current-user.js';
import { withStore } from '../store/with-store.js';
import { AppDialog } from '../ui/app-dialog.js';
import { ConfirmStatement } from './confirm-statement.js';
import { StatementForm, type Filled, type Statement } from './statement-form.js';
import { useListOwnPurchasesQuery, useWithdrawMutation } from './withdrawal-api.js';
import { WithdrawalReceived } from './withdrawal-received.js';

export interface WithdrawalDialogProps {
  /** The purchase that it was opened for. */
  readonly paymentId?: string;
  readonly onClose: () => void;
}

/** Withdrawing from a contract (T-32): a statement, its confirmation, and the acknowledgement of its receipt. */
export const WithdrawalDialog = withStore(function WithdrawalDialog({
  paymentId,
  onClose,
}: WithdrawalDialogProps) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { user, isLoading } = useCurrentUser();
  const { data, isFetching } = useListOwnPurchasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [withdraw, { data: receipt, error, isLoading: isBusy, reset }] = useWithdrawMutation();
  const isReady = !isLoading && (data !== undefined || !isFetching);
  return (
    <AppDialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t(receipt ? 'withdrawal:received.title' : 'withdrawal:title')}
    >
      {receipt ? (
        <WithdrawalReceived receipt={receipt} />
      ) : isReady ? (
        <Steps
          user={user}
          purchases={data?.data ?? []}
          paymentId={paymentId}
          problem={
            error && ((isApiError(error) ? error.message : undefined) ?? t('withdrawal:confirm.failed'))
          }
          isBusy={isBusy}
          onConfirm={(key, statement) => void withdraw({ key, ...statement })}
          onBack={reset}
        />
      ) : (
        <LinearProgress aria-label={t('common:loading')} />
      )}
    </AppDialog>
  );
});

interface StepsProps {
  readonly user: User | null;
  readonly purchases: readonly Receipt[];
  readonly paymentId: string | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (key: string, statement: Statement) => void;
  readonly onBack: () => void;
}

function Steps({ user, purchases, paymentId, problem, isBusy, onConfirm, onBack }: StepsProps) {
  const [filled, setFilled] = useState<Filled>(() => ({
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    chosen: paymentId ?? purchases[0]?.id ?? '',
    words: '',
  }));
  const [statement, setStatement] = useState<Statement | null>(null);
  /* Sent again after a lost answer it is still one statement. */
  const [key] = useState(() => crypto.randomUUID());
  if (statement === null) {
    return (
      <StatementForm purchases={purchases} filled={filled} onFill={setFilled} onContinue={setStatement} />
    );
  }
  return (
    <ConfirmStatement
      statement={statement}
      problem={problem}
      isBusy={isBusy}
      onConfirm={() => onConfirm(key, statement)}
      onBack={() => {
        onBack();
        setStatement(null);
      }}
    />
  );
}
