import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AnalysisItem } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { askOf, titleOf } from '../model/findings.js';
import { DETAIL_ID } from '../model/show-quote.js';
import { useTextLanguages, useWrittenIn } from '../model/text-languages.js';
import { CopyFinding } from './copy-finding.js';
import { ModelMark } from './model-mark.js';
import { Quote } from './quote.js';

interface FindingDetailProps {
  readonly item: AnalysisItem;
  /** Under its own entry of the list, which already names it. */
  readonly isInList?: boolean;
  /** Over the document, from which it was opened: to see the passage is to go back to it. */
  readonly isOverDocument?: boolean;
  onShow(): void;
}

export function FindingDetail({
  item,
  isInList = false,
  isOverDocument = false,
  onShow,
}: FindingDetailProps) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  const writtenIn = useWrittenIn(item);
  const { riskFactor, why, evidence } = item;
  const ask = askOf(item);
  const body = (
    <>
      <Part title={t('finding.why')}>
        <Typography variant="body2" lang={writtenIn}>
          {why}
        </Typography>
      </Part>
      <Part title={t('finding.quote')}>
        {evidence ? (
          <>
            <Quote evidence={evidence} riskFactor={riskFactor} />
            <Button size="small" sx={{ mt: 1, ml: -1.5 }} onClick={onShow}>
              {t(isOverDocument ? 'finding.back' : 'finding.show')}
            </Button>
          </>
        ) : (
          <Typography variant="body2">{t('finding.missing')}</Typography>
        )}
      </Part>
      {ask !== undefined && (
        <Part title={t('finding.ask')}>
          <Typography variant="body2" color="textPrimary" lang={writtenIn}>
            {ask}
          </Typography>
        </Part>
      )}
      <CopyFinding item={item} />
    </>
  );
  if (isInList) return body;
  return (
    <Paper
      variant="outlined"
      component="section"
      id={DETAIL_ID}
      aria-label={t('finding.label')}
      /* It may be longer than the window: then it scrolls, by the keyboard as well. */
      tabIndex={0}
      sx={(theme) => ({
        p: 3,
        maxHeight: `calc(100dvh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
        overflowY: 'auto',
      })}
    >
      <RiskDots riskFactor={riskFactor} />
      <ModelMark id={item.id} />
      <Typography variant="h5" component="h2" color="textPrimary" lang={spoken.findings} sx={{ mt: 1 }}>
        {titleOf(item)}
      </Typography>
      {body}
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="caption" component="p" color="textMuted" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
