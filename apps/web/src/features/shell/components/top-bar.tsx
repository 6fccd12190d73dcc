import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Login from '@mui/icons-material/Login';
import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { useIsWidePage } from '../../../shared/ui/page-width.js';
import { BarAction } from './bar-action.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { NavigationProgress } from './navigation-progress.js';

/* Its number comes with the store, which visitors do not need here. */
const ContractsAction = lazy(async () => ({
  default: (await import('./contracts-action.js')).ContractsAction,
}));

export function TopBar() {
  const { t } = useTranslation('shell');
  const { user, isLoading, isOutOfReach } = useCurrentUser();
  const openSignIn = useSignInDialog();
  const { pathname } = useLocation();
  const isWide = useIsWidePage();
  /* A visitor who has just paid is shown where the contract went. */
  const isSignedIn = user !== null || isOutOfReach;
  const hasContractsAction = isSignedIn || pathname.startsWith(paths.paymentSuccess);
  return (
    <AppBar>
      <Toolbar
        component="nav"
        aria-label={t('navigation')}
        disableGutters
        sx={(theme) => ({
          width: '100%',
          maxWidth: isWide ? theme.layout.wide : theme.layout.content,
          minHeight: { xs: theme.layout.topBar },
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          gap: { xs: 0, md: 0.5 },
        })}
      >
        <Logo />
        <Box sx={{ flexGrow: 1 }} />
        {isSignedIn && (
          <BarAction
            label={t('newContract.label')}
            description={t('newContract.description')}
            icon={<NoteAdd fontSize="small" />}
            to={paths.newContract}
            wordsFrom="lg"
          />
        )}
        {hasContractsAction && (
          <Suspense>
            <ContractsAction />
          </Suspense>
        )}
        <BarAction
          label={t('check.label')}
          description={t('check.description')}
          icon={<FactCheck fontSize="small" />}
          to={paths.analyze}
        />
        {isSignedIn && (
          <BarAction
            label={t('profile.label')}
            description={user ? t('profile.description', { email: user.email }) : t('profile.outOfReach')}
            icon={user ? <PersonOutline fontSize="small" /> : <CloudOff fontSize="small" />}
            to={paths.profile}
            wordsFrom="lg"
          />
        )}
        {user?.isAdmin && (
          <BarAction
            label={t('admin.label')}
            description={t('admin.description')}
            icon={<AdminPanelSettings fontSize="small" />}
            to={paths.admin}
            wordsFrom="lg"
          />
        )}
        <LanguageSwitch />
        {!isSignedIn && (
          /* Keeps its place while it is not known who is here, so that nothing moves. */
          <Box sx={{ visibility: isLoading ? 'hidden' : 'visible' }}>
            <BarAction
              label={t('signIn.label')}
              description={t('signIn.description')}
              icon={<Login fontSize="small" />}
              aria-haspopup="dialog"
              onClick={() => openSignIn()}
            />
          </Box>
        )}
      </Toolbar>
      <NavigationProgress />
    </AppBar>
  );
}
