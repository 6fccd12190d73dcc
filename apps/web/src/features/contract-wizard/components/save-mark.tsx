import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from '../model/wizard-slice.js';

const MARKS = {
  saved: { icon: CloudDoneOutlined, text: 'saved' },
  saving: { icon: CloudSyncOutlined, text: 'saving' },
  unsaved: { icon: CloudOffOutlined, text: 'notSaved' },
} as const;

/** Whether the server has the answers (T-56); failures to save are said here and nowhere else. */
export function SaveMark() {
  const { t } = useTranslation('contract-wizard');
  const { icon: Icon, text } = MARKS[useAppSelector((state) => selectWizard(state).saveState)];
  return (
    <Stack
      direction="row"
      spacing={0.75}
      role="status"
      sx={{ alignItems: 'center', color: 'text.secondary' }}
    >
      <Icon fontSize="small" aria-hidden />
      <Typography variant="caption">{t(text)}</Typography>
    </Stack>
  );
}
