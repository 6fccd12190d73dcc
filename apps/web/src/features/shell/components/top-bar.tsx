import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Login from '@mui/icons-material/Login';
import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { useIsWidePage } from '../../../shared/ui/page-width.js';
import { useContractsBadge } from '../model/use-contracts-badge.js';
import { BarAction } from './bar-action.js';
import { ContractsAction } from './contracts-action.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { NavigationProgress } from './navigation-progress.js';

export function TopBar() {
  const { t } = useTranslation('shell');
  const { user, isLoading } = useCurrentUser();
  const openSignIn = useSignInDialog();
  const badge = useContractsBadge();
  const { pathname } = useLocation();
  const isWide = useIsWidePage();
  /* A visitor who has just paid is shown where the contract went. */
  const hasContractsAction = user !== null || pathname.startsWith(paths.paymentSuccess);
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
        {user && (
          <BarAction
            label={t('newContract.label')}
            description={t('newContract.description')}
            icon={<NoteAdd fontSize="small" />}
            to={paths.newContract}
            wordsFrom="lg"
          />
        )}
        {hasContractsAction && <ContractsAction badge={badge} />}
        <BarAction
          label={t('check.label')}
          description={t('check.description')}
          icon={<FactCheck fontSize="small" />}
          to={paths.analyze}
        />
        {user && (
          <BarAction
            label={t('profile.label')}
            description={t('profile.description', { email: user.email })}
            icon={<PersonOutline fontSize="small" />}
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
        {!user && (
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
