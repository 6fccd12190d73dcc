import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says whose answers these are for longer than a toast does, and keeps the way to a fresh contract open. */
export function RestoredNotice({ onStartFresh }: { onStartFresh: () => void }) {
  const { t } = useTranslation('contract-wizard');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 2,
        pl: 2,
        pr: 0.5,
        borderRadius: 1,
        bgcolor: 'tint.primary',
      }}
    >
      <Typography variant="body2" color="textPrimary" sx={{ flexGrow: 1, py: 1 }}>
        {t('restoredText')}
      </Typography>
      <Button size="small" onClick={onStartFresh}>
        {t('startFresh')}
      </Button>
    </Box>
  );
}
