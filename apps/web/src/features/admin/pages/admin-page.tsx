import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { ADMIN_VIEWS, isAdminView, type AdminView } from '../admin-views.js';
import { PasswordConfirmation } from '../components/password-confirmation.js';
import { ViewSkeleton } from '../view-skeleton.js';

/** `tab` of the address says which view is open (R-ROUTE-09). */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const open: AdminView = isAdminView(asked) ? asked : 'overview';
  const View = ADMIN_VIEWS[open];
  usePageHead({ title: t('title') });
  return (
    <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 3, md: 5 } })}>
      <Typography variant="h3" component="h1" tabIndex={-1} color="textPrimary">
        {t('title')}
      </Typography>
      <Tabs
        value={open}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t('title')}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mt: 2,
          mb: { xs: 3, md: 4 },
          /* A way that leads nowhere would only hold the first tab off the edge that everything else begins at. */
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
          /* From here on all of them fit, in either language. */
          '@media (min-width: 1200px)': { '& .MuiTabs-scrollButtons': { display: 'none' } },
        }}
      >
        {(Object.keys(ADMIN_VIEWS) as AdminView[]).map((name) => (
          <Tab
            key={name}
            id={`admin-tab-${name}`}
            aria-controls="admin-view"
            value={name}
            label={t(`tabs.${name}`)}
            component={Link}
            to={paths.adminView({ tab: name })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="admin-view" aria-labelledby={`admin-tab-${open}`}>
        {/* With a boundary of its own each view shows that it is on its way; one that was shown already would stay as it is. */}
        <Suspense key={open} fallback={<ViewSkeleton view={open} />}>
          <PasswordConfirmation>
            <View />
          </PasswordConfirmation>
        </Suspense>
      </Box>
    </Container>
  );
}
