import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { DropArea } from '../components/drop-area.js';
import { UploadNotice } from '../components/upload-notice.js';
import { TextLanguagesContext } from '../model/text-languages.js';
import { useAnalysis } from '../model/use-analysis.js';

const loadResults = () => import('../components/analysis-results.js');
/* As much code as the rest of the page, and of no use before there is a file. */
const AnalysisResults = lazy(async () => ({ default: (await loadResults()).AnalysisResults }));

const loadProgress = () => import('../components/analysis-progress.js');
const AnalysisProgress = lazy(async () => ({ default: (await loadProgress()).AnalysisProgress }));

/* What this browser remembers is there after the page, whenever it comes. */
const KeptChecks = lazy(async () => ({ default: (await import('../components/kept-checks.js')).KeptChecks }));

/** A contract that somebody sent: chosen, checked, and shown with what was found in it (R-ANA-01). */
export function AnalysisPage() {
  const { t } = useTranslation('contract-analysis');
  const { state, choose, start, reset } = useAnalysis();
  const head = { title: t('title'), description: t('headDescription') };
  usePageHead(head);
  /* Comes while the file is sent and read. */
  const isOnItsWay = state.step !== 'choosing' || state.file !== undefined;
  useEffect(() => {
    if (isOnItsWay) Promise.all([loadProgress(), loadResults()]).catch(() => undefined);
  }, [isOnItsWay]);
  if (state.step === 'choosing')
    return (
      <PageContainer isNarrow {...head} intro={t('intro')}>
        <DropArea
          file={state.file}
          problem={state.problem}
          mayRepeat={state.mayRepeat}
          onChoose={choose}
          onStart={() => void start()}
        />
        <Typography sx={{ mt: 3 }}>
          <Link component={RouterLink} to={paths.compareVersions}>
            {t('compare')}
          </Link>
        </Typography>
        <Suspense>
          <KeptChecks />
        </Suspense>
        <UploadNotice />
      </PageContainer>
    );
  const progress = (
    <PageContainer isNarrow {...head} intro={t('intro')}>
      <Suspense>
        <AnalysisProgress
          state={
            state.step === 'finished'
              ? { step: 'analysing', file: undefined, fileName: state.fileName, stage: 'finished' }
              : state
          }
          onCancel={reset}
        />
      </Suspense>
    </PageContainer>
  );
  if (state.step !== 'finished') return progress;
  const { analysis, language, fileName } = state;
  return (
    <Suspense fallback={progress}>
      <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 4, md: 6 } })}>
        <TextLanguagesContext
          value={{
            findings: language,
            model: analysis.modelReview.language ?? language,
            document: analysis.documentLanguage,
          }}
        >
          <AnalysisResults analysis={analysis} fileName={fileName} onReset={reset} />
        </TextLanguagesContext>
      </Container>
    </Suspense>
  );
}
