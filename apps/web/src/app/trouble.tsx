import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TroubleProps {
  readonly text: string;
  readonly detail?: string | undefined;
  /** The way out. */
  readonly children: ReactNode;
}

export function Trouble({ text, detail, children }: TroubleProps) {
  return (
    <>
      <Typography color="textSecondary" sx={(theme) => ({ maxWidth: theme.layout.reading })}>
        {text}
      </Typography>
      {detail && (
        <Typography variant="caption" component="p" color="textMutedOnCanvas" sx={{ mt: 1.5 }}>
          {detail}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>{children}</Box>
    </>
  );
}
