import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engine } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Who checked: our rules, or a model on top of them; and when the model could not, that it could not. */
export function EngineNote({ engine }: { engine: Engine }) {
  const { t } = useTranslation('contract-analysis');
  const isModel = engine.name === 'model';
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 1 }}>
      {isModel && <AutoAwesome sx={{ fontSize: 'body2.fontSize', color: 'ai.main' }} />}
      <Typography variant="body2" color="textMutedOnCanvas">
        {isModel
          ? t('engine.model', { model: engine.model, version: engine.version })
          : t('engine.builtIn', { version: engine.version })}
        {engine.fallback !== null && ` ${t('engine.fallback')}`}
      </Typography>
    </Box>
  );
}
