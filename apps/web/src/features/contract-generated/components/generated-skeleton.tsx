import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/ui/use-page-head.js';

const BARS = [0, 1, 2, 3];

export function GeneratedSkeleton() {
  const { t } = useTranslation(['contract-generated', 'common']);
  usePageHead({ title: t('previewTitle') });
  return (
    <Box role="status" aria-label={t('common:loading')} sx={{ display: 'grid', gap: 2, maxWidth: '44rem' }}>
      <Skeleton variant="rounded" height={80} />
      {BARS.map((bar) => (
        <Skeleton key={bar} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
