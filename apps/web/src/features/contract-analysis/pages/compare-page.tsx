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

/** Two versions of a contract; the address names them, so that it can be loaded again: two checks, or one's own and a check. */
export function ComparePage() {
  const { t } = useTranslation('compare-versions');
  const [parameters, setParameters] = useSearchParams();
  const head = { title: t('title'), description: t('headDescription') };
  const contract = parameters.get('contract') ?? undefined;
  const files = asked(parameters);
  if (files)
    return (
      <PageContainer {...head}>
        <Compared files={files} onOther={() => setParameters(contract === undefined ? {} : { contract })} />
      </PageContainer>
    );
  return (
    <PageContainer isNarrow {...head} intro={t('intro')}>
      <Choosing
        contract={contract}
        onCompare={(ids) => setParameters(contract === undefined ? { ...ids } : { contract, ...ids })}
      />
    </PageContainer>
  );
}

function asked(parameters: URLSearchParams): CompareRequest | undefined {
  const [contract, mine, theirs] = ['contract', 'mine', 'theirs'].map((name) => parameters.get(name));
  if (!theirs) return undefined;
  if (contract) return { mine: { contract }, theirs };
  return mine ? { mine, theirs } : undefined;
}

/* Mounted each time, as files have been checked meanwhile. */
function Choosing({
  contract,
  onCompare,
}: {
  contract: string | undefined;
  onCompare: (ids: Readonly<Record<string, string>>) => void;
}) {
  const { checks } = useKeptChecks();
  return checks && <CompareForm checks={checks} contract={contract} onCompare={onCompare} />;
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
      return <ComparisonResult view={state.view} files={files} onOther={onOther} />;
  }
}
