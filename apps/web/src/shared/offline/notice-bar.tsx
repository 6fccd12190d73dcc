import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** One calm line below the top bar, for what concerns every page. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', color: 'text.primary' }}>
      <Box
        sx={(theme) => ({
          display: 'flex',
          /* On a phone what can be done stands below what is said. */
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          maxWidth: theme.layout.wide,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1,
          typography: 'body2',
          '& > svg': { flexShrink: 0, color: 'primary.main' },
        })}
      >
        {icon}
        <Box sx={{ flex: '1 1 14rem' }}>{children}</Box>
        {actions && (
          <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto', mr: { xs: -1, sm: 0 } }}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}
