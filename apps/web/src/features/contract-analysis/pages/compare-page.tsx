import Button from '@mui/material/Button';
import type { CompareRequest } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { CompareForm } from '../components/compare-form.js';
import { ComparisonResult } from '../components/comparison-result.js';
import { useComparison } from '../model/use-comparison.js';
import { useKeptChecks } from '../model/use-kept-checks.js';

/** Two versions of a contract that were checked in this browser; the address names them, so that it can be loaded again. */
export function ComparePage() {
  const { t } = useTranslation('compare-versions');
  const [parameters, setParameters] = useSearchParams();
  const checks = useKeptChecks();
  const [mine, theirs] = [parameters.get('mine'), parameters.get('theirs')];
  const head = { title: t('title'), description: t('headDescription') };
  if (mine !== null && theirs !== null)
    return (
      <PageContainer {...head}>
        <Compared files={{ mine, theirs }} onOther={() => setParameters({})} />
      </PageContainer>
    );
  return (
    <PageContainer isNarrow {...head} intro={t('intro')}>
      {checks && <CompareForm checks={checks} onCompare={(files) => setParameters({ ...files })} />}
    </PageContainer>
  );
}

function Compared({ files, onOther }: { files: CompareRequest; onOther: () => void }) {
  const { t } = useTranslation('compare-versions');
  const { state, retry } = useComparison(files);
  switch (state.step) {
    case 'comparing':
      return <ProgressBar label={t('comparing')} value={undefined} />;
    case 'failed':
      return state.isGone ? (
        <EmptyState
          message={t('gone')}
          action={
            <Button variant="contained" onClick={onOther}>
              {t('other')}
            </Button>
          }
        />
      ) : (
        <ErrorState message={state.message ?? t('failed')} onRetry={retry} />
      );
    case 'done':
      return <ComparisonResult view={state.view} theirs={files.theirs} onOther={onOther} />;
  }
}
