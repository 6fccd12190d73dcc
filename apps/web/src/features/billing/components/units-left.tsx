import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** How much of the quota is left: one bar a contract, and in words. */
export function UnitsLeft({ quota, left }: { quota: number; left: number }) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle1" component="p" color="textPrimary">
        {t('plan.left', { count: quota, left })}
      </Typography>
      <Box
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={left}
        sx={{ display: 'flex', gap: 0.75, mt: 1 }}
      >
        {Array.from({ length: quota }, (_, unit) => (
          <Box
            key={unit}
            sx={{
              flex: 1,
              height: 8,
              borderRadius: 999,
              bgcolor: unit < left ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
    </div>
  );
}
