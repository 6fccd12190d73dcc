import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { theme } from '../theme/create-theme.js';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {/* Texts that a part needs for the first time are fetched; nearer boundaries keep the rest in sight. */}
      <Suspense>{children}</Suspense>
    </ThemeProvider>
  );
}
