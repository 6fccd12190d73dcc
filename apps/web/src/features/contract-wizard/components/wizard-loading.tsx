import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useIsFromFile } from '../../../shared/use-is-from-file.js';
import { PrerenderedStepContext } from '../model/prerendered-step-context.js';

const AS_IT_IS = { __html: '' };

/** Stands where the questions will be; in a page that came with them from its file, over these. */
export function WizardPlaceholder({ text }: { text: string }) {
  const drawn = useContext(PrerenderedStepContext);
  const language = useLanguage();
  const [fileLanguage] = useState(language);
  const isFromFile = useIsFromFile();
  if (drawn) return <OverStep text={text} step={{ children: drawn }} />;
  if (isFromFile && language === fileLanguage)
    return (
      <OverStep text={text} step={{ suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS }} />
    );
  /* As high as the window: the footer that follows would jump when the questions come. */
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', py: 16, minHeight: '100dvh' }}>
      <CircularProgress aria-hidden />
      <Typography>{text}</Typography>
    </Stack>
  );
}

/** The words stand where the buttons will be. */
function OverStep({ text, step }: { text: string; step: object }) {
  return (
    <>
      {/* Somebody's own answers are about to come: empty questions would frighten. */}
      <Box inert aria-hidden sx={{ '[data-returning] &': { visibility: 'hidden' } }} {...step} />
      <Stack
        role="status"
        data-bar
        direction="row"
        spacing={1.5}
        sx={(theme) => ({
          alignItems: 'center',
          position: 'sticky',
          bottom: 0,
          mt: 4,
          minHeight: theme.layout.control,
          py: 1.5,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        })}
      >
        <CircularProgress aria-hidden size={20} />
        <Typography>{text}</Typography>
      </Stack>
    </>
  );
}

/** Stands in the page while its code is on the way. */
export function WizardLoading() {
  const { t } = useTranslation('contract-wizard');
  return <WizardPlaceholder text={t('loadingWizard')} />;
}
