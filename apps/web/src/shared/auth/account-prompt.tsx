import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignInDialog } from './sign-in-context.js';

interface AccountPromptProps {
  /** Something else on the page comes first. */
  readonly isQuiet?: boolean;
}

/** Invites a visitor to keep their contracts in an account. */
export function AccountPrompt({ isQuiet = false }: AccountPromptProps) {
  const { t } = useTranslation();
  const openSignIn = useSignInDialog();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        mt: 4,
        p: { xs: 2.5, sm: 3 },
        borderRadius: 1,
        bgcolor: 'tint.primary',
      }}
    >
      <Box sx={{ flex: '1 1 18rem' }}>
        <Typography id={headingId} variant="h5" component="h2" color="textPrimary">
          {t('accountPrompt.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('accountPrompt.text')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant={isQuiet ? 'outlined' : 'contained'} onClick={() => openSignIn({ mode: 'register' })}>
          {t('accountPrompt.create')}
        </Button>
        <Button variant={isQuiet ? 'text' : 'outlined'} onClick={() => openSignIn()}>
          {t('accountPrompt.signIn')}
        </Button>
      </Box>
    </Box>
  );
}
