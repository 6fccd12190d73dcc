import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { browser } from '../../../shared/browser.js';

/** Stands where the questions were, once another tab of this browser goes on with them. */
export function OpenInOtherTab() {
  const { t } = useTranslation('contract-wizard');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        component="h1"
        color="textPrimary"
        sx={{ mt: 4, mb: 1 }}
      >
        {t('elsewhereTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {t('elsewhereText')}
      </Typography>
      <Button variant="contained" onClick={() => browser.reload()}>
        {t('elsewhereGoOn')}
      </Button>
    </section>
  );
}
