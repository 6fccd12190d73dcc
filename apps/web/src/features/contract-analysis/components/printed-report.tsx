import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { RiskSpread } from '../../../shared/findings/risk-spread.js';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';
import { allFindings, byCategory } from '../model/findings.js';
import { useSpoken } from '../model/spoken.js';
import { AnalysisWarnings } from './analysis-warnings.js';
import { Considerations } from './considerations.js';
import { EngineNote } from './engine-note.js';
import { ModelMark } from './model-mark.js';
import { ModelReviewNote } from './model-review-note.js';

interface PrintedReportProps {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
}

/** The whole report as it is printed: all categories one after another, with their quotes (R-ANA-08). */
export function PrintedReport({ analysis, fileName }: PrintedReportProps) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const spoken = useSpoken();
  const today = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' }).format(new Date());
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
        {[PRODUCT_NAME, fileName, t('results.industry', { industry: analysis.industry })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2">{t('results.printed', { date: today })}</Typography>
      <Box sx={{ my: 1.5 }}>
        <RiskSpread findings={allFindings(analysis)} />
      </Box>
      <EngineNote engine={analysis.engine} />
      <ModelReviewNote analysis={analysis} />
      <AnalysisWarnings warnings={analysis.warnings} />
      {byCategory(analysis).map(({ category, items }) => (
        <section key={category}>
          <Typography variant="h4" component="p" sx={{ mt: 3, mb: 1, breakAfter: 'avoid' }}>
            {t(`common:category.${category}`)}
          </Typography>
          {items.length === 0 && <Typography variant="body2">{t('results.noneHere')}</Typography>}
          {items.map((item) => (
            <Box key={item.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
              <RiskDots riskFactor={item.riskFactor} />
              <ModelMark id={item.id} />
              <Typography variant="subtitle2" component="p" lang={spoken.findings}>
                {item.suggestion}
              </Typography>
              <Typography variant="body2" lang={spoken.findings}>
                {item.why}
              </Typography>
              {item.evidence && (
                <Typography
                  variant="body2"
                  lang={spoken.document}
                  sx={(theme) => ({
                    fontFamily: theme.typography.contract.fontFamily,
                    mt: 0.5,
                    pl: 1.5,
                    borderLeft: 2,
                    borderColor: 'divider',
                    overflowWrap: 'anywhere',
                  })}
                >
                  {item.evidence.quote}
                </Typography>
              )}
            </Box>
          ))}
        </section>
      ))}
      <Considerations analysis={analysis} />
      <Typography variant="caption" component="p" sx={{ mt: 3 }}>
        {t('disclaimer')}
      </Typography>
    </Box>
  );
}
