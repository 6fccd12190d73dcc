import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Navigate, Outlet } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { ListSkeleton } from './list-skeleton.js';

/** Lets administrators in; the services check again with every call (R-SHELL-09). */
export function AdminGuard() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading)
    return (
      <Container
        maxWidth={false}
        sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 3, md: 5 }, flexGrow: 1 })}
      >
        <Typography variant="h3" component="div" aria-hidden sx={{ mb: 4 }}>
          <Skeleton width="12rem" />
        </Typography>
        <ListSkeleton />
      </Container>
    );
  return user?.isAdmin ? <Outlet /> : <Navigate to={paths.home} replace />;
}
