import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/protocol';

interface Props {
  readonly severity: 'error' | 'warning' | 'info';
  /** Of what is said, where it is not that of the page. */
  readonly lang?: Language;
  readonly message: string;
  readonly details: readonly string[];
}

/** What is to be known of a file, and the places of it that it is about. */
export function AlertWithDetails({ severity, lang, message, details }: Props) {
  return (
    <Alert severity={severity} lang={lang}>
      {message}
      {details.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {details.map((detail, index) => (
            <Typography component="li" variant="body2" key={index} sx={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          ))}
        </Box>
      )}
    </Alert>
  );
}
