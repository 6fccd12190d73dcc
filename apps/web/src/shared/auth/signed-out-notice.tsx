import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../offline/notice-bar.js';
import type { OwnWork } from './use-own-work.js';

/** Stays above work whose owner has closed the dialog that asked them to sign in again. */
export function SignedOutNotice({ work }: { readonly work: OwnWork }) {
  const { t } = useTranslation('auth');
  if (!work.hasEnded) return null;
  return (
    <Box role="status" sx={{ mb: 2, border: 1, borderBottom: 0, borderColor: 'divider' }}>
      <NoticeBar
        icon={null}
        actions={
          <Button size="small" onClick={work.signInAgain}>
            {t('signInAgain')}
          </Button>
        }
      >
        {t('workKept')}
      </NoticeBar>
    </Box>
  );
}
