import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@pactwright/protocol';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { useFocusAtOnce } from '../../../shared/ui/use-focus-at-once.js';
import { useCheckResetQuery } from '../api.js';
import { NewPassword, type ResetEnding } from './new-password.js';

const REFUSED = 400;

interface ResetByLinkProps {
  readonly token: string;
  readonly onAskAgain: () => void;
}

/** The page of a mailed link. That the link is not good any more is said before anybody thinks of a password. */
export function ResetByLink({ token, onAskAgain }: ResetByLinkProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const openSignIn = useSignInDialog();
  const { error, isFetching } = useCheckResetQuery(token, { refetchOnMountOrArgChange: true });
  const [ending, setEnding] = useState<ResetEnding>();

  if (ending?.kind === 'saved')
    return (
      <PageContainer isNarrow title={t('reset.savedTitle')}>
        <Ending severity="success" message={ending.message} isAfterSubmit>
          <Button variant="contained" onClick={() => openSignIn()}>
            {t('reset.signIn')}
          </Button>
        </Ending>
      </PageContainer>
    );
  /* Without an answer to the check the link may be good: saving tells. */
  if (ending?.kind === 'refused' || (isApiError(error) && error.status === REFUSED))
    return (
      <PageContainer isNarrow title={t('reset.title')}>
        <Ending
          severity="error"
          message={errorMessage('RESET_LINK_INVALID', language)}
          isAfterSubmit={ending !== undefined}
        >
          <Button variant="contained" onClick={onAskAgain}>
            {t('reset.askAgain')}
          </Button>
        </Ending>
      </PageContainer>
    );
  return (
    <PageContainer isNarrow title={t('reset.title')} intro={t('reset.linkIntro')}>
      {isFetching ? (
        <ProgressBar label={t('reset.checking')} value={undefined} />
      ) : (
        <NewPassword token={token} onEnd={setEnding} />
      )}
    </PageContainer>
  );
}

interface EndingProps {
  readonly severity: 'success' | 'error';
  readonly message: string;
  /** The field that had the focus is gone. */
  readonly isAfterSubmit: boolean;
  readonly children: ReactNode;
}

function Ending({ severity, message, isAfterSubmit, children }: EndingProps) {
  const focusAtOnce = useFocusAtOnce();
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Alert severity={severity} {...(isAfterSubmit ? { ref: focusAtOnce, tabIndex: -1 } : {})}>
        {message}
      </Alert>
      {children}
    </Stack>
  );
}
