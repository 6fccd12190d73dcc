import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export function ResultsActions({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('contract-analysis');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="contained" onClick={onReset}>
        {t('another')}
      </Button>
    </Box>
  );
}
