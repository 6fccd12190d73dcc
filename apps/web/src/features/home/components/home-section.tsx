import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  readonly title: string;
  readonly intro?: string;
  /** The heading stands to the left of what it is about, where there is room. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** One part of the page below the headline. */
export function HomeSection({ title, intro, isBeside = false, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        pt: { xs: 7, md: 12 },
        ...(isBeside && {
          display: { lg: 'grid' },
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          columnGap: 8,
        }),
      }}
    >
      <Typography id={headingId} variant="h2" color="textPrimary">
        {title}
      </Typography>
      {intro && (
        <Typography color="textSecondary" sx={(theme) => ({ mt: 1.5, maxWidth: theme.layout.reading })}>
          {intro}
        </Typography>
      )}
      <Box sx={{ mt: { xs: 3, md: 5, ...(isBeside && { lg: 0 }) } }}>{children}</Box>
    </Box>
  );
}
