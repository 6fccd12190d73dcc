import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { theme } from '../theme/create-theme.js';
import type { createStore } from './store.js';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly children: ReactNode;
}

export function Providers({ store, children }: ProvidersProps) {
  return (
    <StoreProvider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {/* Texts that a part needs for the first time are fetched; nearer boundaries keep the rest in sight. */}
        <Suspense>{children}</Suspense>
      </ThemeProvider>
    </StoreProvider>
  );
}
