import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isOfModel, type AnalysisItem } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { askOf, titleOf } from '../model/findings.js';
import { useTextLanguages } from '../model/text-languages.js';
import { ModelMark } from './model-mark.js';

/** What to read first, on paper: the same points as on the page. */
export function PrintedTopFindings({ items }: { items: readonly AnalysisItem[] }) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2, breakInside: 'avoid' }}>
      <Typography variant="h5" component="p">
        {t('gravest', { count: items.length })}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {items.map((item) => (
          <Typography component="li" variant="body2" key={item.id}>
            <b lang={spoken.findings}>{titleOf(item)}</b> <RiskDots riskFactor={item.riskFactor} />
            <ModelMark id={item.id} />
            {isOfModel(item.id) && <div lang={spoken.model}>{askOf(item)}</div>}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
