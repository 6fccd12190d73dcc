import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { useSignOut } from '../../../shared/auth/use-sign-out.js';
import { paths } from '../../../shared/paths.js';
import { PageContainer } from '../../../shared/ui/page-container.js';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { user, isLoading } = useCurrentUser();
  const { signOut, isSigningOut } = useSignOut();
  if (!user) return isLoading ? null : <Navigate to={paths.home} replace />;
  return (
    <PageContainer
      isNarrow
      title={t('title')}
      actions={
        <Button
          variant="outlined"
          startIcon={<Logout />}
          loading={isSigningOut}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('signedInAs', { email: user.email })}</Typography>
    </PageContainer>
  );
}
