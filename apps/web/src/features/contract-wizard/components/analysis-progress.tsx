import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { ANALYSIS_SECONDS, useCountdown } from '../model/use-countdown.js';

/** The countdown of an analysis: an upper estimate, and honest when it was too low (T-27). */
export function AnalysisProgress({ startedAt }: { startedAt: number }) {
  const { t } = useTranslation('contract-wizard');
  const left = useCountdown(startedAt);
  const box = useRef<HTMLDivElement>(null);
  /* The button that started it cannot keep the focus. */
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.hasAttribute('disabled')) box.current?.focus();
  }, []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      data-analysing
      sx={{ mt: 2, maxWidth: '30rem', '&:focus': { outline: 'none' } }}
    >
      <ProgressBar
        label={left > 0 ? t('secondsLeft', { count: left }) : t('stillWorking')}
        value={left > 0 ? (100 * (ANALYSIS_SECONDS - left)) / ANALYSIS_SECONDS : undefined}
      />
    </Box>
  );
}
