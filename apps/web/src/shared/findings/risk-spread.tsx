import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RISK_FACTORS, type RiskFactor } from './risk-factors.js';

interface RiskSpreadProps {
  readonly findings: readonly { readonly riskFactor: RiskFactor }[];
}

/** How many findings there are of each weight: a bar to look at, and the same in words below it. */
export function RiskSpread({ findings }: RiskSpreadProps) {
  const { t } = useTranslation();
  const shares = RISK_FACTORS.map((factor) => ({
    factor,
    count: findings.filter(({ riskFactor }) => riskFactor === factor).length,
  })).filter(({ count }) => count > 0);
  if (shares.length === 0) return null;
  return (
    <Box sx={{ maxWidth: (theme) => theme.layout.form }}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          gap: '2px',
          height: '0.625rem',
          borderRadius: 999,
          overflow: 'hidden',
          forcedColorAdjust: 'none',
          printColorAdjust: 'exact',
        }}
      >
        {shares.map(({ factor, count }) => (
          <Box key={factor} sx={{ flex: `${count} 1 0`, bgcolor: `risk.${factor}` }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 0.5,
          m: 0,
          mt: 1,
          p: 0,
        }}
      >
        {shares.map(({ factor, count }) => (
          <Box component="li" key={factor} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                width: '0.625rem',
                height: '0.625rem',
                borderRadius: 999,
                bgcolor: `risk.${factor}`,
                forcedColorAdjust: 'none',
                printColorAdjust: 'exact',
              }}
            />
            <Typography variant="caption" component="span" color="textPrimary">
              {t(`risk.${factor}`)}{' '}
              <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
