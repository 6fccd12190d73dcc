import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ProgressBarProps {
  /** What is under way; shown above the bar and its accessible name. */
  readonly label: string;
  /** Per cent, or undefined while nothing can be said about how far it is. */
  readonly value: number | undefined;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <LinearProgress
        aria-labelledby={labelId}
        variant={value === undefined ? 'indeterminate' : 'determinate'}
        {...(value === undefined ? {} : { value })}
      />
    </div>
  );
}
