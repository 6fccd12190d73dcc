import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** One sentence. */
  readonly message: string;
  /** One action. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, message, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2.5,
        px: 3,
        py: { xs: 6, md: 9 },
        textAlign: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& > .MuiSvgIcon-root': { color: 'text.muted' },
      }}
    >
      {icon}
      <Typography color="textPrimary" sx={(theme) => ({ maxWidth: theme.layout.form, textWrap: 'balance' })}>
        {message}
      </Typography>
      {action}
    </Box>
  );
}
