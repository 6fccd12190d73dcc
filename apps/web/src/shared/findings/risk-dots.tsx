import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RISK_FACTORS, type RiskFactor } from './risk-factors.js';

const SCALE: readonly RiskFactor[] = RISK_FACTORS.toReversed();

/** A risk factor as dots out of five, with its word; never by colour alone. */
export function RiskDots({ riskFactor }: { riskFactor: RiskFactor }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        role="img"
        aria-label={t('risk.outOf', { factor: riskFactor, most: SCALE.length })}
        sx={{ display: 'inline-flex', gap: 0.5 }}
      >
        {SCALE.map((step) => (
          <Box
            key={step}
            component="span"
            sx={(theme) => ({
              width: '0.5rem',
              height: '0.5rem',
              borderRadius: 999,
              border: `1px solid ${theme.palette.risk[riskFactor]}`,
              bgcolor: step <= riskFactor ? theme.palette.risk[riskFactor] : 'transparent',
              printColorAdjust: 'exact',
              /* Full and empty are told apart by nothing else. */
              forcedColorAdjust: 'none',
            })}
          />
        ))}
      </Box>
      <Typography variant="caption" component="span" color="textPrimary">
        {t(`risk.${riskFactor}`)}
      </Typography>
    </Box>
  );
}
