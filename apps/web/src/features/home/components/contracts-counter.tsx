import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { site } from '../../../shared/site.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import { useCountUp } from '../model/use-count-up.js';

/** One quiet line with its footnote; the moving digits are for the eye only. */
export function ContractsCounter() {
  const { t } = useTranslation('home');
  const words = t('counter', { count: site.generatedContracts });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        <span aria-hidden="true">
          <Box
            component="strong"
            data-testid="contracts-counter"
            sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}
          >
            <CountedUp to={site.generatedContracts} />
          </Box>{' '}
          {words}*
        </span>
        <VisuallyHidden>
          {site.generatedContracts} {words}
        </VisuallyHidden>
      </Typography>
      <Typography variant="caption" component="p" color="textMutedOnCanvas" sx={{ mt: 0.5 }}>
        {t('counterFootnote')}
      </Typography>
    </>
  );
}

/** On its own, since it is drawn anew with every frame while it counts; the whole figure stands there until it begins. */
function CountedUp({ to }: { to: number }) {
  const language = useLanguage();
  return (useCountUp(to) ?? to).toLocaleString(language);
}
