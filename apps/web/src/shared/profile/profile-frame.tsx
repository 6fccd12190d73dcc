import Logout from '@mui/icons-material/Logout';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { User } from '@pactwright/protocol';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { usePageUser } from '../auth/use-page-user.js';
import { useSignOut } from '../auth/use-sign-out.js';
import { paths } from '../paths.js';
import { BusyButton } from '../ui/busy-button.js';
import { PageContainer } from '../ui/page-container.js';

const TABS = { profile: paths.profile, billing: paths.billing } as const;

interface ProfileFrameProps {
  readonly tab: keyof typeof TABS;
  readonly children: (user: User) => ReactNode;
}

/** What stands around the pages of one's own account; whoever is not signed in is sent home (R-PROF-02). */
export function ProfileFrame({ tab, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile');
  const { user, isLoading } = usePageUser();
  const { signOut, isSigningOut } = useSignOut();
  if (!user && !isLoading) return <Navigate to={paths.home} replace />;
  return (
    <PageContainer
      isNarrow
      title={t('title')}
      actions={
        <BusyButton
          variant="outlined"
          startIcon={<Logout />}
          isBusy={isSigningOut}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </BusyButton>
      }
    >
      <Tabs
        component="nav"
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => (
          <Tab key={name} value={name} label={t(`tabs.${name}`)} component={Link} to={TABS[name]} />
        ))}
      </Tabs>
      {/* Somebody else who signs in here is to find nothing of what was typed before. */}
      {user ? (
        <Fragment key={user.id}>{children(user)}</Fragment>
      ) : (
        <Skeleton variant="rounded" height="24rem" />
      )}
    </PageContainer>
  );
}
