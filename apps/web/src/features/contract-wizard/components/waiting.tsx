import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function Waiting({ text }: { text: string }) {
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', py: 16 }}>
      <CircularProgress aria-hidden />
      <Typography>{text}</Typography>
    </Stack>
  );
}

/** Stands in the page while its code is on the way. */
export function WizardLoading() {
  const { t } = useTranslation('contract-wizard');
  return <Waiting text={t('loadingWizard')} />;
}
