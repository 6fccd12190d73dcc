import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { paths } from '../../../shared/paths.js';

/** The contract belongs to somebody else by now, or to nobody: where it may be, and that no money is lost. */
export function AbsentContract({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('payment-success');
  const openSignIn = useSignInDialog();
  return (
    <Paper role="alert" variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography color="textPrimary">
        {t(isSignedIn ? 'absent.fromAccount' : 'absent.fromBrowser')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {t('absent.money')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 2.5 }}>
        {!isSignedIn && (
          <Button variant="contained" onClick={() => openSignIn()}>
            {t('absent.signIn')}
          </Button>
        )}
        <Button variant={isSignedIn ? 'contained' : 'text'} component={Link} to={paths.contracts}>
          {t('toContracts')}
        </Button>
      </Stack>
    </Paper>
  );
}
