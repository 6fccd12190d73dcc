import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../shared/offline/use-connection.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import { selectWizard } from '../model/wizard-slice.js';

const MARKS = {
  saved: { icon: CloudDoneOutlined, text: 'saved' },
  saving: { icon: CloudSyncOutlined, text: 'saving' },
  unsaved: { icon: CloudOffOutlined, text: 'notSaved' },
  kept: { icon: DevicesOutlined, text: 'offline:kept' },
} as const;

/** Whether the server has the answers (T-56); failures to save are said here and nowhere else. */
export function SaveMark() {
  const { t } = useTranslation(['contract-wizard', 'offline']);
  const isOnline = useIsOnline();
  const state = useAppSelector((root) => selectWizard(root).saveState);
  const hasSaved = useAppSelector((root) => selectWizard(root).hasSaved);
  const [hadTrouble, setHadTrouble] = useState(false);
  /* Without a connection the notice below the top bar speaks for the answers. */
  const isTrouble = state === 'unsaved' && isOnline;
  if (isTrouble && !hadTrouble) setHadTrouble(true);
  const { icon: Icon, text } = MARKS[isOnline || state === 'saved' ? state : 'kept'];
  return (
    <Stack
      direction="row"
      spacing={0.75}
      data-save-state={state}
      /* Keeps its place: nothing moves when there is something to say. */
      sx={{
        alignItems: 'center',
        visibility: hasSaved ? 'visible' : 'hidden',
        color: isTrouble ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon fontSize="small" aria-hidden />
      <Typography variant="caption">{t(text)}</Typography>
      {/* Read out only when something went wrong, and when it is right again: not after every word typed. */}
      <VisuallyHidden role="status">
        {isTrouble && t('spokenTrouble')}
        {state === 'saved' && hadTrouble && t('spokenRecovery')}
      </VisuallyHidden>
    </Stack>
  );
}
