import Typography from '@mui/material/Typography';
import type { Engine } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Which rules checked; what a model adds to them has a note of its own. */
export function EngineNote({ engine }: { engine: Engine }) {
  const { t } = useTranslation('contract-analysis');
  return (
    <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 1 }}>
      {t('engine.builtIn', { version: engine.version })}
    </Typography>
  );
}
