import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { usePageUser } from '../../../shared/auth/use-page-user.js';
import { paths } from '../../../shared/paths.js';

/** Lets administrators in; the services check again with every call (R-SHELL-09). */
export function AdminGuard() {
  const { t } = useTranslation();
  const { user, isLoading } = usePageUser();
  if (isLoading && !user)
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', flexGrow: 1, minHeight: '50vh' }}>
        <CircularProgress aria-label={t('loading')} />
      </Box>
    );
  return user?.isAdmin ? <Outlet key={user.id} /> : <Navigate to={paths.home} replace />;
}
