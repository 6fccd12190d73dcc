import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.js';

/** What was looked for and not found, in one line: nothing to be alarmed about. */
export function NotFound({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('contract-terms');
  const language = useLanguage();
  if (names.length === 0) return null;
  const inSentence = (name: string): string => name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
  return (
    <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 3, maxWidth: '68ch' }}>
      {t('notFound', { terms: names.map(inSentence).join(', ') })}
    </Typography>
  );
}
