import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';

interface ChartFrameProps {
  readonly title: string;
  readonly choice?: ReactNode;
  readonly height: number;
  /** The same in a table, for those who do not see the chart. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...number[]])[];
  readonly children: ReactNode;
}

/** A chart under its heading; its code is loaded when it is first seen. */
export function ChartFrame({ title, choice, height, head, rows, children }: ChartFrameProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ position: 'relative', p: { xs: 2, sm: 2.5 }, pb: { xs: 4, sm: 4 }, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: '2.25rem',
          mb: 1.5,
        }}
      >
        <Typography id={id} variant="h5" component="h2" color="textPrimary">
          {title}
        </Typography>
        {choice}
      </Box>
      <Box aria-hidden sx={{ height }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
      </Box>
      <VisuallyHidden as="div">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={head[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Paper>
  );
}
