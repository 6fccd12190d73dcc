import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AnalysisItem, ContractAnalysis, Evidence } from '@pactwright/protocol';
import { Suspense, lazy, memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { scrollToFinding } from '../model/scroll-to-finding.js';
import { allFindings, gravestFirst, readingOf } from '../model/findings.js';
import { RUN_PARAMETER } from '../model/run-parameter.js';
import { focusFinding, showQuote } from '../model/show-quote.js';
import { useChoice } from '../model/use-choice.js';
import { mayDoTheWork } from '../model/parties.js';
import { useTerms } from '../model/terms/use-terms.js';
import { loadTermsRoom } from './terms/load-terms-room.js';
import { useSide } from '../model/use-side.js';
import { AnalysisWarnings } from './analysis-warnings.js';
import { CategoryTabs } from './category-tabs.js';
import { Considerations } from './considerations.js';
import { DeleteCheck } from './delete-check.js';
import { DocumentPane } from './document-pane.js';
import { FindingDetail } from './finding-detail.js';
import { FindingList } from './finding-list.js';
import { LookFor } from './look-for.js';
import { PrintedReport as AllPrinted } from './printed-report.js';
import { ResultsActions } from './results-actions.js';
import { ResultsHead } from './results-head.js';
import { ResultsSummary } from './results-summary.js';
import { ContractTerms } from './terms/contract-terms.js';

/* Comes after the results: only a tap on a passage opens it, and only where there is one column. */
const FindingSheet = lazy(async () => ({ default: (await import('./finding-sheet.js')).FindingSheet }));

/* Holds every finding with all of its words, which nobody waits for who chooses one. */
const PrintedReport = memo(AllPrinted);

interface AnalysisResultsProps {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
  onReset(): void;
}

/** What was found, by category, beside the document it was found in (R-ANA-06 to R-ANA-08). */
export function AnalysisResults({ analysis, fileName, onReset }: AnalysisResultsProps) {
  const { t } = useTranslation('contract-analysis');
  const side = useSide(analysis);
  const reading = useMemo(() => readingOf(analysis, side.isOther), [analysis, side.isOther]);
  /* A passage that several are about leads to the gravest of them. */
  const findings = useMemo(() => gravestFirst(allFindings(reading)), [reading]);
  const printed = useDeferredValue(reading);
  const { category, group, choice, chosen, isWhole, sought, ...act } = useChoice(reading);
  const { choose } = act;
  const [parameters] = useSearchParams();
  const runId = parameters.get(RUN_PARAMETER);
  const terms = useTerms(loadTermsRoom);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isOneColumn = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });

  const bring = useEffectEvent(() => {
    if (!chosen || isSheetOpen) return;
    if (choice.isFar) focusFinding(chosen.id);
    scrollToFinding(chosen, !isOneColumn);
  });
  useEffect(() => {
    if (choice.isMade) bring();
  }, [choice]);
  /** In one column what a passage means is brought to it, wherever the list of findings has been left. */
  const show = ({ evidence }: AnalysisItem) => {
    if (isOneColumn) setSheetOpen(true);
    if (evidence) showQuote(evidence.start, isOneColumn ? 'start' : 'center');
  };
  const chooseInDocument = (id: string) => {
    choose(id);
    const item = findings.find((each) => each.id === id);
    if (item && isOneColumn) show(item);
  };
  const look = (passage: Evidence) => {
    flushSync(() => act.seek(passage));
    showQuote(passage.start);
  };
  const actions = (
    <ResultsActions
      analysis={analysis}
      reading={reading}
      fileName={fileName}
      onPrint={terms.print}
      onReset={onReset}
    />
  );
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <ResultsHead analysis={analysis} fileName={fileName} actions={actions} />
        <ResultsSummary
          analysis={analysis}
          reading={reading}
          side={side}
          onChoose={(id) => choose(id, true)}
        />
        <AnalysisWarnings warnings={analysis.warnings} />
        <CategoryTabs groups={reading.groups} category={category} onChange={act.openTab} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            mt: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: 'minmax(0, 4fr) minmax(0, 6fr)',
              xl: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 4fr)',
            },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <Box role="tabpanel" id={`findings-${category}`} aria-labelledby={`tab-${category}`}>
              {group && (
                <FindingList
                  findings={group}
                  chosenId={chosen?.id}
                  isWhole={isWhole}
                  onUnfold={act.unfold}
                  onChoose={choose}
                  onShow={show}
                />
              )}
            </Box>
            <LookFor items={reading.toLookFor} onLook={look} />
          </Box>
          <DocumentPane
            analysis={analysis}
            items={findings}
            isOther={reading.isOther}
            chosen={chosen}
            sought={sought}
            onChoose={chooseInDocument}
          />
          <Box
            sx={(theme) => ({
              display: { xs: 'none', xl: 'block' },
              position: 'sticky',
              top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
            })}
          >
            {chosen && <FindingDetail item={chosen} onShow={() => show(chosen)} />}
          </Box>
        </Box>
        <ContractTerms terms={terms} onLook={look} />
        {mayDoTheWork(analysis, side.isOther) && <Considerations analysis={analysis} />}
        <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 5, maxWidth: '68ch' }}>
          {t('disclaimer')}{' '}
          <Link href={paths.accuracy} target="_blank" rel="noopener">
            {t('accuracy')}
          </Link>
        </Typography>
        <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 1.5, maxWidth: '68ch' }}>
          {t('fileGone')}
        </Typography>
        <Box sx={{ mt: 0.5, mb: 3, ml: -2.25 }}>
          <Suspense>
            {runId !== null && <DeleteCheck runId={runId} fileName={fileName} onDeleted={onReset} />}
          </Suspense>
        </Box>
        {actions}
      </Box>
      <Suspense>
        <FindingSheet item={chosen} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      </Suspense>
      <PrintedReport
        analysis={analysis}
        reading={printed}
        fileName={fileName}
        terms={terms.state.step === 'ready' ? terms.state.terms : undefined}
        onTermsShown={terms.settle}
      />
    </>
  );
}
