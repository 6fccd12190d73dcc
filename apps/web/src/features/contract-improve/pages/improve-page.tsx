import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SignedOutNotice } from '../../../shared/auth/signed-out-notice.js';
import { OwnWorkContext, useOwnWork } from '../../../shared/auth/use-own-work.js';
import type { StateProblem } from '../../../shared/improving/improve-state.js';
import { paths } from '../../../shared/paths.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { ImprovementsEditor } from '../components/improvements-editor.js';
import { ImproveSkeleton } from '../components/improve-skeleton.js';
import { useStoredState } from '../model/use-stored-state.js';

/** /contract/improve?stateId= */
export function Component() {
  const { t } = useTranslation('contract-improve');
  const [parameters] = useSearchParams();
  const stateId = parameters.get('stateId');
  const work = useOwnWork();
  const [openedFor, setOpenedFor] = useState(work.ownerId);
  /* A visitor may sign in here: what they made comes along. */
  if (openedFor === null && work.ownerId !== null) setOpenedFor(work.ownerId);
  usePageHead({ title: t('title') });
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({ maxWidth: theme.layout.wide, pt: { xs: 3, md: 5 }, flexGrow: 1 })}
    >
      <SignedOutNotice work={work} />
      {openedFor === work.ownerId ? (
        <OwnWorkContext value={work}>
          <StoredImprovements key={stateId} stateId={stateId} />
        </OwnWorkContext>
      ) : (
        /* Somebody else has signed in: there is nothing of theirs here. */
        <Navigate to={paths.contracts} replace />
      )}
    </Container>
  );
}

function StoredImprovements({ stateId }: { stateId: string | null }) {
  const { t } = useTranslation('contract-improve');
  const stored = useStoredState(stateId);
  switch (stored.kind) {
    case 'loading':
      return <ImproveSkeleton />;
    case 'unreachable':
      return <ErrorState message={t('unreachable')} onRetry={stored.retry} />;
    case 'problem':
      return <InvalidState problem={stored.problem} contractId={stored.contractId} />;
    case 'ready':
      return <ImprovementsEditor initial={stored.state} initialSaved={stored.saved} />;
  }
}

interface InvalidStateProps {
  readonly problem: StateProblem;
  readonly contractId: string | undefined;
}

/** There is nothing to improve here; the way leads back to where a contract begins, into this one if it is there (R-IMP-09). */
function InvalidState({ problem, contractId }: InvalidStateProps) {
  const { t } = useTranslation(['contract-improve', 'common']);
  const title = t('common:error');
  const description = t(`problems.${problem}`);
  useEffect(() => {
    toast({ title, description, variant: 'destructive' });
  }, [title, description]);
  return <Navigate to={contractId ? paths.resumeContract(contractId) : paths.newContract} replace />;
}
