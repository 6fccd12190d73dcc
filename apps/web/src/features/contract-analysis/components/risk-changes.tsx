import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { VersionChange } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';

/** What the check finds in one of the two and not in the other. */
export function RiskChanges({ risks }: { risks: VersionChange['risks'] }) {
  const { t } = useTranslation('compare-versions');
  if (risks.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {risks.map(({ id, heading, riskFactor, isNew }) => (
        <Box
          component="li"
          key={`${id} ${isNew}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
        >
          <Typography variant="body2" color="textPrimary">
            {t(isNew ? 'risk.new' : 'risk.gone', { heading })}
          </Typography>
          {isNew && <RiskDots riskFactor={riskFactor} />}
        </Box>
      ))}
    </Box>
  );
}
