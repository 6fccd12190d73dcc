import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

/** A thin line under the bar while the next page loads; it fades in late, so that quick loads show nothing. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === 'idle') return null;
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
