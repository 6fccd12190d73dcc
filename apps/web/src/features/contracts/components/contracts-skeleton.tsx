import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const BLOCKS = [0, 1, 2];

export function ContractsSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 1 }}>
      {BLOCKS.map((block) => (
        <Skeleton
          key={block}
          data-testid="contract-skeleton"
          variant="rounded"
          sx={(theme) => ({ height: theme.layout.listRow })}
        />
      ))}
    </Box>
  );
}
