import Box from '@mui/material/Box';
import type { AnalysisWarning } from '@pactwright/protocol';
import { useTextLanguages } from '../model/text-languages.js';
import { AlertWithDetails } from './alert-with-details.js';

const SEVERITY: Partial<Record<AnalysisWarning['code'], 'error' | 'info'>> = {
  HIDDEN_TEXT: 'error',
  TRACKED_CHANGES: 'info',
};

/** What the reader should know of the document as a whole, such as text that nobody can see. */
export function AnalysisWarnings({ warnings }: { warnings: readonly AnalysisWarning[] }) {
  const { findings } = useTextLanguages();
  return warnings.map(({ code, message, details }) => (
    <Box key={code} sx={{ mt: 2 }}>
      <AlertWithDetails
        severity={SEVERITY[code] ?? 'warning'}
        lang={findings}
        message={message}
        details={details}
      />
    </Box>
  ));
}
