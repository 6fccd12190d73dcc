import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis, ContractTerms } from '@pactwright/protocol';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { RiskSpread } from '../../../shared/findings/risk-spread.js';
import { lazyOptional } from '../../../shared/ui/lazy-optional.js';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';
import { allFound, findingsIn, gravestPoints, type Reading } from '../model/findings.js';
import { isAboutWork, mayDoTheWork } from '../model/parties.js';
import { loadTermsRoom } from './terms/load-terms-room.js';
import { useFoundLine } from '../model/use-found-line.js';
import { AnalysisWarnings } from './analysis-warnings.js';
import { Considerations } from './considerations.js';
import { EngineNote } from './engine-note.js';
import { ModelReviewNote } from './model-review-note.js';
import { PrintedFinding } from './printed-finding.js';
import { PrintedTopFindings } from './printed-top-findings.js';
import { ReaderLine } from './reader-line.js';
import { now } from '../../../shared/now.js';

const PrintedTerms = lazyOptional(async () => (await loadTermsRoom()).PrintedTerms);

interface PrintedReportProps {
  readonly analysis: ContractAnalysis;
  readonly reading: Reading;
  readonly fileName: string | undefined;
  /** What the contract sets; undefined until it is known. */
  readonly terms: ContractTerms | undefined;
  onTermsShown(): void;
}

/** The whole report as it is printed: all categories one after another, with their quotes (R-ANA-08). */
export function PrintedReport({ analysis, reading, fileName, terms, onTermsShown }: PrintedReportProps) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const today = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' }).format(now());
  const { isOther, groups, toLookFor } = reading;
  const foundLine = useFoundLine();
  return (
    <Box
      aria-hidden
      data-testid="printed-report"
      sx={{ display: 'none', displayPrint: 'block', color: 'text.primary' }}
    >
      <Typography variant="h3" component="p">
        {t('results.title')}
      </Typography>
      <Typography variant="body2">
        {[
          PRODUCT_NAME,
          fileName,
          isAboutWork(analysis) && t('results.industry', { industry: analysis.industry }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2">{t('results.printed', { date: today })}</Typography>
      <ReaderLine analysis={analysis} isOther={isOther} />
      <PrintedTopFindings items={gravestPoints(reading)} />
      <Typography sx={{ mt: 1.5 }}>{foundLine(reading)}</Typography>
      <Box sx={{ my: 1.5 }}>
        <RiskSpread findings={allFound(reading)} />
      </Box>
      <EngineNote engine={analysis.engine} />
      <ModelReviewNote analysis={analysis} isOfOther={isOther} />
      <AnalysisWarnings warnings={analysis.warnings} />
      {groups.map((group) => (
        <Part key={group.category} title={t(`common:category.${group.category}`)}>
          {findingsIn(group).length === 0 && <Typography variant="body2">{t('results.noneHere')}</Typography>}
          {findingsIn(group).map((item) => (
            <PrintedFinding key={item.id} item={item} />
          ))}
          {group.found.length > findingsIn(group).length && (
            <Typography variant="body2">
              {t('results.shownHere', { found: group.found.length, shown: findingsIn(group).length })}
            </Typography>
          )}
        </Part>
      ))}
      {toLookFor.length > 0 && (
        <Part title={t('lookFor.title', { count: toLookFor.length })}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t('lookFor.intro')}
          </Typography>
          {toLookFor.map((item) => (
            <PrintedFinding key={item.id} item={item} isToLookFor />
          ))}
        </Part>
      )}
      {terms && (
        <Suspense>
          <PrintedTerms terms={terms} onShown={onTermsShown} />
        </Suspense>
      )}
      {mayDoTheWork(analysis, isOther) && <Considerations analysis={analysis} />}
      <Typography variant="caption" component="p" sx={{ mt: 3 }}>
        {t('disclaimer')}
      </Typography>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component="p" sx={{ mt: 3, mb: 1, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
