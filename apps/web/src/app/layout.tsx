import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AuthProvider } from '../features/auth/auth-provider.js';
import { PaymentProvider } from '../features/payment/payment-provider.js';
import { Footer } from '../features/shell/components/footer.js';
import { FocusOnNavigation } from '../features/shell/components/focus-on-navigation.js';
import { SkipLink } from '../features/shell/components/skip-link.js';
import { TopBar } from '../features/shell/components/top-bar.js';
import { OfflineSupport } from '../shared/offline/offline-support.js';
import { Toaster } from '../shared/ui/toaster.js';
import { MAIN_ID } from '../shared/ui/page-container.js';
import { FirstLoad } from './first-load.js';
import { ScrollPlaces } from './scroll-places.js';

/** What stands around every page, and the dialogs that any page may open. */
export function Layout() {
  return (
    <AuthProvider>
      <PaymentProvider>
        <SkipLink />
        <TopBar />
        <OfflineSupport />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}
        >
          {/* A part that needs words for the first time waits for them here, and the bar stays. */}
          <Suspense fallback={<FirstLoad />}>
            <Outlet />
          </Suspense>
        </Box>
        <Footer />
        <FocusOnNavigation />
        <Toaster />
        <ScrollPlaces />
      </PaymentProvider>
    </AuthProvider>
  );
}
