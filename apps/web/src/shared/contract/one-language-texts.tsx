import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OneLanguageText } from '@pactwright/drafting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.js';

interface OneLanguageTextsProps {
  readonly texts: readonly OneLanguageText[];
  /** What stands behind a text: the way to say it in the other language. */
  action?(text: OneLanguageText): ReactNode;
}

/** What a contract in both languages says in one of them only. It warns and stops nobody. */
export function OneLanguageTexts({ texts, action }: OneLanguageTextsProps) {
  const { t } = useTranslation('bilingual');
  const reader = useLanguage();
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
        {t('oneLanguage.title')}
      </Typography>
      <Typography variant="body2">{t('oneLanguage.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {texts.map((text) => (
          <Box
            component="li"
            key={text.key}
            sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}
          >
            <span>
              {text.label[reader]}: {t(`oneLanguage.${text.isPartly ? 'partly' : 'whole'}.${text.language}`)}
            </span>
            {action?.(text)}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
