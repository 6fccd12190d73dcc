import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorFigure, type ErrorKind } from './error-figure.js';

interface ErrorLayoutProps {
  readonly kind: ErrorKind;
  readonly text: string;
  readonly detail?: string | undefined;
  /** Where to turn when the way out leads nowhere. */
  readonly help: ReactNode;
  /** The way out. */
  readonly children: ReactNode;
}

export function ErrorLayout({ kind, text, detail, help, children }: ErrorLayoutProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 5, alignItems: 'flex-start' }}>
      <Box sx={(theme) => ({ flex: '1 1 18rem', minWidth: 0, maxWidth: theme.layout.reading })}>
        <Typography color="textSecondary">{text}</Typography>
        {detail && (
          <Typography
            variant="caption"
            component="p"
            /* Of the browser or of our code, never translated. */
            lang="en"
            color="textMutedOnCanvas"
            sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
          >
            {detail}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>{children}</Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
          {help}
        </Typography>
      </Box>
      <ErrorFigure kind={kind} />
    </Box>
  );
}
