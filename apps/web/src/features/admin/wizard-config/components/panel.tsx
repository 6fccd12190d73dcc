import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** The sheet on the right, on which one thing is edited. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {children}
    </Paper>
  );
}
