import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../offline/notice-bar.js';
import type { OwnWork } from './use-own-work.js';

export interface SignedOutBarProps {
  readonly work: OwnWork;
  /** It is there for as long as nobody is signed in: there is nothing to close. */
  readonly onClose: () => void;
}

/** Stays above work whose owner has closed the dialog that asked them to sign in again. */
export function SignedOutBar({ work }: SignedOutBarProps) {
  const { t } = useTranslation('auth');
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
