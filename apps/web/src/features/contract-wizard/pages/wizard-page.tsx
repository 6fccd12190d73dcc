import Container from '@mui/material/Container';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/base-api.js';
import { SignedOutNotice } from '../../../shared/auth/signed-out-notice.js';
import { OwnWorkContext, useOwnWork } from '../../../shared/auth/use-own-work.js';
import type { ContractToOpen } from '../../../shared/contract-to-open.js';
import { paths } from '../../../shared/paths.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { ContractEditor } from '../components/contract-editor.js';
import { OpenInOtherTab } from '../components/open-in-other-tab.js';
import { WizardPlaceholder } from '../components/wizard-loading.js';
import { WizardAnswers } from '../components/wizard-answers.js';
import { useWizardSteps } from '../../../shared/wizard/use-wizard-steps.js';
import { draftLock } from '../model/draft-lock.js';
import { dropDraft } from '../model/local-draft.js';
import { useWizardStart } from '../model/start/use-wizard-start.js';
import type { VisitByAddress } from '../model/start/visit.js';
import type { StoreMore } from '../model/use-create.js';
import { selectWizard } from '../model/wizard-slice.js';

/** /contract/new, in the tab of this browser that was entered last */
export function Component() {
  const { t } = useTranslation('contract-wizard');
  const lock = useSyncExternalStore(draftLock.subscribe, draftLock.state, draftLock.state);
  usePageHead({ title: t('pageTitle'), description: t('headDescription') });
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({ maxWidth: theme.layout.wide, pt: { xs: 2, md: 4 }, flexGrow: 1 })}
    >
      {lock === 'lost' ? <OpenInOtherTab /> : <Wizard />}
    </Container>
  );
}

function Wizard() {
  const { t } = useTranslation(['contract-wizard', 'offline']);
  const visit = useLoaderData<VisitByAddress>();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const { steps, isFailed, retry: retrySteps } = useWizardSteps();
  const work = useOwnWork();
  const start = useWizardStart(visit, steps, work);
  const [isCreating, setCreating] = useState(false);
  const { session } = start;
  const isOpening = start.status === 'opening' || start.status === 'leaving';
  const isReady = steps !== undefined && session !== null;
  /* Drawing the questions keeps a slow phone busy: in slices, with the page as it is until they are there. */
  const isDrawn = useDeferredValue(isReady, false) && isReady;

  const create = async (more: StoreMore = () => Promise.resolve(true)) => {
    if (!session || isCreating) return;
    if (work.hasEnded) return work.signInAgain();
    setCreating(true);
    const isStored = (await session.saveAll()) && (await more());
    const hasEnded = !isStored && (await work.findWhetherEnded());
    setCreating(false);
    if (hasEnded) return;
    const { contractId } = session;
    if (!isStored || contractId === null) {
      toast({ variant: 'destructive', title: t('createFailedTitle'), description: t('createFailedText') });
      return;
    }
    session.end();
    await dropDraft();
    store.dispatch(api.util.invalidateTags(['Contracts']));
    const { isNew } = selectWizard(store.getState());
    toast({
      title: t(isNew ? 'createdTitle' : 'updatedTitle'),
      description: t(isNew ? 'createdText' : 'updatedText'),
    });
    const created: ContractToOpen = { openId: contractId };
    void navigate(paths.contracts, { state: created });
  };

  return (
    <>
      {isFailed && <ErrorState message={t('stepsFailed')} onRetry={retrySteps} />}
      {(steps ? isOpening || isReady !== isDrawn : !isFailed) && (
        <WizardPlaceholder text={t(steps ? 'initializing' : 'loadingWizard')} />
      )}
      {steps && start.status === 'failed' && <ErrorState message={t('startFailed')} onRetry={start.retry} />}
      {steps && start.status === 'unreachable' && (
        <ErrorState message={t('offline:missingContract')} onRetry={start.retry} />
      )}
      <SignedOutNotice work={work} />
      {isDrawn && session && (
        <OwnWorkContext value={work}>
          <WizardAnswers session={session}>
            <ContractEditor
              steps={steps}
              session={session}
              isCreating={isCreating}
              askedKey={visit.fieldKey}
              onCreate={(more) => void create(more)}
              onStartFresh={start.startFresh}
            />
          </WizardAnswers>
        </OwnWorkContext>
      )}
    </>
  );
}
