import Typography from '@mui/material/Typography';
import { usePageHead } from '../../../shared/ui/use-page-head.js';

/** The page's one h1, and the title of the window. */
export function Headline({ title }: { readonly title: string }) {
  usePageHead({ title });
  return (
    <Typography variant="h2" component="h1" tabIndex={-1} color="textPrimary">
      {title}
    </Typography>
  );
}
