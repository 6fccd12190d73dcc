import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { AnalysisProgress } from '../components/analysis-progress.js';
import { AnalysisResults } from '../components/analysis-results.js';
import { DropArea } from '../components/drop-area.js';
import { UploadNotice } from '../components/upload-notice.js';
import { SpokenContext } from '../model/spoken.js';
import { useAnalysis } from '../model/use-analysis.js';

/** A contract that somebody sent: chosen, checked, and shown with what was found in it (R-ANA-01). */
export function AnalysisPage() {
  const { t } = useTranslation('contract-analysis');
  const { state, choose, start, reset } = useAnalysis();
  const head = { title: t('title'), description: t('headDescription') };
  usePageHead(head);
  if (state.step === 'finished') {
    const { analysis, language, fileName } = state;
    return (
      <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 4, md: 6 } })}>
        <SpokenContext value={{ findings: language, document: analysis.documentLanguage }}>
          <AnalysisResults analysis={analysis} fileName={fileName} onReset={reset} />
        </SpokenContext>
      </Container>
    );
  }
  return (
    <PageContainer isNarrow {...head} intro={t('intro')}>
      {state.step === 'choosing' ? (
        <>
          <DropArea
            file={state.file}
            problem={state.problem}
            onChoose={choose}
            onStart={() => void start()}
          />
          <UploadNotice />
        </>
      ) : (
        <AnalysisProgress state={state} onCancel={reset} />
      )}
    </PageContainer>
  );
}
