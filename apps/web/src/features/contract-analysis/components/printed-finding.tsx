import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalysisItem } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { askOf, titleOf } from '../model/findings.js';
import { useTextLanguages, useWrittenIn } from '../model/text-languages.js';
import { ModelMark } from './model-mark.js';

interface PrintedFindingProps {
  readonly item: AnalysisItem;
  /** Perhaps there: no risk is known. */
  readonly isToLookFor?: boolean;
}

/** A finding on paper, all of it. */
export function PrintedFinding({ item, isToLookFor = false }: PrintedFindingProps) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  const writtenIn = useWrittenIn(item);
  const { id, riskFactor, why, evidence } = item;
  const ask = askOf(item);
  const asked = ask !== undefined && (
    <Typography variant="body2">
      {!isToLookFor && `${t('finding.ask')}: `}
      <span lang={writtenIn}>{ask}</span>
    </Typography>
  );
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      {!isToLookFor && <RiskDots riskFactor={riskFactor} />}
      <ModelMark id={id} />
      <Typography variant="subtitle2" component="p" lang={spoken.findings}>
        {titleOf(item)}
      </Typography>
      {isToLookFor && asked}
      <Typography variant="body2" lang={writtenIn}>
        {why}
      </Typography>
      {evidence && (
        <>
          {isToLookFor && <Typography variant="caption">{t('lookFor.nearest')}</Typography>}
          <Typography
            variant="body2"
            lang={spoken.document}
            sx={(theme) => ({
              fontFamily: theme.typography.contract.fontFamily,
              my: 0.5,
              pl: 1.5,
              borderLeft: 2,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            })}
          >
            {evidence.quote}
          </Typography>
        </>
      )}
      {!isToLookFor && asked}
    </Box>
  );
}
