import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalysisWarning } from '@pactwright/protocol';
import { useTextLanguages } from '../model/text-languages.js';

/** What the reader should know of the document as a whole, such as text that nobody can see. */
export function AnalysisWarnings({ warnings }: { warnings: readonly AnalysisWarning[] }) {
  const spoken = useTextLanguages();
  return warnings.map(({ code, message, details }) => (
    <Alert
      key={code}
      severity={code === 'HIDDEN_TEXT' ? 'error' : 'warning'}
      lang={spoken.findings}
      sx={{ mt: 2 }}
    >
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
  ));
}
