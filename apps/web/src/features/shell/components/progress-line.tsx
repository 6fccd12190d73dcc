import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

export function ProgressLine() {
  const { t } = useTranslation();
  return (
    <LinearProgress
      aria-label={t('loading')}
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 'calc(1em / 6)',
        animation: 'fade-in 200ms ease-out 200ms both',
        '@keyframes fade-in': { from: { opacity: 0 } },
      }}
    />
  );
}
