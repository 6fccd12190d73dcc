import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import Print from '@mui/icons-material/PrintOutlined';
import type { AnalysisCategory, AnalysisItem, ContractAnalysis } from '@pactwright/protocol';
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskSpread } from '../../../shared/findings/risk-spread.js';
import { allFindings, byCategory, countGrave } from '../model/findings.js';
import { bringToSight } from '../model/bring-to-sight.js';
import { showQuote } from '../model/show-quote.js';
import { AnalysisWarnings } from './analysis-warnings.js';
import { Considerations } from './considerations.js';
import { DocumentPane } from './document-pane.js';
import { EngineNote } from './engine-note.js';
import { FindingDetail } from './finding-detail.js';
import { FindingList } from './finding-list.js';
import { CategoryTabs } from './category-tabs.js';
import { ModelReviewNote } from './model-review-note.js';
import { PrintedReport } from './printed-report.js';

/* Comes after the results: only a tap on a passage opens it, and only where there is one column. */
const FindingSheet = lazy(async () => ({ default: (await import('./finding-sheet.js')).FindingSheet }));

interface AnalysisResultsProps {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
  onReset(): void;
}

/** What was found, by category, beside the document it was found in (R-ANA-06 to R-ANA-08). */
export function AnalysisResults({ analysis, fileName, onReset }: AnalysisResultsProps) {
  const { t } = useTranslation('contract-analysis');
  const groups = byCategory(analysis);
  const findings = allFindings(analysis);
  const [category, setCategory] = useState<AnalysisCategory>(
    groups.find(({ items }) => items.length > 0)?.category ?? 'essential',
  );
  const itemsOf = (wanted: AnalysisCategory) =>
    groups.find((group) => group.category === wanted)?.items ?? [];
  const items = itemsOf(category);
  const [choice, setChoice] = useState<{ readonly id: string | undefined; readonly isMade: boolean }>({
    id: items[0]?.id,
    isMade: false,
  });
  const chosen = items.find(({ id }) => id === choice.id) ?? items[0];
  const [isSheetOpen, setSheetOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const showCategory = (next: AnalysisCategory) => {
    setCategory(next);
    setChoice({ id: itemsOf(next)[0]?.id, isMade: false });
  };
  /** A quote of another category brings its tab to the front. */
  const choose = (id: string) => {
    const home = groups.find((group) => group.items.some((item) => item.id === id));
    if (home) setCategory(home.category);
    setChoice({ id, isMade: true });
  };
  const bring = useEffectEvent(() => {
    if (chosen && !isSheetOpen) bringToSight(chosen);
  });
  useEffect(() => {
    if (choice.isMade) bring();
  }, [choice]);
  const isOneColumn = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
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
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="contained" onClick={onReset}>
        {t('another')}
      </Button>
    </Box>
  );
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            justifyContent: 'space-between',
            alignItems: 'flex-end',
          }}
        >
          <div>
            <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} color="textPrimary">
              {t('results.title')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
              {fileName && `${fileName} · `}
              {t('results.industry', { industry: analysis.industry })}
            </Typography>
          </div>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>{actions}</Box>
        </Box>
        <Typography color="textPrimary" sx={{ mt: 2 }} role="status">
          {findings.length === 0
            ? t('results.none')
            : `${t('results.found', { count: findings.length })} ${t('results.grave', { count: countGrave(findings) })}`}
        </Typography>
        <Box sx={{ mt: 1.5, mb: 1 }}>
          <RiskSpread findings={findings} />
        </Box>
        <EngineNote engine={analysis.engine} />
        <ModelReviewNote analysis={analysis} />
        <AnalysisWarnings warnings={analysis.warnings} />
        <CategoryTabs groups={groups} category={category} onChange={showCategory} />
        <Box
          role="tabpanel"
          id={`findings-${category}`}
          aria-labelledby={`tab-${category}`}
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
          <FindingList items={items} chosenId={chosen?.id} onChoose={choose} onShow={show} />
          <DocumentPane analysis={analysis} items={findings} chosen={chosen} onChoose={chooseInDocument} />
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
        <Considerations analysis={analysis} />
        <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 5, maxWidth: '68ch' }}>
          {t('disclaimer')}
        </Typography>
        <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
          {t('fileGone')}
        </Typography>
        {actions}
      </Box>
      <Suspense>
        <FindingSheet item={chosen} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      </Suspense>
      <PrintedReport analysis={analysis} fileName={fileName} />
    </>
  );
}
