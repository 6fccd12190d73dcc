import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a page on a sheet of its own, under its own heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mb: 3,
        p: { xs: 2.5, sm: 4 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id={id} variant="h4" component="h2" tabIndex={-1} color="textPrimary">
        {title}
      </Typography>
      {intro && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {intro}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  );
}
