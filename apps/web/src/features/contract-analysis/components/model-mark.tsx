import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isOfModel, type AnalysisItem } from '@pactwright/protocol';
import { AiIcon } from '../../../shared/ai/ai-icon.js';
import { useModelMark } from '../model/use-model-mark.js';

/** Says of a finding that a model made it; nothing of one that the rules made. */
export function ModelMark({ id }: Pick<AnalysisItem, 'id'>) {
  const mark = useModelMark();
  if (!isOfModel(id)) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ml: 1.5,
        px: 0.75,
        borderRadius: 999,
        bgcolor: 'ai.tint',
        color: 'ai.text',
        verticalAlign: 'middle',
      }}
    >
      <AiIcon sx={{ fontSize: 'caption.fontSize' }} />
      <Typography variant="caption" component="span" color="inherit">
        {mark}
      </Typography>
    </Box>
  );
}
