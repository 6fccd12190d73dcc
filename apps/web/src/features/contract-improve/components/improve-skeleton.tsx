import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const CARDS = [0, 1];

/** The page in the shape of what comes; nothing can be paid for before there is a contract. */
export function ImproveSkeleton() {
  const { t } = useTranslation(['contract-improve', 'common']);
  return (
    <Box role="status" aria-label={t('common:loading')} sx={{ display: 'grid', gap: 2, maxWidth: '44rem' }}>
      <Skeleton variant="rounded" height={96} />
      {CARDS.map((card) => (
        <Skeleton key={card} variant="rounded" height={240} />
      ))}
      <Button variant="contained" disabled sx={{ justifySelf: 'end' }}>
        {t('generate')}
      </Button>
    </Box>
  );
}
