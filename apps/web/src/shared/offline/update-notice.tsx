import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppUpdate } from './app-update.js';
import { NoticeBar } from './notice-bar.js';

/** Offers a new version instead of putting it in the place of a form that is being filled in. */
export function UpdateNotice() {
  const { t } = useTranslation('offline');
  const { isReady, takeOver, putOff } = useAppUpdate();
  return (
    <div role="status">
      {isReady && (
        <NoticeBar
          icon={<AutorenewOutlined fontSize="small" aria-hidden />}
          actions={
            <>
              <Button size="small" onClick={takeOver}>
                {t('update.reload')}
              </Button>
              <Button size="small" color="inherit" onClick={putOff}>
                {t('update.later')}
              </Button>
            </>
          }
        >
          {t('update.text')}
        </NoticeBar>
      )}
    </div>
  );
}
