import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { TranslationState } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

const ICONS = { translated: CheckCircle, missing: ErrorOutline, outdated: History } as const;
const COLOURS = { translated: 'success', missing: 'error', outdated: 'warning' } as const;

/** Whether a text is translated, by shape, colour and words. */
export function TranslationMark({ state }: { state: TranslationState | undefined }) {
  const { t } = useTranslation('wizard-editor');
  if (!state) return null;
  const Icon = ICONS[state];
  const words = t(`state.${state}`);
  return (
    <Tooltip title={words}>
      <Box component="span" role="img" aria-label={words} sx={{ display: 'inline-flex', flexShrink: 0 }}>
        <Icon color={COLOURS[state]} sx={{ fontSize: '1.125rem' }} />
      </Box>
    </Tooltip>
  );
}
