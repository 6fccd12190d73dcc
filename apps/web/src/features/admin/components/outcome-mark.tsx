import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { RecentAction } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** How an act ended: what failed stands out by colour, shape and word (R-ADM-04). */
export function OutcomeMark({ outcome }: { outcome: RecentAction['status'] }) {
  const { t } = useTranslation('admin');
  const hasFailed = outcome === 'error';
  const Icon = hasFailed ? ErrorOutline : Check;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'caption',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        ...(hasFailed
          ? { px: 1, borderRadius: 1, bgcolor: 'tint.danger', color: 'error.main', fontWeight: 'bold' }
          : { color: 'text.secondary' }),
      }}
    >
      <Icon sx={{ fontSize: '1rem' }} aria-hidden />
      {t(`outcome.${outcome}`)}
    </Box>
  );
}
