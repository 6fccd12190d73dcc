import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

interface StepHeadingProps {
  readonly title: string;
  readonly description: string | null;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** What a step is about. */
export function StepHeading({ title, description, ref }: StepHeadingProps) {
  return (
    <>
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="h2"
        component="h1"
        color="textPrimary"
        sx={{ mt: 4, mb: 1 }}
      >
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ mb: 4, maxWidth: '68ch' }}>
          {description}
        </Typography>
      )}
    </>
  );
}
