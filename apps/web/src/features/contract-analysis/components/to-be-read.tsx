import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ToBeReadProps {
  readonly title: string;
  readonly text: string;
  /** `name` is unlike that of any other. */
  readonly rows: readonly { readonly name: string; readonly term: ReactNode; readonly said: ReactNode }[];
}

/** What is no change of any passage, and has to be read beside the changes; nothing where there is none. */
export function ToBeRead({ title, text, rows }: ToBeReadProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" color="textPrimary">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        {rows.map(({ name, term, said }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="textPrimary"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {said}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
